import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    leave: {
      heading: 'Welcher kann warten?',
      see: 'Runde 3. Jetzt ist Handelsrouten 16 PP wert, Stadtentwicklung 15 und Expedition 6. Sieh dir an Märkten und Kolonien die Zahlen für Runde 5 an.',
      do: 'Werte zwei Aufträge und behalte einen für Runde 5. Hole aus allen dreien das meiste heraus. Dann wähle eine Stadt.',
      why: 'Deine Schiffe bei den Azoren bringen jetzt je 3 PP und in Runde 5 je 6. Die im Weizenmarkt fallen von 6 auf 4. Also wartet die Expedition.',
      wrong: {
        urbanization:
          'Machico bringt auch später 15 PP. Aber dann wertest du jetzt die Expedition für 6 PP, und in Runde 5 brächte sie 12.',
        routes: 'Genau umgekehrt: Bis Runde 5 fällt Handelsrouten von 16 auf 11 PP, und Expedition steigt von 6 auf 12.',
        city: 'In Machico hast du die meisten Arbeiter: 15 PP.',
      },
    },
    row: {
      heading: 'Nicht nur die Würfel',
      see: 'Runde 5. Du hast Einfluss der Gilden und Stadtentwicklung. Reihe I hat Handelsrouten und deckt Blau oder Grün auf, Reihe II hat Wohlstand und deckt Orange oder Violett auf.',
      do: 'Sieh dir deine Schiffe, Real und Gildengünste an. Nimm die Reihe, die mehr PP bringt.',
      why: 'Handelsrouten ist schon 11 PP wert. Die blaue Gilde deckt deinen Müller auf, und Einfluss der Gilden steigt von 10 auf 15 PP.',
      wrong: {
        dice: 'Die Würfel sind besser, aber mit 4 Real ist Wohlstand 4 PP wert, und deine orange und deine violette Gunst liegen schon offen.',
      },
    },
    real: {
      heading: 'Was ist ein Real wert?',
      see: 'Runde 5. Die Alfândega kostet 6 Real oder 1 Piraten. In Region 1 hast du keinen Arbeiter. Piraten: du 5, dein Gegner 9. Du hast den Auftrag Wohlstand und 14 Real.',
      do: 'Zahlen oder den Piraten nehmen? Wähle, was dich weniger PP kostet.',
      why: 'Mit Wohlstand sind 6 Real 6 PP. Mit 6 Piraten hast du noch immer weniger als dein Gegner, also kostet dieser nichts.',
      wrong: {
        pay: 'Wohlstand bringt 1 PP für jeden Real: Das kostet 6 PP. Ein Pirat mehr kostet nichts, denn dein Gegner hat 9.',
        mill: 'Ganz unten in der Windmühle gibst du 1 PP für 1 Real oder 1 Brot. Das bringt nichts.',
      },
    },
    mill: {
      heading: 'Verkaufe die Windmühle',
      see: 'Die letzte Runde. Du hast den Auftrag Wohlstand und 6 Real. Fünf Arbeiter sind hungrig, du hast 8 Brot.',
      do: 'Mach Wohlstand 15 PP wert, lass niemanden hungern, dann bestätige mit „Fertig“.',
      why: 'Nach Runde 5 ernährt eine Stufe niemanden mehr. Drei Stufen brachten 9 Real, und deine 8 Brot reichen für alle.',
      wrong: {
        bread: 'Brot hast du mehr, als du brauchst. Nimm die Real.',
        hungry: 'Wohlstand nimmt höchstens 15 Real. Diese Stufe ließe nur einen Arbeiter hungern.',
        done: 'Wohlstand ist noch keine 15 PP wert, und du hast Brot übrig.',
      },
    },
  },
};
