import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    which: {
      heading: 'Welches der fünf?',
      see: 'Du bist Baumeister mit 9 Dublonen und besetzter Universität. Du hast fünf Anlagen, 8 Plättchen, 17 Kolonisten und 13 SP in Chips.',
      do: 'Baue das große Gebäude, das dir am meisten bringt, mit Kolonist.',
      why: 'Drei große und zwei kleine Anlagen zählen 8 SP, die Halle selbst 4: +12. Die Universität besetzt sie gleich.',
      wrong: {
        fortress: '18 Kolonisten zählen 6 SP: +10. Zähle deine Anlagen.',
        residence: 'Mit 8 Plättchen zählt sie 4 SP: +8.',
        customs: '13 SP in Chips zählen 3: +7. Es passt zu jemandem, der viel verschifft.',
        'city-hall': 'Du hättest drei violette Gebäude: +7.',
        small: 'Das sind höchstens 3 SP. Mit 9 Dublonen ist heute ein großes Gebäude drin.',
        nothing: 'Baue und nimm den Kolonisten: Ein leeres großes Gebäude zählt nur seine 4 SP.',
      },
    },
    race: {
      heading: 'Es gibt nur eines',
      see: 'Du hast fünf Anlagen und 9 Dublonen. Der nächste Spieler hat vier Anlagen, 9 Dublonen und einen Steinbruch. Dein Kaffee brächte 6.',
      do: 'Wähle eine Rolle und hol dir, was du brauchst, vor dem nächsten Spieler.',
      why: 'Die Zunfthalle wird dir 12 SP wert sein, dem nächsten Spieler wäre sie 11 wert gewesen. Jedes große Gebäude gibt es einmal.',
      wrong: {
        trader: '6 Dublonen, aber der nächste Spieler wird Baumeister und nimmt die Zunfthalle. Sie kommt nicht wieder.',
        role: 'Du hast jetzt das Geld, der nächste Spieler auch: Wer zuerst baut, bekommt die Zunfthalle.',
        building: 'Der nächste Spieler baut gleich nach dir und nimmt die Zunfthalle: 8 SP für deine Anlagen sind verloren.',
      },
    },
    space: {
      heading: 'Die letzten zwei Felder',
      see: 'In deiner Stadt sind zwei Felder frei. Mit deinen zwei Steinbrüchen kostet ein großes Gebäude deine ganzen 8 Dublonen. Du hast 38 SP, der nächste Spieler 46.',
      do: 'Du wählst die nächste Rolle. Baue, womit du noch gewinnen kannst.',
      why: 'Neun violette Gebäude mit dem Rathaus: jetzt 4 SP und mit einem Kolonisten 9 mehr. Es füllt deine Stadt, also ist diese Runde die letzte.',
      wrong: {
        fortress:
          'Nach einem Bürgermeister hättest du 24 Kolonisten: 8 SP, insgesamt 50. Auch der nächste Spieler kann 50 erreichen und hat mehr Dublonen.',
        'guild-hall': 'Du hast zwei große Anlagen: Sie würde 4 SP zählen. Sieh dir deine violetten Gebäude an.',
        nothing: 'Du liegst 8 SP zurück. Das ist deine letzte Gelegenheit zu bauen.',
        small: 'Es nimmt eines der zwei Felder: Ein großes Gebäude passt nicht mehr. 3 SP reichen nicht.',
      },
    },
    mayor: {
      heading: 'Eine leere Halle zählt wenig',
      see: 'Die letzte Runde. Du hast 42 SP, der nächste Spieler 48. In deinem Rathaus arbeitet noch niemand.',
      do: 'Wähle deine letzte Rolle.',
      why: 'Mit einem Kolonisten zählt das Rathaus 9 SP mehr: 51. Erst das große Gebäude, dann der Bürgermeister: Plane beides zusammen.',
      wrong: {
        captain: 'Du hast keine Waren. Nur die anderen punkten, und dein Rathaus bleibt leer.',
        craftsman: 'Waren zählen nur auf einem Schiff, und ob es einen Kapitän gibt, entscheidet der nächste Spieler.',
        role: 'Das bringt keine Punkte mehr. Was fehlt in deinem Rathaus?',
      },
    },
  },
};
