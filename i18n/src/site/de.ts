import { speechIn } from '../format.ts';
import type { Site } from './en.ts';

const { list, plural } = speechIn('de');

export const de: Site = {
  makeTable: 'Wähle Spiel, Plätze und Regeln und leg gleich los: auf diesem Gerät oder online mit Freunden.',
  lesson: (game, about) => `Eine kurze Lektion zu ${game} auf dem echten Spielplan. ${about}`,
  puzzles: (game) => `Rätsel zu ${game} aus Partien starker Bots, mit eigener Wertungszahl.`,
  puzzle: (theme, rating) => `Ein Zug ist klar der beste. Finde ihn. Thema: ${theme}. Wertung: ${rating}.`,
  stats: (game) => `Was bei ${game} gewinnt, gezählt in vielen Bot-Partien, und wo du stehst.`,
  players: 'Wertungen und Ergebnisse der Leute, die hier spielen.',
  account: 'Dein Name, deine Partien, deine Einstellungen.',
  explore: 'Probiere Züge für alle Plätze aus, verzweige, kommentiere und teile, was du gefunden hast.',
  linked: 'Eine ganze Partie in einem Link: Geh sie Zug für Zug durch und spiel von jeder Stelle weiter.',
  board: 'Die Zahlen auf dem Spielplan und woher wir sie kennen. Vergleiche sie mit deinem eigenen Exemplar.',
  person: 'Wertungen und letzte Partien.',
  table: {
    hidden: 'Ein Tisch bei Caravel',
    hiddenHint: 'Öffne den Link und nimm Platz. Kostenlos, im Browser, ohne Konto.',
    open: (free) => plural(free, { one: '1 Platz ist frei. Setz dich!', other: '# Plätze sind frei. Setz dich!' }),
    full: 'Alle Plätze sind besetzt. Gleich geht es los.',
    running: 'Die Partie läuft. Schau zu.',
    finished: 'Die Partie ist vorbei. Sieh sie dir Zug für Zug an.',
    cancelled: 'Dieser Tisch wurde abgesagt.',
    with: (game, names) => (names.length > 0 ? `${game} mit ${list(names)}` : game),
  },
  review: {
    title: (game) => `Analyse einer Partie ${game}`,
    hint: 'Wo die Partie gewonnen und verloren wurde, Zug für Zug.',
  },
  published: (game, name) => `${game}, veröffentlicht von ${name}.`,
  kinds: { table: 'Tisch', puzzle: 'Rätsel', rules: 'Regeln', lesson: 'Lektion' },
};
