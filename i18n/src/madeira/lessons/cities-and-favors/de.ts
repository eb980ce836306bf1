import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    tie: {
      heading: 'Wer am weitesten rechts steht',
      see: 'Runde 5, keine Würfel mehr. In Funchal hat dein Gegner Arbeiter auf den Stadtfeldern 1 und 5, du hast einen auf 2.',
      do: 'Passe so, dass Funchal dir für Stadtentwicklung 12 PP bringt und nicht 6.',
      why: 'Zwei gegen zwei ist Gleichstand. Ihn gewinnt, wer am weitesten rechts steht, und du stehst auf Stadtfeld 6.',
      wrong: {
        left: 'Das ist zwei gegen zwei, aber der Arbeiter deines Gegners auf Stadtfeld 5 steht weiter rechts. Funchal bringt weiter 6 PP.',
        city: 'Porto Santo bringt höchstens 9 PP, und in Machico hat dein Gegner drei Arbeiter. Funchal bringt 12.',
        from: 'Wenn du einen Arbeiter innerhalb von Funchal bewegst, hast du dort noch immer nur einen.',
        slot: 'Das bringt keinen Arbeiter nach Funchal. Eines der Felder tut es.',
        done: 'Schicke einen Arbeiter: Ohne ihn bringt Funchal nur 6 PP.',
        mill: 'Die Windmühle schickt niemanden in die Stadt. Wähle ein Feld.',
      },
    },
    mayor: {
      heading: 'Zwei Städte auf einen Streich',
      see: 'Du hast zweimal Stadtentwicklung. In Machico hat ein Bürger auf Stadtfeld 4 so viel wie du, in Funchal ein anderer Bürger und dein Gegner auf 5. Beide Male verlierst du.',
      do: 'Nutze den Bürgermeister so, dass du in beiden Städten vorn liegst: 12 und 15 PP.',
      why: 'Der Bürgermeister versetzt auch Bürger. Eine Figur weniger gegen dich ist so gut wie eine mehr von dir.',
      wrong: {
        half: 'Das gewinnt höchstens eine Stadt. In Machico steht der Bürger weiter rechts als du, in Funchal dein Gegner auf Stadtfeld 5.',
        done: 'Eine der beiden Städte bringt noch die niedrigere Zahl. Du darfst zwei Figuren versetzen.',
        harvest: 'Eine Ernte versetzt niemanden in den Städten. Nutze die Aktion des Bürgermeisters.',
        character:
          'Von den Charakteren versetzt nur der Bürgermeister Figuren von einem Stadtfeld auf ein anderes. Er steht in Region 3, und dort kostet deine 3 nichts.',
        pass: 'Du hast noch einen Würfel. Nutze ihn, bevor du passt.',
        mill: 'Die Windmühle versetzt niemanden in den Städten.',
      },
    },
    guild: {
      heading: 'Eine neue Gilde',
      see: 'Einfluss der Gilden bringt 5 PP für jede Gilde mit offener Gunst. Dein Müller ist blau, dein Patron grün: 10 PP. Du hast 3 Holz und 2 Real.',
      do: 'Nimm eine Gildengunst, mit der Einfluss der Gilden 15 PP wert ist.',
      why: 'Jede Gilde zählt nur einmal. Eine orange oder violette Gunst bringt 5 PP mehr, und der Navigator kostet nur die 3 Holz, die du hast.',
      wrong: {
        same: 'Diese Gunst ist blau oder grün, und diese beiden Gilden zählen schon.',
        use: 'Eine Gildengunst, die du einsetzt, wird verdeckt. Einfluss der Gilden wäre nur noch 5 PP wert.',
        harvest: 'Eine Ernte bringt keine Gildengunst. Nutze die Aktion des Gildenmeisters.',
        character: 'Nur der Gildenmeister gibt Gildengünste. Er steht in Region 3, und dort kostet deine 3 nichts.',
        pass: 'Du hast noch einen Würfel. Nutze ihn, bevor du passt.',
        mill: 'Die Windmühle bringt keine Gildengunst.',
      },
    },
    lady: {
      heading: 'Der Trick der Dame',
      see: 'Dein letzter Zug in Phase C. Müller (blau) und Dame (violett) liegen offen, Bischof (blau) und Patron (grün) verdeckt. Du hast 5 Real und drei Arbeiter in Region 3.',
      do: 'Mach Einfluss der Gilden 15 PP wert, bevor du über die Alfândega entscheidest.',
      why: 'Die Dame nutzte für 4 Real die Casa da Coroa. Die deckte zwei Gildengünste auf: den Patron und die Dame selbst.',
      wrong: {
        bishop: 'Der Bischof ist blau wie der Müller. Diese Gilde zählt schon.',
        building: 'Nur die Casa da Coroa deckt Gildengünste auf.',
        miller: 'Dann liegt der Müller verdeckt, und deine eine Gildengunst für diesen Zug ist verbraucht.',
        done: 'Du darfst zwei Gildengünste aufdecken. Die Dame liegt jetzt verdeckt und zählt nicht.',
        pay: 'Eine Gildengunst kommt zuerst. Hast du über das Gebäude entschieden, ist es zu spät.',
        mill: 'Die Windmühle deckt keine Gildengunst auf.',
      },
    },
  },
};
