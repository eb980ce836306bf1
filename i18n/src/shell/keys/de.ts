import type { KeyWords } from './en.ts';

export const de: KeyWords = {
  title: 'Tasten',
  does: {
    arrows: 'Zwischen den Möglichkeiten wechseln',
    enter: 'Wählen',
    escape: 'Neu wählen',
    digits: 'Nummerierte Schaltfläche drücken',
    u: 'Zurücknehmen',
    c: 'Bestätigen',
    r: 'Was seit meinem letzten Zug geschah',
    h: 'Tipp',
    l: 'Legende',
    e: 'Das Ausgewählte erklären',
  },
};
