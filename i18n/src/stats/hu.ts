/** A statisztikák oldalának szavai. */
import { speechIn } from '../format.ts';
import type { Stats } from './en.ts';

const { list, number } = speechIn('hu');
const games = (n: number): string => `${number(n)} játék`;

export const hu: Stats = {
  title: 'Statisztika',
  hint: 'Mi hoz győzelmet, és hol tartasz',
  filters: {
    game: 'Játék',
    players: 'Játékosok száma',
    source: 'Játékok',
    rules: 'Szabályok',
    options: 'Beállítások',
    usual: 'Szokásos',
    every: 'Mind együtt',
  },
  sources: { mine: 'Saját játékaim', bots: (n) => `${number(n)} botjáték`, both: 'Mindkettő' },
  show: 'Megjelenítés',
  plot: 'Ábra',
  table: 'Táblázat',
  sample: (n) => games(n),
  ofThem: (n, mine) => `${games(n)}; te: ${games(mine)}`,
  winners: 'Győztesek',
  others: 'Többiek',
  you: 'Te',
  all: 'Összesen',
  wins: 'Győzelem',
  share: 'Győzelmi arány',
  between: '95 %-os határok',
  range: (low, high) => `${low} és ${high}`,
  give: (mean, error) => `${mean} ± ${error}`,
  percent: (value) => `${value} %`,
  even: (value) => `${value}, egyenlő`,
  evenIs: (value) => `győzelmi arány (${value} = egyenlő)`,
  counting: (done, all) => `Számoljuk a játékaidat: ${number(done)} / ${number(all)}`,
  seats: {
    title: 'Győzelmi arány sorrend szerint',
    start: (n) => `${number(n)}. játékos`,
    most: (who) => `Több győzelem az egyenlőnél: ${who}.`,
    none: 'A sorrendben egyik hely sem nyer egyértelműen többször.',
  },
  choices: {
    more: (names) => `Együtt jár a győzelemmel: ${list(names)}. Ez még nem ok.`,
    none: 'Itt semmi sem jár a véletlennél jobban együtt a győzelemmel.',
    few: 'Túl kevés a játék ahhoz, hogy látszódjon.',
  },
  points: {
    title: 'Pontok forrás szerint',
    most: (what, points) => `A legnagyobb különbség: ${what}, ${points} pont a győzteseknek.`,
  },
  amounts: {
    most: (what, winners, others) => `A legnagyobb különbség: ${what}, győztesek ${winners}, többiek ${others}.`,
    none: 'A győztesek és a többiek csak a véletlen erejéig különböznek.',
    hint: 'átlag játékosonként és játékonként',
  },
  length: {
    title: 'Hossz',
    rounds: (n) => `A játékok fele legfeljebb ${number(n)} fordulóig tart.`,
    decisions: (n) => `A játékok felében mindenki legfeljebb ${number(n)} döntést hoz.`,
    roundsAxis: 'forduló · a játékok aránya (%)',
    decisionsAxis: 'egy játékos döntései · a játékok aránya (%)',
    roundsHead: 'Forduló',
    decisionsHead: 'Döntés',
    ends: (parts) => `A vége oka: ${parts.join(', ')}`,
  },
  insights: {
    title: 'Ami feltűnik',
    other: (what, mine, winners) => `${what}: te játékonként ${mine}, a győztesek ${winners}.`,
    none: (n) => `${games(n)} alatt semmiben sem térsz el a győztesektől a véletlennél jobban.`,
    few: (n) => `Fejezz be ${number(n)} játékot ebből a fajtából, és ez az oldal összehasonlít a győztesekkel.`,
    where: 'Mutasd, hol',
    cause: 'Ez még nem ok: csak együtt jár vele.',
  },
  empty: 'Ilyen játék még nincs.',
  emptyMine: 'Ilyen játékot még nem fejeztél be. Játssz végig egyet, és itt megjelenik.',
  note: (n) =>
    `A botjátékokat közepes botok játsszák, néhányat könnyűek. A ponton vagy sávon átmenő vonal a 95 %-os tartomány. Összesen ${number(n)} botjáték van; az ábrák azokat mutatják, amelyekben a választott számú játékos a választott szabályokkal játszik.`,
};
