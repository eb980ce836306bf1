/** The positions of the worked examples of the rules page. */
import { at, must, readConfig, type Seat, type State } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { choices, play } from '@caravel/madeira/testing';
import { BLUE, drawn, ended, GREEN, PURPLE, RED, table, viewOf } from './picture.ts';

const DICE = [1, 2, 3] as const;
/** It is Red's turn. */
const RED_FIRST = { rows: [RED, BLUE, GREEN, PURPLE] } as const;
const PURPLE_FIRST = { rows: [PURPLE, BLUE, RED, GREEN] } as const;
const GREEN_FIRST = { rows: [GREEN, BLUE, RED, PURPLE] } as const;
const STEWARD_IN_1 = { alfandega: 'steward', moinho: 'commander', capitania: 'guild-master', casa: 'mayor' } as const;

/** Whatever a seat is asked besides. */
const settled = (s: State, seat: Seat, step: string): State =>
  viewOf(s, seat).turn.step === step ? play(s, `${seat} ${at(choices(s, seat), 0)}`) : s;

const fourFavors = { treasurer: 'down', patron: 'down', lady: 'down', scout: 'down' } as const;
const rows = drawn(table({ phase: 'A', round: 3, passing: [GREEN, BLUE, RED, PURPLE], seats: [{ favors: fourFavors }] }));
export const bottomRow = settled(play(settled(play(rows, `${GREEN} row 1`), GREEN, 'request'), `${BLUE} row 4`), BLUE, 'request');

export const lowDie = table({ seats: [{ dice: DICE, bread: 3, workers: ['3b'] }] });

export const passed = table(
  { ...RED_FIRST, seats: [{ dice: DICE }, { reals: 1, dice: [3] }, { dice: DICE }, { dice: DICE }] },
  'pass II reals',
);

const steward = table({ ...RED_FIRST, seats: [{ workers: ['1a'] }, { dice: DICE, workers: ['funchal-1', '2b'] }] }, 'die 3 steward', 'act');
export const stewardDone = play(steward, 'worker home', 'to 1d', 'worker funchal-1', 'to forest');

export const commander = table(
  {
    ...RED_FIRST,
    seats: [{ ships: ['sugar-1'] }, { dice: DICE, mill: 0, wood: 1, goods: { sugar: 4, wine: 3 }, ships: ['wine-1'] }],
    rewards: { acores: ['island', 'booty'], brasil: ['city', 'medal'], india: ['guild', 'support'] },
  },
  'die 3 commander',
  'act',
);
export const sailed = play(commander, 'ship home', 'sail sugar-4', 'ship wine-1', 'sail brasil-3');

export const guildMaster = table({ ...PURPLE_FIRST, seats: [{}, {}, {}, { dice: DICE, wood: 4 }] }, 'die 3 guild-master', 'act');

const buyer = { dice: DICE, wood: 1, reals: 10, workers: ['forest', '1c'] } as const;
export const buying = table(
  { ...PURPLE_FIRST, fieldWood: { '1c': 2 }, seats: [{}, {}, {}, buyer] },
  'die 3 guild-master',
  'act',
  'favor patron',
);

const mayor = table(
  { ...GREEN_FIRST, seats: [{}, {}, { dice: DICE, workers: ['porto-santo-1', 'machico-1', 'forest'] }] },
  'die 3 mayor',
  'act',
);
export const mayorMoved = play(mayor, 'worker machico-1', 'to funchal-1', 'citizen porto-santo-4', 'to funchal-2');

export const littleWood = table({ fieldWood: { '1c': 1 }, seats: [{ dice: DICE, workers: ['machico-1', '1c'] }] }, 'die 3 mayor', 'act');

export const harvest = table(
  { ...RED_FIRST, characters: STEWARD_IN_1, seats: [{ workers: ['1a'] }, { dice: DICE, workers: ['1a', '1b', '1d', '2a'] }] },
  'die 3 steward',
);

const special = table({ round: 5, fieldWood: { '2e': 1 }, seats: [{ dice: DICE, workers: ['2a', '2e'] }] }, 'die 3 special');
export const specialAgain = play(special, 'harvest');

export const capitania = table(
  {
    phase: 'C',
    passing: [GREEN, BLUE, RED, PURPLE],
    guildDiceOn: { capitania: 3 },
    pirateDieOn: ['capitania'],
    pirateDice: [1, 2],
    seats: [
      { reals: 6, workers: ['2b'], markers: ['capitania'] },
      { reals: 9, workers: ['2c'], markers: ['capitania'] },
      { reals: 6, workers: ['2a'], markers: ['capitania'] },
      { reals: 3, markers: ['capitania'] },
    ],
  },
  '* roll 1-1-2',
  '* roll pirates 3',
);

export const moinho = table({
  phase: 'C',
  seats: [{ reals: 10, workers: ['2a', '2b', '2c', '2d'], markers: ['moinho'] }, { workers: ['2c', '2e'] }],
});

export const alfandega = table(
  {
    phase: 'C',
    passing: [RED, BLUE, GREEN, PURPLE],
    guildDiceOn: { alfandega: 4 },
    seats: [
      {},
      {
        workers: ['1a', '1b', '1c', 'funchal-1', 'acores'],
        ships: ['acores-1', 'acores-2', 'brasil-1'],
        markers: ['alfandega'],
      },
    ],
  },
  '* roll 3-3-3-3',
  `${RED} pay`,
);
export const movedToAcores = play(alfandega, `${RED} worker home`, `${RED} to acores`);

const atCasa = (rules: string) =>
  table(
    {
      phase: 'C',
      rules,
      passing: [GREEN, BLUE, RED, PURPLE],
      guildDiceOn: { casa: 4 },
      seats: [
        {},
        {},
        { workers: ['3a', '3b', '3c', '3d'], favors: { patron: 'down', engineer: 'down', scout: 'down' }, markers: ['casa'] },
      ],
    },
    '* roll 3-3-3-3',
    `${GREEN} pay`,
  );
export const casa = atCasa('2nd');
export const casaFirst = play(atCasa('1st-de'), `${GREEN} turn up patron`, `${GREEN} turn up engineer`);

const guards = (count: number) => ({ workers: new Array<string>(count).fill('watch') });
export const honor = table({ phase: 'D', passing: [BLUE, RED, GREEN, PURPLE], seats: [guards(3), guards(1), guards(2), guards(2)] });

export const income = table({
  phase: 'D',
  seats: [{ workers: ['india'] }, { workers: ['acores', 'acores', 'brasil'] }, { workers: ['brasil'] }],
});

export const upkeep = table({
  phase: 'D',
  passing: [GREEN, BLUE, RED, PURPLE],
  seats: [{}, {}, { ships: ['brasil-1', 'brasil-2', 'wheat-1'], wood: 1, workers: ['forest'], reals: 3 }],
});

const tenWorkers = ['1a', '1b', '2a', '2b', '3a', 'forest', 'funchal-1', 'machico-1', 'india', 'watch'];
export const feeding = play(table({ phase: 'D', seats: [{ workers: tenWorkers, mill: 4, bread: 5 }] }), `${BLUE} done`);

export const scoring = table({
  phase: 'E',
  round: 3,
  seats: [
    { requests: ['market-routes', 'urbanization', 'expeditions'], ships: ['wheat-2', 'wheat-3', 'wheat-4'], workers: ['funchal-3'] },
    { requests: ['market-routes', 'market-routes', 'influence'], ships: ['wheat-1', 'sugar-1', 'sugar-2', 'wine-1'] },
    { requests: ['market-routes', 'wealth', 'influence'], reals: 8, favors: { monk: 'up', patron: 'up', scout: 'up', lady: 'down' } },
    { requests: ['expeditions', 'expeditions', 'urbanization'], ships: ['brasil-1', 'brasil-2'], workers: ['machico-1', 'machico-2'] },
  ],
});
export const scored = play(
  scoring,
  `${BLUE} leave expeditions`,
  `${BLUE} city funchal`,
  `${RED} leave influence`,
  `${GREEN} leave market-routes`,
  `${GREEN} donate 8`,
  `${PURPLE} leave expeditions`,
  `${PURPLE} city machico`,
);

export const leftOver = ended({ seats: [{}, { goods: { wheat: 3 }, wood: 2, reals: 6 }] });
export const SHOWN = [25, 21, 12, 5];
export const manyPirates = ended({ seats: SHOWN.map((count) => ({ pirates: count })) });
export const equalPirates = ended({ seats: [18, 18, 7, 3].map((count) => ({ pirates: count })), passing: [PURPLE, GREEN, BLUE, RED] });

export const wealth = table(
  {
    phase: 'E',
    round: 1,
    seats: [{ requests: ['wealth', 'influence'], reals: 20 }, ...[1, 2, 3].map(() => ({ requests: ['wealth', 'wealth'] as const }))],
  },
  `${BLUE} leave influence`,
);

export const ships = table({ seats: [{ ships: ['wheat-2', 'india-2'] }] });

/** Who begins and who is last follows from the crowns on the Starting Requests. */
const blueFirst = drawn(
  play(madeira.setup(must(readConfig(madeira, { players: 4 }))), '* crowns 4', '* crowns 2', '* crowns 1', '* crowns 3'),
);
export const placed = play(
  blueFirst,
  ...[`${PURPLE} to funchal-1`, `${PURPLE} to 1a`, `${PURPLE} to 2a`],
  ...[`${GREEN} to machico-1`, `${GREEN} to 1c`, `${GREEN} to 2c`],
  ...[`${RED} to porto-santo-2`, `${RED} to 1b`, `${RED} to 2b`],
  ...[`${BLUE} to machico-3`, `${BLUE} to 1d`, `${BLUE} to forest`],
);

export const values = table(
  {
    phase: 'C',
    guildDiceOn: { moinho: 1 },
    pirateDieOn: ['moinho'],
    pirateDice: [1, 2],
    seats: [{ goods: { wheat: 3 }, pirates: 2, markers: ['moinho'] }],
  },
  '* roll 1',
  '* roll pirates 3',
);

export const characters = table({
  round: 3,
  characters: { moinho: 'guild-master', capitania: 'mayor', casa: 'commander', fortaleza: 'steward' },
  seats: [{ dice: DICE }],
});

const twoGuilds = drawn(
  table({
    phase: 'A',
    round: 3,
    players: 2,
    seats: [{ favors: { treasurer: 'down', engineer: 'down', lady: 'down', monk: 'down' } }],
  }),
);
export const guildChoice = settled(play(twoGuilds, 'row 2'), BLUE, 'request');

export const fullCharacter = table({
  guildDiceOn: { moinho: 3 },
  pirateDieOn: ['moinho'],
  pirateDice: [1, 2],
  seats: [{ dice: DICE }, { markers: ['moinho'], dice: [1, 2] }, { markers: ['moinho'], dice: [3, 3] }, { markers: ['moinho'], dice: [1] }],
});

export const urban = table({
  phase: 'E',
  round: 3,
  seats: [
    { requests: ['urbanization', 'urbanization', 'wealth'], workers: ['funchal-1', 'funchal-2', 'machico-1'] },
    { requests: ['wealth', 'wealth', 'wealth'], workers: ['funchal-3', 'machico-2', 'machico-3'] },
  ],
});
export const sixShips = table({
  phase: 'E',
  round: 3,
  passing: [RED, BLUE, GREEN, PURPLE],
  seats: [
    { requests: ['urbanization', 'wealth', 'wealth'], workers: ['funchal-3'] },
    {
      requests: ['market-routes', 'market-routes', 'influence'],
      ships: ['wheat-1', 'wheat-2', 'wheat-3', 'wheat-4', 'wine-1', 'wine-2'],
    },
  ],
});

const NEW_CROPS = { '1c': 0, '1d': 0, '2d': 0, '2e': 1, '3d': 1, '3e': 0 } as const;
export const crops = table({ phase: 'E', round: 2, fieldWood: NEW_CROPS });
