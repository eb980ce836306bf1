import { speechIn } from '../format.ts';
import type { Sharing } from './en.ts';

const { plural } = speechIn('hu');

export const hu: Sharing = {
  link: {
    opening: 'Megnyitjuk a játékot …',
    failed: 'A játékot nem sikerült megnyitni',
    broken: 'Ez a link hiányos. Másold ki a teljes linket, és nyisd meg újra.',
    newer: 'Ez a link a Caravel egy újabb verziójával készült. Töltsd újra az oldalt, és nyisd meg újra a linket.',
    long: 'A linkben lévő játék túl hosszú ahhoz, hogy itt megnyíljon.',
    unloaded: 'A játék szabályait nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt.',
  },
  file: {
    other: 'Nem a Caravelből származik.',
    newer: 'A Caravel egy újabb változatával készült. Töltsd újra az oldalt, és próbáld meg még egyszer.',
    large: 'Túl nagy.',
    rules: 'Ez az oldal nem ismeri a szabályait.',
    position: 'A kezdőállása nem fordulhat elő a játékban.',
    move: (n, rule) => `A ${n}. lépése nem szabályos${rule && ` (${rule})`}.`,
    line: (n, rule) => (rule ? `A ${n}. sorban lévő lépés nem szabályos (${rule}).` : `A ${n}. sor hibás.`),
    damaged: 'Egy része hiányzik vagy sérült.',
  },
  analysis: {
    loading: 'Az elemzés betöltése …',
    untitled: { review: 'Elemzés', exploration: 'Felfedezés' },
    by: (name) => `közzétette: ${name}`,
    points: (points) => plural(points, { one: '# pont', other: '# pont' }),
    unfinished: 'Ez a játék nem ért véget.',
    open: 'A játék megnyitása',
    openReview: 'Az elemzés megnézése',
    missing: 'Nincs ilyen elemzés. Lehet, hogy eltávolították.',
    closed: 'Ez a játék még tart. Az elemzés a játék végén nyílik meg.',
    remove: 'Az elemzés eltávolítása',
    removeSure: 'A link ezután nem működik.',
    removed: 'Eltávolítva.',
    mine: 'Közzétett elemzések',
    mineHint: 'Bárki láthatja őket, akinek megvan a link.',
    removeIt: (name) => `${name} eltávolítása`,
  },
  publish: {
    title: 'Közzététel',
    hint: 'Akinek megvan a link, láthatja a játékot és azt, amit benne találtál. Bármikor eltávolíthatod.',
    name: 'Cím',
    go: 'Közzéteszem',
    link: 'Link az elemzéshez',
    copy: 'Link másolása',
    running: 'Ez a játék még tart. A végén közzéteheted.',
    bad: 'A szerver nem fogadja el ezt a játékot.',
    large: 'Ez az elemzés túl nagy a közzétételhez.',
  },
};
