import { speechIn } from '../format.ts';
import type { Sharing } from './en.ts';

const { plural } = speechIn('hu');

export const hu: Sharing = {
  link: {
    opening: 'Megnyitjuk a játszmát …',
    failed: 'A játszmát nem sikerült megnyitni',
    broken: 'Ez a link hiányos. Másold ki a teljes linket, és nyisd meg újra.',
    newer: 'Ez a link a Caravel egy újabb verziójával készült. Töltsd újra az oldalt, és nyisd meg újra a linket.',
    long: 'A linkben lévő játszma túl hosszú ahhoz, hogy itt megnyíljon.',
    illegal: (line, why) => `A linkben lévő játszma nem játszható le. A hibás sor száma ${line}: ${why}`,
    unloaded: 'A játék szabályait nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt.',
  },
  analysis: {
    loading: 'Az elemzés betöltése …',
    untitled: { review: 'Elemzés', exploration: 'Felfedezés' },
    by: (name) => `közzétette: ${name}`,
    points: (points) => plural(points, { one: '# pont', other: '# pont' }),
    unfinished: 'Ez a játszma nem ért véget.',
    open: 'A játszma megnyitása',
    openReview: 'Az elemzés megnézése',
    missing: 'Nincs ilyen elemzés. Lehet, hogy eltávolították.',
    closed: 'Ez a játszma még tart. Az elemzés a játszma végén nyílik meg.',
    remove: 'Az elemzés eltávolítása',
    removeSure: 'A link ezután nem működik.',
    removed: 'Eltávolítva.',
    mine: 'Közzétett elemzések',
    mineHint: 'Bárki láthatja őket, akinek megvan a link.',
    removeIt: (name) => `${name} eltávolítása`,
  },
  publish: {
    title: 'Közzététel',
    hint: 'Akinek megvan a link, láthatja a játszmát és azt, amit benne találtál. Bármikor eltávolíthatod.',
    name: 'Cím',
    go: 'Közzéteszem',
    link: 'Link az elemzéshez',
    copy: 'Link másolása',
    copied: 'Kimásolva',
    running: 'Ez a játszma még tart. A végén közzéteheted.',
    bad: 'A szerver nem fogadja el ezt a játszmát.',
    large: 'Ez az elemzés túl nagy a közzétételhez.',
  },
};
