import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    out: {
      heading: 'Ein Schiff ohne Holz',
      see: 'Du hast 2 Wein, kein Holz und keinen Zugang dazu. Zwei deiner Schiffe liegen auf Handelsplätzen. Der zweite Platz für Wein ist frei.',
      do: 'Verkaufe beide Wein für 9 Real.',
      why: 'Nur ein Schiff aus dem Vorrat kostet 1 Holz. Eines, das schon draußen ist, fährt einfach weiter.',
      wrong: {
        mill: 'Beide Wein brauchst du für den Markt, und jede Stufe ernährt einen Arbeiter.',
        pass: 'Du hast noch einen Würfel. Auch Feld IV bewegt ein Schiff, aber dann ist der Würfel verloren.',
        harvest: 'Jetzt kann ein Schiff fahren. Nutze die Aktion des Kommandanten.',
        elsewhere: 'Dort verkauft das Schiff nichts.',
        done: 'Noch ist kein Schiff gefahren.',
        character: 'Nur der Kommandant bewegt Schiffe. In Region 1 kostet deine 1 nichts.',
      },
    },
    slot: {
      heading: 'Mach dir selbst Platz',
      see: 'Du hast 3 Zucker, 2 Wein und 1 Holz. Der Platz für 3 Zucker bringt 11 Real, der für 2 Wein 9. Dein eigenes Schiff ist im Weg.',
      do: 'Verdiene mit einem Zug des Kommandanten 20 Real.',
      why: 'Ein Platz ist frei, sobald sein Schiff ihn verlässt. Das erste Schiff fuhr zum Weinmarkt, das zweite nahm seinen Platz.',
      wrong: {
        mill: 'Du brauchst alle fünf Waren: 3 Zucker und 2 Wein.',
        pass: 'Du hast noch einen Würfel, und Feld IV bewegt nur ein Schiff. Für 20 Real brauchst du zwei.',
        small: 'Das sind weniger als 20 Real. Räume zuerst den Platz für 3 Zucker, dann schicke ein anderes Schiff dorthin.',
        harvest: 'Jetzt können Schiffe fahren. Nutze die Aktion des Kommandanten.',
        elsewhere: 'Dort verkauft das Schiff nichts.',
        done: 'Noch ist kein Schiff gefahren.',
        character: 'Nur der Kommandant bewegt Schiffe. In Region 1 kostet deine 1 nichts.',
      },
    },
    round: {
      heading: 'Der Markt der Runde',
      see: 'In Runde 3 bringt Handelsrouten 6 PP für ein Schiff im Weizenmarkt, 4 für Zucker und 3 für Wein. Du hast überall eines: 13 PP.',
      do: 'Mach Handelsrouten 16 PP wert. Der billigere freie Platz im Weizenmarkt kostet 3 Weizen, und du hast 2.',
      why: 'Aus zwei Wein wurde der dritte Weizen. Von Wein zu Weizen sind es 3 PP mehr, und das Schiff brachte noch 8 Real.',
      wrong: {
        sugar: 'Von Zucker zu Weizen sind es nur 2 PP mehr: 15. Ein anderes Schiff gewinnt 3.',
        home: 'Dieses Schiff liegt schon im besten Markt.',
        mill: 'Der Platz kostet 3 Weizen. Behalte deine zwei, und eine Stufe hilft dir hier nicht.',
        pass: 'Du hast noch einen Würfel. Auch Feld IV bewegt ein Schiff, aber dann ist der Würfel verloren.',
        other: 'Nur der Kommandant bewegt Schiffe. Nutze seine Aktion, und beende sie, wenn das richtige Schiff im Weizenmarkt liegt.',
      },
    },
    upkeep: {
      heading: 'Holz für die Schiffe',
      see: 'Das Ende der letzten Runde. Vier Schiffe verlangen 4 Holz, du hast 1. Dein Auftrag Wohlstand bringt 1 PP für jeden Real. Piraten: du 8, dein Gegner 10.',
      do: 'Für jedes Holz, das du nicht gibst, kommt ein Pirat. Bei Gleichstand verlierst du mehr. Wie viel Holz gibst du?',
      why: 'Mit 9 Piraten hast du noch immer weniger. Zwei Holz kosteten 3 Real. Das dritte hätte 3 weitere gekostet, für einen Piraten, der nichts ändert.',
      wrong: {
        all: 'Das kostet 6 Real für drei Holz: 3 PP zu viel. Auch mit einem Piraten mehr hast du weniger als dein Gegner.',
        tie: 'Dann habt ihr beide 10 Piraten. Du stehst in der Passen-Spalte weiter hinten und verlierst 16 statt 8 PP.',
        few: 'Dann hast du die meisten Piraten und verlierst 16 statt 8 PP.',
      },
    },
  },
};
