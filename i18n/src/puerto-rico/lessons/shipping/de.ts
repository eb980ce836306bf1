import type { Texts } from './en.ts';

export const de: Texts = {
  steps: {
    first: {
      heading: 'Was zuerst?',
      see: 'Du bist Kapitän und hast 3 Mais und 2 Zucker. Für beides gibt es ein Schiff. Der nächste Spieler hat 3 Mais.',
      do: 'Wähle deine erste Ladung so, dass du alle fünf Waren verschiffen kannst.',
      why: 'Das Maisschiff hat drei Plätze, und zwei wollen sie. Den Platz für deinen Zucker nimmt dir keiner: insgesamt 6 SP.',
      wrong: {
        sugar: 'Der Zucker kann warten, der Mais nicht: Der nächste Spieler füllt das Maisschiff, und zwei deiner drei Mais verderben.',
      },
    },
    'last-ship': {
      heading: 'Das letzte leere Schiff',
      see: 'Ein Schiff ist noch leer. Der nächste Spieler hat 5 Zucker und kein Lagerhaus. Du hast 2 Mais und 1 Indigo.',
      do: 'Lade so, dass der Zucker am Kai liegen bleibt.',
      why: 'Dein Mais belegt das leere Schiff. Für Zucker gibt es keines mehr: Vier der fünf Waren verderben. Dein Indigo kommt im nächsten Zug.',
      wrong: {
        indigo: 'Dann belegen 5 Zucker das leere Schiff: 5 SP für den nächsten Spieler, und für deinen Mais gibt es keines mehr.',
      },
    },
    wharf: {
      heading: 'Die Werft kann warten',
      see: 'Du hast 4 Mais, 2 Kaffee und eine Werft. Das Maisschiff hat vier Plätze, für Kaffee gibt es kein Schiff. Der nächste Spieler hat 3 Mais.',
      do: 'Wähle als Kapitän deine erste Ladung.',
      why: 'Dein Mais füllt das Schiff: 5 SP für dich, kein Platz für den nächsten Spieler. Die Werft nimmt dir niemand.',
      wrong: {
        coffee: '3 SP. Aber der nächste Spieler lädt 3 Mais, und für deine vier bleibt ein Platz.',
        corn: 'Auch 5 SP, aber die Werft ist verbraucht: Dein Kaffee kommt nicht weg, und der nächste Spieler verschifft 3 Mais.',
      },
    },
    size: {
      heading: 'Welches Schiff?',
      see: 'Der letzte Kapitän des Spiels: 3 SP in Chips sind übrig. Alle Schiffe sind leer. Du hast 4 Mais, der nächste Spieler 6 Zucker, der dritte 5 Indigo.',
      do: 'Du führst 31 zu 30. Lade deinen Mais so, dass du auch danach noch führst.',
      why: 'Dein Mais passt auf jedes Schiff, also nimm das große weg: Höchstens 5 Zucker kommen an Bord. Du führst 36 zu 35.',
      wrong: {
        small: '5 SP, aber alle 6 Zucker passen auf das große Schiff: 36 zu 36, und der nächste Spieler hat mehr Dublonen.',
        middle:
          'Das hält den Indigo auf, nicht den Zucker: 6 Zucker gehen auf das große Schiff, 36 zu 36, und der nächste Spieler hat mehr Dublonen.',
      },
    },
  },
};
