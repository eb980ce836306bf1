import type { KeyWords } from './en.ts';

export const hu: KeyWords = {
  title: 'Billentyűk',
  does: {
    arrows: 'Mozgás a lehetőségek között',
    enter: 'Választás',
    escape: 'Újra választok',
    digits: 'Számozott gomb megnyomása',
    u: 'Visszavonás',
    c: 'Megerősítés',
    r: 'Mi történt az utolsó lépésem óta',
    h: 'Tipp',
    l: 'Jelmagyarázat',
    e: 'A kijelölt elem magyarázata',
  },
};
