import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    wood: {
      heading: 'Holz ernten',
      see: 'Am Rundenende verlangen deine zwei Schiffe 2 Holz. Du hast 1 Holz, keine Real und einen Würfel mit einer 2.',
      do: 'Ernte so, dass beide Schiffe ihr Holz bekommen.',
      why: 'Ein Feld mit Holz gibt 1 Holz und nicht seine Ware. So brachte Region 2 Wein, Zucker und das fehlende Holz.',
      wrong: {
        region:
          'Dort steht kein Arbeiter von dir auf einem Feld mit Holz. Ein Schiff geht am Rundenende leer aus, und du erhältst einen Piraten.',
        action: 'Das Holz kommt aus der Ernte. Ohne sie bringt dir ein Schiff am Rundenende einen Piraten.',
        pass: 'Du hast noch einen Würfel. Nutze ihn, bevor du passt.',
        mill: 'Holz gibt es in der Windmühle nicht.',
      },
    },
    special: {
      heading: 'Zweimal dasselbe Feld',
      see: 'Die Alfândega ist das leere Gebäude, also gibt es in Region 1 eine Sonderernte. Auf 1d liegt das letzte Holz, darunter wächst Zucker.',
      do: 'Hole mit deiner 1 Wein, Holz und Zucker.',
      why: 'Zur Sonderernte gehört eine weitere Ernte auf einem der Felder. Das Holz auf 1d war da schon weg, also gab es Zucker.',
      wrong: {
        die: 'Dort erntest du jedes Feld nur einmal. Nur bei der Sonderernte kommt ein Feld zweimal dran.',
        wine: 'Das ist ein zweiter Wein. Auf 1d liegt kein Holz mehr, jetzt gibt das Feld Zucker.',
        done: 'Da ist noch mehr zu holen. Nutze die Ernte und danach die zusätzliche.',
        pass: 'Du hast noch einen Würfel. Nutze ihn, bevor du passt.',
        mill: 'Die Windmühle gibt eine Ware für zwei. Die Ernte bringt drei Dinge umsonst.',
      },
    },
    monk: {
      heading: 'Erst räumen, dann ernten',
      see: 'In Region 2 stehst du auf 2a, 2c und 2d. Auf 2d liegen 2 Holz, darunter wächst Weizen. Dein Mönch liegt offen.',
      do: 'Hole in diesem einen Zug 2 Holz und drei Waren.',
      why: 'Eine Gildengunst kommt vor dem Würfel. Der Mönch nahm beide Holz von 2d, also brachte die Ernte Wein, Zucker und Weizen.',
      wrong: {
        'no-monk': 'So gibt 2d Holz und keinen Weizen. Eine Gildengunst kannst du nur vor dem Würfel einsetzen.',
        forest: 'Auch der Wald gibt Holz, aber dann bleibt Holz auf 2d, und die Ernte bringt keinen Weizen.',
        region: 'Deine drei Felder liegen in Region 2. Dort steht der Verwalter.',
        action: 'Die Felder sind bereit. Ernte.',
        pass: 'Du hast noch einen Würfel. Nutze ihn, bevor du passt.',
        mill: 'Die Windmühle hilft hier nicht. Nutze, was vor dir liegt.',
      },
    },
    crops: {
      heading: 'Wein für die letzte Runde',
      see: 'Runde 4. Wenn sie endet, werden Zuckerfelder mit dem kleinen Weinzeichen zu Weinfeldern, aber nur ohne Holz. Auf 1d liegt 1 Holz.',
      do: 'Baue mit dem Gildenmeister einen Stadtteil, und sorge dafür, dass auf 1d in Runde 5 Wein wächst.',
      why: 'Du hattest 2 Holz und musstest ohnehin welches kaufen. Es kam von 1d, und nun kann das Feld umschlagen.',
      wrong: {
        forest: 'Der Preis ist derselbe, aber das Holz auf 1d bleibt liegen, und das Feld gibt bis zum Ende Zucker.',
        harvest: 'So entsteht kein Stadtteil. Nutze die Aktion des Gildenmeisters.',
        die: 'Nur der Gildenmeister baut Stadtteile. Er steht in Region 2, und dort kostet deine 2 nichts.',
        pass: 'Du hast noch einen Würfel. Nutze ihn, bevor du passt.',
        mill: 'Die Windmühle baut nichts. Nutze deinen Würfel.',
      },
    },
  },
};
