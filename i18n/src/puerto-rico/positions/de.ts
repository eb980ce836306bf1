import { speechIn } from '../../format.ts';
import type { PositionWords } from './en.ts';

const { plural } = speechIn('de');

export const de: PositionWords = {
  closed: 'Du kannst die Stellung ändern, wenn jemand eine Rolle wählt.',
  table: 'Tisch',
  governor: 'Gouverneur',
  turn: 'Wählt eine Rolle',
  free: 'Niemand',
  roleTaken: (role) => `${role}: genommen von`,
  roleDoubloons: (role) => `${role}: Dublonen`,
  supply: 'Schiffe und Vorrat',
  none: 'Leer',
  shipGood: (n) => `${n}er-Schiff: Ware`,
  shipLoad: (n) => `${n}er-Schiff: Fässer`,
  house: (good) => `Handelshaus: ${good}`,
  faceUp: (tile) => `Liegt aus: ${tile}`,
  colonistShip: 'Kolonisten auf dem Schiff',
  doubloons: 'Dublonen',
  points: 'SP-Chips',
  sanJuan: 'Kolonisten in San Juan',
  barrels: (good) => `Fässer: ${good}`,
  occupied: (tile) => `${tile}: Kolonisten`,
  notBuilt: 'Nicht gebaut',
  built: (n) => `Gebaut, ${plural(n, { one: '# Kolonist', other: '# Kolonisten' })}`,
  faults: {
    barrelsLeft: 'der Vorrat hat keine Fässer dieser Sorte mehr.',
    colonistsLeft: 'der Vorrat hat keine Kolonisten mehr.',
    tilesLeft: 'von dieser Sorte ist kein Plättchen mehr übrig.',
    buildingsLeft: 'von diesem Gebäude ist keines mehr übrig.',
    islandFull: 'die Insel hat 12 Felder (SE4).',
    cityFull: 'die Stadt hat 12 Felder (BU4).',
    noCircle: 'es gibt keinen freien Kreis für einen Kolonisten.',
    shipFull: 'das Schiff hat keinen Platz mehr.',
    shipKind: 'ein beladenes Schiff trägt genau eine Sorte (CA3).',
    oneShip: 'jede Sorte fährt nur auf einem Frachtschiff (CA3).',
    houseFull: 'das Handelshaus hat 4 Plätze.',
    order: 'Rollen werden reihum genommen, der Gouverneur beginnt (R1).',
    negative: 'weniger als 0 gibt es nicht.',
  },
};
