import { speechIn } from '../format.ts';
import type { Site } from './en.ts';

const { list, plural } = speechIn('hu');

export const hu: Site = {
  makeTable: 'Válassz játékot, helyeket és szabályokat, és kezdj azonnal: ezen az eszközön vagy online, barátokkal.',
  lesson: (game, about) => `Rövid lecke az igazi táblán: ${game}. ${about}`,
  puzzles: (game) => `Feladványok erős botok játékaiból, saját értékszámmal: ${game}.`,
  puzzle: (theme, rating) => `Egy lépés egyértelműen a legjobb. Találd meg! Téma: ${theme}. Értékszám: ${rating}.`,
  stats: (game) => `Mi hoz győzelmet sok játék alapján, és hol állsz te: ${game}.`,
  players: 'Az itt játszók értékszámai és eredményei.',
  account: 'A neved, a játékaid, a beállításaid.',
  explore: 'Próbálj ki lépéseket minden helyen, ágazz el, írj megjegyzéseket, és oszd meg, amit találtál.',
  linked: 'Egy egész játék egyetlen linkben: nézd végig, és játszd tovább bármelyik pontjától.',
  board: 'A táblára nyomtatott számok, és hogy honnan ismerjük őket. Vesd össze a saját példányoddal.',
  person: 'Értékszámok és a legutóbbi játékok.',
  table: {
    hidden: 'Egy asztal a Caravelen',
    hiddenHint: 'Nyisd meg a linket, és foglalj helyet. Ingyen, böngészőben, fiók nélkül.',
    open: (free) => plural(free, { other: '# szabad hely van. Ülj le!' }),
    full: 'Minden hely foglalt. Mindjárt kezdődik a játék.',
    running: 'Zajlik a játék. Nézd élőben!',
    finished: 'A játék véget ért. Nézd végig lépésről lépésre.',
    cancelled: 'Ezt az asztalt lemondták.',
    with: (game, names) => (names.length > 0 ? `${game}: ${list(names)}` : game),
  },
  review: {
    title: (game) => `Egy játék elemzése: ${game}`,
    hint: 'Hol dőlt el a játék, lépésről lépésre.',
  },
  published: (game, name) => `${game}, közzétette: ${name}.`,
  kinds: { table: 'Asztal', puzzle: 'Feladvány', rules: 'Szabályok', lesson: 'Lecke' },
};
