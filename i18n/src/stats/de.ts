/** Die Wörter der Seite mit den Statistiken. */
import { speechIn } from '../format.ts';
import type { Stats } from './en.ts';

const { list, number, plural } = speechIn('de');
const games = (n: number): string => plural(n, { one: '# Partie', other: '# Partien' });

export const de: Stats = {
  title: 'Statistik',
  hint: 'Was gewinnt, und wo du stehst',
  filters: {
    game: 'Spiel',
    players: 'Anzahl der Spieler',
    source: 'Partien',
    rules: 'Regeln',
    options: 'Optionen',
    usual: 'Wie üblich',
    every: 'Alle zusammen',
  },
  sources: { mine: 'Meine Partien', bots: (n) => `${number(n)} Bot-Partien`, both: 'Beide' },
  show: 'Zeigen als',
  plot: 'Bild',
  table: 'Tabelle',
  sample: (n) => games(n),
  ofThem: (n, mine) => `${games(n)}; du: ${games(mine)}`,
  winners: 'Sieger',
  others: 'Andere',
  you: 'Du',
  all: 'Summe',
  wins: 'Siege',
  share: 'Siegquote',
  between: '95 % zwischen',
  range: (low, high) => `${low} und ${high}`,
  give: (mean, error) => `${mean} ± ${error}`,
  percent: (value) => `${value} %`,
  even: (value) => `${value}, gleich`,
  evenIs: (value) => `Siegquote (${value} = gleich)`,
  counting: (done, all) => `Deine Partien werden gezählt: ${number(done)} von ${number(all)}`,
  seats: {
    title: 'Siegquote nach Reihenfolge',
    start: (n) => `Spieler ${number(n)}`,
    most: (who) => `Mehr Siege als gleich verteilt: ${who}.`,
    none: 'Kein Platz in der Reihenfolge gewinnt deutlich öfter.',
  },
  choices: {
    more: (names) => `Geht mit Siegen einher: ${list(names)}. Das ist noch keine Ursache.`,
    none: 'Nichts hiervon geht über den Zufall hinaus mit Siegen einher.',
    few: 'Zu wenige Partien, um etwas zu sagen.',
  },
  points: {
    title: 'Woher die Punkte kommen',
    most: (what, points) => `Größter Unterschied: ${what}, ${points} Punkte für die Sieger.`,
  },
  amounts: {
    most: (what, winners, others) => `Größter Unterschied: ${what}, Sieger ${winners}, andere ${others}.`,
    none: 'Sieger und andere unterscheiden sich nicht mehr als durch Zufall.',
    hint: 'Durchschnitt je Spieler und Partie',
  },
  length: {
    title: 'Länge',
    rounds: (n) => `Die Hälfte der Partien dauert höchstens ${plural(n, { one: '# Runde', other: '# Runden' })}.`,
    decisions: (n) =>
      `In der Hälfte der Partien trifft jeder höchstens ${plural(n, { one: '# Entscheidung', other: '# Entscheidungen' })}.`,
    roundsAxis: 'Runden · Anteil der Partien in %',
    decisionsAxis: 'Entscheidungen eines Spielers · Anteil der Partien in %',
    roundsHead: 'Runden',
    decisionsHead: 'Entscheidungen',
    ends: (parts) => `Ende durch: ${parts.join(', ')}`,
  },
  insights: {
    title: 'Was auffällt',
    other: (what, mine, winners) => `${what}: du ${mine} je Partie, Sieger ${winners}.`,
    none: (n) => `In deinen ${games(n)} weicht nichts über den Zufall hinaus von den Siegern ab.`,
    few: (n) => `Beende ${games(n)} dieser Art, dann vergleicht dich diese Seite mit den Siegern.`,
    where: 'Zeig mir, wo',
    cause: 'Noch keine Ursache: Es tritt nur zusammen auf.',
  },
  empty: 'Noch keine Partien dieser Art.',
  emptyMine: 'Du hast noch keine Partie dieser Art beendet. Spiel eine zu Ende, dann erscheint sie hier.',
  note: (n) =>
    `Die Bot-Partien spielen mittelstarke Bots, einige leichte. Der Strich durch Punkt oder Balken ist das 95-%-Intervall. Insgesamt gibt es ${number(n)} Bot-Partien; die Diagramme zeigen die mit der gewählten Spielerzahl und den gewählten Regeln.`,
};
