import type { Sharing } from './en.ts';

export const hu: Sharing = {
  link: {
    opening: 'Megnyitjuk a játszmát …',
    failed: 'A játszmát nem sikerült megnyitni',
    broken: 'Ez a link hiányos. Másold ki a teljes linket, és nyisd meg újra.',
    newer: 'Ez a link a Caravel egy újabb verziójával készült. Töltsd újra az oldalt, és nyisd meg újra a linket.',
    long: 'A linkben lévő játszma túl hosszú ahhoz, hogy itt megnyíljon.',
    illegal: (why) => `A linkben lévő játszma szabálytalan: ${why}`,
    unloaded: 'A játék szabályait nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt.',
  },
};
