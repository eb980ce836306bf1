/** A picture for each part of a game, from the setup to the end. */
import { at } from '@caravel/core';
import { COLONIES, FAVORS } from '@caravel/madeira';
import { play } from '@caravel/madeira/testing';
import { target } from '../targets.ts';
import { CHART, home, map } from './part.ts';
import {
  BLUE,
  bread,
  cityIn,
  drawn,
  GREEN,
  gained,
  good,
  movesOf,
  newTable,
  PURPLE,
  picture,
  pirates,
  points,
  RED,
  reals,
  seatIn,
  table,
  viewOf,
  wood,
} from './picture.ts';

const start = newTable(4);
const first = viewOf(start).passing[0]?.seat ?? BLUE;

const lively = table({
  round: 2,
  seats: [
    {
      workers: ['watch', 'watch', '1a', '2b', '3c', 'funchal-1'],
      ships: ['wheat-2', 'acores-1'],
      dice: [1, 2, 3],
      reals: 6,
      bread: 3,
      goods: { wheat: 2 },
    },
    {
      workers: ['watch', '1c', '2d', '3a', 'forest', 'machico-2', 'brasil'],
      ships: ['sugar-1', 'brasil-2'],
      dice: [1, 1, 3],
      reals: 4,
      bread: 4,
    },
    { workers: ['watch', 'watch', '1d', '2a', '3e', 'porto-santo-1'], ships: ['wine-1'], dice: [2, 2, 3], reals: 7, bread: 2 },
    { workers: ['watch', '1b', '2c', '2e', '3d', 'funchal-3'], ships: ['acores-3', 'india-1'], dice: [1, 3, 3], reals: 3, bread: 5 },
  ],
});

const rows = drawn(table({ phase: 'A', round: 2, passing: [RED, BLUE, GREEN, PURPLE] }));
const taken = play(rows, `${RED} row 3`);

const placing = [
  `${RED} die 3 mayor`,
  `${RED} no action`,
  `${GREEN} pirate 2 mayor`,
  `${GREEN} no action`,
  `${PURPLE} die 3 special`,
  `${PURPLE} no action`,
];
const dice = table(
  {
    rows: [RED, GREEN, PURPLE, BLUE],
    seats: [
      { dice: [1, 2, 3], bread: 3, workers: ['watch', 'watch', '3a', '3b', '2b'] },
      { dice: [1, 3, 3], workers: ['watch', '3c', '2d'] },
      { dice: [2, 2, 3], bread: 2, workers: ['watch', 'watch', '3e'] },
      { dice: [1, 2, 3], workers: ['watch', '3d', '2a'] },
    ],
  },
  ...placing,
);

const steward = table(
  {
    seats: [
      { dice: [3, 2, 1], workers: ['watch', 'watch', '2a', '3b'] },
      { workers: ['2c', '3c'] },
      { workers: ['2e', '3a'] },
      { workers: ['2d'] },
    ],
  },
  'die 3 steward',
  'act',
);

const REWARDS = { acores: ['island', 'booty'], brasil: ['city', 'medal'], india: ['guild', 'support'] } as const;
const commander = table(
  {
    seats: [{ dice: [3, 2, 1], wood: 2, goods: { wheat: 1, sugar: 2, wine: 2 }, ships: ['wine-1'] }, { ships: ['sugar-2', 'brasil-2'] }],
    rewards: REWARDS,
  },
  'die 3 commander',
  'act',
  'ship home',
);

const guildMaster = table(
  { seats: [{ dice: [3, 2, 1], wood: 4, workers: ['funchal-1'] }, { workers: ['funchal-2'] }] },
  'die 3 guild-master',
  'act',
);

const mayor = table(
  { seats: [{ dice: [3, 2, 1], workers: ['funchal-1', 'porto-santo-1', 'porto-santo-2'] }, { workers: ['funchal-2', 'machico-1'] }] },
  'die 3 mayor',
  'act',
);

const harvest = table(
  {
    seats: [{ dice: [3, 2, 1], workers: ['2a', '2b', '2e'] }, { workers: ['2b', '2d'] }, { workers: ['2c'] }],
    fieldWood: { '2e': 2 },
  },
  'die 3 steward',
);

const woodcutters = table(
  { seats: [{ dice: [3, 2, 1], wood: 1, reals: 8, workers: ['forest', '2e'] }, { workers: ['2a', 'forest'] }], fieldWood: { '2e': 2 } },
  'die 3 guild-master',
  'act',
  'favor bishop',
);

const capitania = table(
  {
    phase: 'C',
    guildDiceOn: { capitania: 3 },
    pirateDieOn: ['capitania'],
    pirateDice: [1, 2],
    seats: [
      { reals: 7, workers: ['2a', '2b', '2d'], markers: ['capitania'] },
      { reals: 3, workers: ['2c'], markers: ['capitania'] },
      { reals: 9, workers: ['2e'], markers: ['capitania'] },
    ],
  },
  '* roll 1-1-2',
  '* roll pirates 3',
);

const maintenance = table({
  phase: 'D',
  seats: [
    {
      wood: 1,
      bread: 3,
      mill: 3,
      pirates: 6,
      workers: ['watch', 'watch', 'watch', '1a', '2b', '3c', 'funchal-1'],
      ships: ['wheat-2', 'acores-1'],
    },
    { workers: ['watch', 'watch', '2d'] },
    { workers: ['watch', '3a'] },
    { workers: ['watch', 'watch'] },
  ],
});

const crown = table({
  phase: 'E',
  round: 3,
  seats: [
    {
      reals: 9,
      requests: ['market-routes', 'urbanization', 'wealth'],
      ships: ['wheat-2', 'sugar-1', 'wine-1'],
      workers: ['funchal-1', 'funchal-2'],
    },
    { requests: ['expeditions', 'influence', 'wealth'], ships: ['brasil-1', 'india-2'], favors: { monk: 'up', scout: 'up' } },
    { requests: ['wealth', 'wealth', 'wealth'] },
    { requests: ['wealth', 'wealth', 'wealth'] },
  ],
});

const ending = table({
  phase: 'E',
  round: 5,
  seats: [
    { points: 61, pirates: 14, reals: 7, bread: 2, goods: { wheat: 1 } },
    { points: 55, pirates: 9, wood: 3, reals: 4 },
    { points: 58, pirates: 22, reals: 11 },
    { points: 47, pirates: 3, reals: 2, bread: 1 },
  ],
});

const REGION_2 = ['2a', '2b', '2e'] as const;

export const phases = {
  setup: picture(start, [map(CHART.watch), home(first, 'supplies', 'pieces')], {
    me: first,
    told: [target.place('watch'), ...(['wheat', 'bread', 'reals', 'pirates'] as const).map((what) => target.home(what))],
    numbers: [
      seatIn(start, first).workers.watch,
      good('wheat')(seatIn(start, first)),
      bread(seatIn(start, first)),
      reals(seatIn(start, first)),
      pirates(seatIn(start, first)),
    ],
  }),
  board: picture(lively, [map(CHART.whole)], {
    told: [target.building('moinho'), target.building('alfandega'), target.building('casa'), target.place('forest'), target.place('watch')],
    numbers: [viewOf(lively).fields.length, viewOf(lively).buildings.length],
  }),
  city: picture(lively, [{ shows: 'cities', only: ['funchal'] }], {
    told: [target.city('funchal'), target.district('funchal', 3), target.district('funchal', 6)],
    numbers: [
      cityIn(lively, BLUE, 'funchal').districts.filter(({ built }) => built).length,
      cityIn(lively, BLUE, 'funchal').higher,
      cityIn(lively, BLUE, 'funchal').lower,
    ],
  }),
  sea: picture(
    lively,
    [
      { shows: 'markets', only: ['wheat'] },
      { shows: 'colonies', only: ['acores'] },
    ],
    {
      lit: [target.slot('wheat-1'), target.slot('acores-2')],
      told: [target.place('acores')],
      numbers: [
        at(at(viewOf(lively).markets, 0).slots, 0).cost,
        at(at(viewOf(lively).markets, 0).slots, 0).reals,
        at(at(viewOf(lively).colonies, 0).slots, 1).cost,
      ],
    },
  ),
  windmill: picture(lively, [{ shows: 'windmill' }, home(BLUE, 'supplies')], {
    lit: [target.home('wheat')],
    told: [target.windmill()],
    numbers: [
      good('wheat')(seatIn(lively, BLUE)),
      seatIn(lively, BLUE).mill.feeds,
      seatIn(play(lively, `${BLUE} windmill up`), BLUE).mill.feeds,
    ],
  }),
  'phase-a': picture(taken, [{ shows: 'guild board' }, { shows: 'passing' }], {
    me: RED,
    lit: [target.row(3)],
    told: [target.row(1), target.row(2), target.row(4)],
    numbers: [viewOf(taken).rows.length, 3],
  }),
  'phase-b': picture(dice, [map(CHART.region3, movesOf(placing)), home(BLUE, 'dice', 'supplies')], {
    lit: [target.character('casa'), target.die(2)],
    told: [target.building('casa'), target.character('fortaleza')],
    numbers: [2, 3, -gained(bread, dice, BLUE, 'die 2 mayor')],
  }),
  steward: picture(steward, [map(CHART.south), home(BLUE, 'pieces')], {
    lit: [target.place('2b'), target.place('forest')],
    told: [target.place('2a')],
    numbers: [2],
  }),
  commander: picture(
    commander,
    [{ shows: 'markets', only: ['sugar'] }, { shows: 'colonies', only: ['brasil'] }, home(BLUE, 'supplies', 'pieces')],
    {
      lit: [target.slot('sugar-1'), target.slot('brasil-1')],
      numbers: [
        -gained(good('sugar'), commander, BLUE, 'sail sugar-1'),
        gained(reals, commander, BLUE, 'sail sugar-1', 'done'),
        -gained(good('wine'), commander, BLUE, 'sail brasil-1'),
        -gained(wood, commander, BLUE, 'sail sugar-1'),
      ],
    },
  ),
  'guild-master': picture(guildMaster, [{ shows: 'cities', only: ['funchal'] }, home(BLUE, 'supplies')], {
    lit: [target.district('funchal', 3), target.district('funchal', 4), target.district('funchal', 5)],
    told: [target.district('funchal', 6)],
    numbers: [wood(seatIn(guildMaster, BLUE)), ...cityIn(guildMaster, BLUE, 'funchal').districts.flatMap((one) => one.wood ?? [])],
  }),
  mayor: picture(mayor, [{ shows: 'cities' }], {
    lit: [target.city('porto-santo'), target.city('funchal')],
    told: [target.city('machico')],
    numbers: [gained(bread, mayor, BLUE, 'done'), gained(reals, mayor, BLUE, 'done')],
  }),
  harvest: picture(harvest, [map(CHART.region2)], {
    lit: REGION_2.map((field) => target.place(field)),
    numbers: [
      2,
      gained(good('wine'), harvest, BLUE, 'harvest'),
      gained(good('wheat'), harvest, BLUE, 'harvest'),
      gained(wood, harvest, BLUE, 'harvest'),
    ],
  }),
  wood: picture(woodcutters, [map(CHART.south), home(BLUE, 'supplies')], {
    lit: [target.place('forest'), target.place('2e')],
    numbers: [3, -gained(reals, woodcutters, BLUE, 'buy wood forest', 'buy wood forest', 'buy wood 2e')],
  }),
  'phase-c': picture(capitania, [map(CHART.region2), home(BLUE, 'supplies')], {
    lit: [target.pay('capitania'), target.pirates('capitania')],
    told: [target.building('capitania')],
    numbers: [10, 4, -gained(reals, capitania, BLUE, `${BLUE} pay`), gained(pirates, capitania, BLUE, `${BLUE} pirates`)],
  }),
  'phase-d': picture(maintenance, [map(CHART.watch), home(BLUE, 'supplies', 'pieces')], {
    lit: [target.place('watch')],
    told: [target.home('wood'), target.home('bread'), target.windmill()],
    numbers: [
      gained(points, maintenance, BLUE, 'honor'),
      seatIn(play(maintenance, 'honor'), BLUE).ships.onBoard,
      seatIn(play(maintenance, 'honor'), BLUE).workers.hungry,
    ],
  }),
  'phase-e': picture(crown, [{ shows: 'markets' }, home(BLUE, 'supplies', 'requests')], {
    lit: [target['own-request']('market-routes'), target['own-request']('urbanization'), target['own-request']('wealth')],
    numbers: [
      3,
      seatIn(crown, BLUE).worthNow['market-routes'],
      seatIn(crown, BLUE).worthNow.urbanization,
      seatIn(crown, BLUE).worthNow.wealth,
    ],
  }),
  requests: picture(crown, [home(BLUE, 'requests'), home(RED, 'requests', 'favors')], {
    me: RED,
    told: (['expeditions', 'influence'] as const).map((kind) => target['own-request'](kind)),
    numbers: [seatIn(crown, RED).worthNow.expeditions, seatIn(crown, RED).worthNow.influence],
  }),
  end: picture(
    ending,
    [BLUE, RED, GREEN, PURPLE].map((seat) => home(seat, 'supplies')),
    {
      me: GREEN,
      told: [target.home('points'), target.home('pirates')],
      numbers: [pirates(seatIn(ending, GREEN)), seatIn(ending, GREEN).pirateLoss ?? 0],
    },
  ),
  favors: picture(start, [{ shows: 'favors' }], {
    told: FAVORS.map((favor) => target.favor(favor)),
    numbers: [FAVORS.length],
  }),
  rewards: picture(lively, [{ shows: 'colonies' }], {
    told: COLONIES.map((colony) => target.place(colony)),
    numbers: [COLONIES.length],
  }),
} as const;
