import { speechIn } from '../format.ts';
import type { Ending } from './en.ts';

const { list, number, plural, signed } = speechIn('hu');

export const hu: Ending = {
  players: (n) => plural(n, { other: '# játékos' }),
  rounds: (n) => plural(n, { other: '# forduló' }),
  chip: {
    won: (name) => `${name}, tiéd a győzelem`,
    place: (name, place, players) => `${name}: ${number(place)}. hely, ${number(players)} játékos`,
  },
  headline: {
    won: (n) => `Nyertél, az előnyöd ${number(n)}`,
    wonTie: 'Nyertél a döntetlen feloldásával',
    wonPlain: 'Nyertél',
    lost: (n, names) => `Vesztettél: ${list(names)} előnye ${number(n)}`,
    lostTie: (names) => `A döntetlen feloldásával ${list(names)} nyert`,
    lostPlain: (names) => `Vesztettél, a győztes: ${list(names)}`,
    shared: (names) => `Közös győzelem: te és ${list(names)}`,
    wins: (name, n) => `${name} nyer, az előnye ${number(n)}`,
    winsTie: (name) => `${name} nyer a döntetlen feloldásával`,
    winsPlain: (name) => `${name} nyer`,
    share: (names) => `Közös győzelem: ${list(names)}`,
    nobody: 'Nincs győztes',
  },
  tie: (label, values) => `Egyenlő pontszám. ${label}: ${list(values)}.`,
  reasons: {
    time: 'A vége előtt lejárt az idő.',
    agreed: 'Megegyeztetek, hogy hamarabb befejezitek.',
    operator: 'Az üzemeltető idő előtt lezárta.',
  },
  review: 'Elemzés',
  toBoard: 'A tábla megtekintése',
  points: 'Honnan jöttek a pontok',
  bar: (name, total, parts) => `${name}: ${number(total)} (${parts.join(', ')})`,
  sheet: 'Teljes pontozólap',
  overRounds: 'Pontok fordulónként',
  overRoundsHint: 'ha ott ért volna véget a játék',
  round: 'Forduló',
  start: 'Kezdet',
  turning: {
    title: 'Fordulópontok',
    own: 'így változott a nyerési esélyed, gyors becslés szerint',
    of: (name) => `így változott ${name} nyerési esélye, gyors becslés szerint`,
    change: (percent) => `${signed(percent)} %`,
    looking: 'Keressük őket …',
    none: 'Egyetlen lépés sem változtatott sokat az esélyeken.',
  },
  share: {
    title: 'Megosztás',
    send: 'Küldés alkalmazásnak',
    link: 'Link másolása',
    file: 'Mentés fájlba',
    copied: 'A link a vágólapon van.',
    failed: 'Ez a böngésző nem engedi a másolást. Mentsd a játékot fájlba.',
  },
  device: {
    title: 'Játékok ezen az eszközön',
    hint: 'Azok a játékok, amelyeket itt egyedül, botok ellen fejeztél be. Csak ezen az eszközön maradnak meg, és semmilyen értékelésbe nem számítanak.',
    none: 'Még nincs ilyen. Játssz végig egy játékot botok ellen, és itt megjelenik.',
    levels: 'Legerősebb bot',
    last: 'Legutóbbi játékok',
    gone: 'már nincs mentve',
  },
};
