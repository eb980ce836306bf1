import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    free: {
      heading: 'Der richtige Würfel',
      see: 'Du hast eine 1, eine 2 und eine 3. Der Verwalter steht in Region 3, der Kommandant in Region 1. Du hast nur 2 Brot.',
      do: 'Du willst jetzt den Verwalter und später den Kommandanten. Lege einen Würfel auf den Verwalter, ohne Brot zu zahlen.',
      why: 'Niedrige Würfel gehören in niedrige Regionen, hohe in hohe. Die 1 ist beim Kommandanten umsonst, beim Verwalter nur die 3.',
      wrong: {
        one: 'Einer 1 fehlen in Region 3 zwei Punkte: 2 Brot. Mehr hast du nicht, und am Rundenende sind vier Arbeiter hungrig.',
        two: 'Einer 2 fehlt in Region 3 ein Punkt: 1 Brot. Du hast einen Würfel, der hier nichts kostet.',
        wasted: 'Nur die 3 ist beim Verwalter umsonst. Hebe sie für ihn auf.',
        character: 'Zuerst der Verwalter: Bei ihm ist Platz für zwei Würfel, und dein Gegner könnte sie belegen.',
        pass: 'Du hast noch drei Würfel. Nutze sie, bevor du passt.',
        mill: 'Hier brauchst du keinen Tausch. Wähle einen Würfel und lege ihn.',
      },
    },
    mill: {
      heading: 'Zwei Brot zu wenig',
      see: 'Runde 5. Fünf Arbeiter sind hungrig, du hast 3 Brot. Du hast 8 Piraten, dein Gegner 9, und bei Gleichstand verlierst du mehr.',
      do: 'Ernähre am Rundenende alle, damit kein Pirat dazukommt. Die Windmühle ist noch offen.',
      why: 'Aus zwei Zucker wurde ein Weizen, aus vier Weizen wurden zwei Stufen. So waren nur drei hungrig. Ein Pirat mehr hätte dich 8 PP gekostet.',
      wrong: {
        exchange: 'Nach diesem Tausch reichen deine Waren nicht mehr für zwei Stufen.',
        early:
          'Dein Brot reicht nicht für fünf: Jedes fehlende bringt einen Piraten, und dann verlierst du 16 statt 8 PP. Nutze zuerst die Windmühle.',
        hungry: 'Noch immer hungert jemand und bringt einen Piraten. Dann verlierst du 16 statt 8 PP.',
      },
    },
    'pirate-die': {
      heading: 'Kein Würfel, aber noch eine Aktion',
      see: 'Du hast keine Würfel mehr, aber einen Arbeiter in der Stadtwache. Fünf Arbeiter sind hungrig, du hast 4 Brot.',
      do: 'Finde noch eine Aktion: Ernte drei Waren, und hab am Rundenende genug Brot.',
      why: 'Ein Piratenwürfel schickt einen Arbeiter aus der Stadtwache in den Vorrat, und dort isst niemand. Nun sind vier hungrig, und du hast 4 Brot.',
      wrong: {
        one: 'Einer 1 fehlt in Region 2 ein Punkt: 1 Brot. Dann hungert am Rundenende jemand. Die anderen Piratenwürfel kosten hier nichts.',
        region: 'Dort hast du keinen Arbeiter auf einem Feld. Alle drei sind in Region 2.',
        action: 'Auch der Bürgermeister bringt etwas, aber gefragt sind drei Waren. Ernte.',
        nothing: 'Der Würfel liegt. Nimm jetzt die Ernte.',
        pass: 'Du kannst noch etwas tun, denn ein Arbeiter von dir ist in der Stadtwache. Wenn du jetzt passt, hungert am Rundenende einer.',
        mill: 'Eine Stufe hinab bringt 1 Brot, aber auch einen hungrigen Arbeiter mehr: nichts gewonnen.',
      },
    },
    mayor: {
      heading: 'Brot aus der Stadt',
      see: 'Fünf Arbeiter sind hungrig, du hast kein Brot. In Porto Santo bringen dein Arbeiter und ein Bürger 3 Brot. Machico gehört dir: 15 PP.',
      do: 'Nutze den Bürgermeister so, dass am Rundenende alle essen und du in Machico die meisten Arbeiter behältst.',
      why: 'In jeder Stadt, in der du einen Arbeiter hast, gibt der Bürgermeister 2 für jeden deiner Arbeiter und 1 für jeden Bürger. Versetze Figuren dorthin, wo du etwas brauchst.',
      wrong: {
        machico:
          'Mit einem Arbeiter weniger steht es in Machico unentschieden, und der Bürger steht weiter rechts. Stadtentwicklung bringt dann 7 statt 15 PP.',
        mill: 'Eine Stufe hinab bringt 1 Brot, aber auch einen hungrigen Arbeiter mehr. Der Bürgermeister bringt fünf.',
        few: 'Das reicht nicht für fünf hungrige Arbeiter. Jedes fehlende Brot bringt einen Piraten. Versetze zuerst eine Figur nach Porto Santo.',
        harvest: 'Eine Ernte bringt Waren. Am Rundenende brauchst du Brot.',
        pass: 'Du hast noch einen Würfel, und niemand hat gegessen. Nutze ihn zuerst.',
      },
    },
  },
};
