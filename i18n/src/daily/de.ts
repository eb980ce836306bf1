import { speechIn } from '../format.ts';
import type { DailyWords } from './en.ts';

const { number, plural } = speechIn('de');
const people = { one: '# Person', other: '# Personen' };
const points = { one: '# Punkt', other: '# Punkte' };

export const de: DailyWords = {
  title: 'Tisch des Tages',
  lead: 'Jeden Tag ein Tisch für jedes Spiel. Die Ziehungen sind für alle gleich.',
  streak: (days) => plural(days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  players: (count) => plural(count, { one: '# Spieler', other: '# Spieler' }),
  against: (level) => `gegen ${level}`,
  seat: (seat) => `dein Platz: ${number(seat)}`,
  play: 'Für die Rangliste spielen',
  goOn: 'Weiterspielen',
  once: 'Ein Versuch, kein Zurücknehmen, keine Tipps.',
  until: (time) => `Offen bis ${time}.`,
  yesterday: (day, time) => `Dein Tisch vom ${day} ist noch offen bis ${time}.`,
  why: {
    account: 'Für die Rangliste brauchst du ein Konto.',
    age: 'Für die Rangliste muss dein Konto einen Tag alt sein. Üben können alle.',
    games: 'Spiele zuerst eine Online-Partie zu Ende, dann kannst du für die Rangliste spielen. Auch eine gegen Bots zählt.',
  },
  signIn: 'Anmelden',
  offline: 'Keine Verbindung zum Server. Üben kannst du hier auch ohne Netz.',
  practise: 'Üben',
  practiseOn: 'Weiter üben',
  practiceHint: 'Das Üben hat eigene Ziehungen, heute für alle gleich. Es zählt nicht für die Rangliste.',
  practised: (count) => `Geübt: ${plural(count, points)}`,
  points: (count) => plural(count, points),
  better: (percent, players) => `besser als ${number(percent)} % von ${plural(players, people)}`,
  alone: 'Sonst ist noch niemand fertig.',
  void: 'Dein Versuch endete ohne Ergebnis.',
  toGame: 'Meine Partie',
  chart: (day, players) => `Punkte von ${plural(players, people)} am ${day}`,
  bar: (from, to, count) => `${from === to ? number(from) : `${number(from)} bis ${number(to)}`} Punkte: ${plural(count, people)}`,
  you: (count) => `du: ${number(count)}`,
  empty: 'Noch keine Ergebnisse. Hier siehst du sie, sobald der erste Tag vorbei ist.',
  best: (day, name, count) => `Beste Partie vom ${day}: ${name}, ${plural(count, points)}`,
  review: 'Analyse der besten Partie',
  share: 'Teilen',
  copied: 'Kopiert',
  notCopied: 'Das Kopieren hat nicht geklappt.',
  fair: 'Faire Ziehungen',
  fairHow:
    'Die Ziehungen eines Tages folgen aus einem Geheimnis. Sein Fingerabdruck (Hash) wird veröffentlicht, bevor jemand spielen kann, meist am Tag davor. Das Geheimnis selbst folgt, wenn der Tag vorbei ist. So können alle prüfen, dass nichts geändert wurde.',
  today: 'Fingerabdruck für heute',
  tomorrow: 'Fingerabdruck für morgen',
  secret: (day) => `Geheimnis vom ${day}`,
  note: (time) => `Tisch des Tages: ein Versuch, kein Zurücknehmen, keine Tipps. Offen bis ${time}.`,
  proof: {
    checked: 'Faire Ziehungen: geprüft.',
    meaning:
      'An diesem Tag waren die Ziehungen für alle gleich. Sie folgen aus dem Geheimnis des Tages, dessen Fingerabdruck veröffentlicht wurde, bevor jemand spielen konnte. Nicht bewiesen: dass der Betreiber das Geheimnis nicht gewählt oder vorher angesehen hat.',
  },
  toRanking: 'Zur Rangliste des Tages',
};
