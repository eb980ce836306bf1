/** A picture for each worked example of the rules page, at the moment its sentence is about. */
import { at } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { play, whyNot } from '@caravel/madeira/testing';
import { target } from '../targets.ts';
import {
  alfandega,
  bottomRow,
  buying,
  capitania,
  casa,
  casaFirst,
  characters,
  commander,
  crops,
  equalPirates,
  feeding,
  fullCharacter,
  guildChoice,
  guildMaster,
  harvest,
  honor,
  income,
  leftOver,
  littleWood,
  lowDie,
  manyPirates,
  mayorMoved,
  moinho,
  movedToAcores,
  passed,
  placed,
  SHOWN,
  sailed,
  scored,
  scoring,
  ships,
  sixShips,
  specialAgain,
  stewardDone,
  upkeep,
  urban,
  values,
  wealth,
} from './example-positions.ts';
import { CHART, home, map } from './part.ts';
import {
  BLUE,
  bread,
  cityIn,
  GREEN,
  gained,
  good,
  newTable,
  PURPLE,
  picture,
  pirates,
  points,
  RED,
  reals,
  seatIn,
  viewOf,
  wood,
} from './picture.ts';

export const examples = {
  'example-1': picture(bottomRow, [{ shows: 'guild board' }, home(BLUE, 'favors')], {
    lit: [target.row(4), target.favor('lady'), target.favor('scout')],
    told: [target.favor('treasurer'), target.favor('patron')],
    numbers: [seatIn(bottomRow, BLUE).favors.filter(({ up }) => up).length, seatIn(bottomRow, BLUE).favors.length],
  }),
  'example-2': picture(lowDie, [map(CHART.region3), home(BLUE, 'dice', 'supplies')], {
    lit: [target.die(1), target.character('casa')],
    numbers: [1, 3, -gained(bread, lowDie, BLUE, 'die 1 mayor')],
  }),
  'example-3': picture(passed, [{ shows: 'passing' }, home(RED, 'supplies')], {
    me: RED,
    lit: [target.pass('II', 'reals')],
    numbers: [at(viewOf(passed).passing, 1).reals],
  }),
  'example-4': picture(stewardDone, [map(CHART.region1), map(CHART.forest)], {
    me: RED,
    lit: [target.place('1d'), target.place('forest')],
  }),
  'example-5': picture(sailed, [{ shows: 'markets', only: ['sugar'] }, { shows: 'colonies', only: ['brasil'] }, home(RED, 'supplies')], {
    me: RED,
    lit: [target.slot('sugar-4'), target.slot('brasil-3'), target.reward('brasil', 'medal')],
    numbers: [
      -(good('sugar')(seatIn(sailed, RED)) - good('sugar')(seatIn(commander, RED))),
      -(good('wine')(seatIn(sailed, RED)) - good('wine')(seatIn(commander, RED))),
      reals(seatIn(sailed, RED)),
      gained(points, sailed, RED, 'reward medal'),
    ],
  }),
  'example-6': picture(guildMaster, [{ shows: 'cities', only: ['porto-santo'] }, home(PURPLE, 'supplies')], {
    me: PURPLE,
    lit: [target.district('porto-santo', 5)],
    numbers: [-gained(wood, guildMaster, PURPLE, 'favor bishop')],
  }),
  'example-7': picture(buying, [map(CHART.region1), map(CHART.forest), home(PURPLE, 'supplies')], {
    me: PURPLE,
    lit: [target.place('forest'), target.place('1c')],
    numbers: [4, -gained(reals, buying, PURPLE, 'buy wood forest', 'buy wood forest', 'buy wood 1c', 'buy wood 1c')],
  }),
  'example-8': picture(mayorMoved, [{ shows: 'cities' }, home(GREEN, 'supplies')], {
    me: GREEN,
    lit: [target.place('funchal-1'), target.place('funchal-2')],
    numbers: [bread(seatIn(mayorMoved, GREEN)), reals(seatIn(mayorMoved, GREEN))],
  }),
  'example-9': picture(littleWood, [{ shows: 'cities', only: ['machico'] }, map(CHART.region1)], {
    lit: [target.place('1c'), target.city('machico')],
    numbers: [cityIn(littleWood, BLUE, 'machico').mine.income, gained(wood, littleWood, BLUE, 'done')],
  }),
  'example-10': picture(harvest, [map(CHART.region1)], {
    me: RED,
    lit: (['1a', '1b', '1d'] as const).map((field) => target.place(field)),
    numbers: [
      gained(wood, harvest, RED, 'harvest'),
      gained(good('wheat'), harvest, RED, 'harvest'),
      gained(good('wine'), harvest, RED, 'harvest'),
    ],
  }),
  'example-11': picture(specialAgain, [map(CHART.region2), home(BLUE, 'supplies')], {
    lit: [target.place('2e')],
    told: [target.place('2a')],
    numbers: [
      good('wine')(seatIn(specialAgain, BLUE)),
      wood(seatIn(specialAgain, BLUE)),
      gained(good('sugar'), specialAgain, BLUE, 'again 2e'),
    ],
  }),
  'example-12': picture(capitania, [map(CHART.region2)], {
    me: GREEN,
    lit: [target.pay('capitania'), target.pirates('capitania')],
    told: [target.building('capitania')],
    numbers: [
      -gained(reals, capitania, GREEN, `${GREEN} pay`),
      gained(pirates, play(capitania, `${GREEN} pay`, `${GREEN} done`, `${BLUE} pay`, `${BLUE} done`), RED, `${RED} pirates`),
    ],
  }),
  'example-13': picture(moinho, [map(CHART.region2)], {
    lit: [target.building('moinho')],
    numbers: [at(seatIn(moinho, BLUE).workers.regions, 1), gained(bread, moinho, BLUE, `${BLUE} pay`)],
  }),
  'example-14': picture(movedToAcores, [map(CHART.region1), { shows: 'colonies', only: ['acores', 'brasil'] }], {
    me: RED,
    lit: [target.place('acores'), target.place('brasil')],
    numbers: [
      gained(points, alfandega, RED, `${RED} worker home`, `${RED} to acores`),
      gained(points, movedToAcores, RED, `${RED} worker funchal-1`, `${RED} to brasil`),
    ],
  }),
  'example-15': picture(casa, [map(CHART.region3), home(GREEN, 'favors')], {
    me: GREEN,
    lit: (['patron', 'engineer', 'scout'] as const).map((favor) => target.favor(favor)),
    told: [target.building('casa')],
    numbers: [
      at(seatIn(casa, GREEN).workers.regions, 2),
      seatIn(play(casa, `${GREEN} turn up patron`, `${GREEN} turn up scout`), GREEN).favors.filter(({ up }) => up).length,
      seatIn(casa, GREEN).favors.length,
    ],
  }),
  'example-16': picture(honor, [map(CHART.watch)], {
    lit: [target.place('watch')],
    numbers: [seatIn(honor, BLUE).workers.watch, gained(points, honor, BLUE, `${BLUE} honor`)],
  }),
  'example-17': picture(income, [{ shows: 'colonies' }, home(RED, 'supplies')], {
    me: RED,
    told: [target.place('acores'), target.place('brasil'), target.place('india')],
    numbers: [good('wheat')(seatIn(income, RED)), good('sugar')(seatIn(income, RED))],
  }),
  'example-18': picture(upkeep, [{ shows: 'markets', only: ['wheat'] }, { shows: 'colonies', only: ['brasil'] }, home(GREEN, 'supplies')], {
    me: GREEN,
    lit: [target.slot('wheat-1'), target.slot('brasil-1'), target.slot('brasil-2')],
    told: [target.home('wood')],
    numbers: [seatIn(upkeep, GREEN).ships.onBoard, 2, gained(pirates, upkeep, GREEN, `${GREEN} upkeep 2`)],
  }),
  'example-19': picture(feeding, [{ shows: 'windmill' }, home(BLUE, 'supplies')], {
    lit: [target.home('bread')],
    told: [target.windmill()],
    numbers: [
      seatIn(feeding, BLUE).workers.onBoard,
      seatIn(feeding, BLUE).mill.feeds,
      seatIn(feeding, BLUE).workers.hungry,
      -gained(bread, feeding, BLUE, `${BLUE} feed 4`),
      gained(pirates, feeding, BLUE, `${BLUE} feed 4`),
    ],
  }),
  'example-20': picture(scoring, [{ shows: 'markets' }, ...[RED, BLUE, PURPLE, GREEN].map((seat) => home(seat, 'requests'))], {
    me: RED,
    lit: [target['own-request']('market-routes')],
    numbers: [RED, BLUE, PURPLE, GREEN].map((seat) => points(seatIn(scored, seat))),
  }),
  'example-21': picture(leftOver, [home(RED, 'supplies')], {
    me: RED,
    lit: (['wheat', 'wood', 'reals'] as const).map((what) => target.home(what)),
    numbers: [seatIn(leftOver, RED).wealth.reals, seatIn(leftOver, RED).wealth.points],
  }),
  'example-22': picture(
    manyPirates,
    [BLUE, RED, GREEN, PURPLE].map((seat) => home(seat, 'supplies')),
    {
      lit: [target.home('pirates')],
      numbers: [...SHOWN, ...[BLUE, RED, GREEN, PURPLE].map((seat) => -madeira.score(manyPirates, seat))],
    },
  ),
  'example-23': picture(equalPirates, [{ shows: 'passing' }, home(BLUE, 'supplies'), home(RED, 'supplies')], {
    lit: [target.home('pirates')],
    numbers: [pirates(seatIn(equalPirates, BLUE)), -madeira.score(equalPirates, BLUE), -madeira.score(equalPirates, RED)],
  }),
  'example-24': picture(wealth, [home(BLUE, 'supplies', 'requests')], {
    lit: [target.home('reals')],
    numbers: [
      reals(seatIn(wealth, BLUE)),
      gained(points, wealth, BLUE, `${BLUE} donate 15`),
      reals(seatIn(play(wealth, `${BLUE} donate 15`), BLUE)),
    ],
  }),
  'example-25': picture(
    ships,
    [
      { shows: 'markets', only: ['wheat'] },
      { shows: 'colonies', only: ['india'] },
    ],
    {
      lit: [target.slot('wheat-2'), target.slot('india-2')],
      numbers: [...at(viewOf(ships).markets, 0).points, ...at(viewOf(ships).colonies, 2).points].map((row) => row.points),
    },
  ),
  'example-26': picture(newTable(3), [map(CHART.region1)], {
    lit: [target.place('1c'), target.place('1d')],
    numbers: [3, at(viewOf(newTable(3)).fields, 2).wood],
  }),
  'example-27': picture(placed, [{ shows: 'cities' }], {
    me: PURPLE,
    lit: (['funchal-1', 'porto-santo-2', 'machico-1', 'machico-3'] as const).map((spot) => target.place(spot)),
    numbers: [],
  }),
  'example-28': picture(values, [home(BLUE, 'supplies')], {
    lit: [target.home('wheat'), target.home('pirates')],
    numbers: [
      good('wheat')(seatIn(values, BLUE)),
      gained(pirates, values, BLUE, `${BLUE} pirates`),
      pirates(seatIn(play(values, `${BLUE} pirates`), BLUE)),
    ],
  }),
  'example-29': picture(characters, [map(CHART.region1), map(CHART.region2)], {
    lit: [target.character('moinho')],
    told: [target.building('alfandega'), target.building('moinho')],
    numbers: [viewOf(characters).round, at(viewOf(characters).buildings, 0).region],
  }),
  'example-30': picture(guildChoice, [{ shows: 'guild board' }, home(BLUE, 'favors')], {
    lit: [target.guild(2, 'orange'), target.guild(2, 'violet')],
    numbers: [
      seatIn(play(guildChoice, 'guild orange'), BLUE).favors.filter(({ up }) => up).length,
      seatIn(play(guildChoice, 'guild violet'), BLUE).favors.filter(({ up }) => up).length,
    ],
  }),
  'example-31': picture(fullCharacter, [map(CHART.region2)], {
    lit: [target.character('moinho')],
    told: [target.building('moinho')],
    numbers: [at(viewOf(fullCharacter).buildings, 0).guildDice, whyNot(fullCharacter, '0 die 3 steward') === 'B3' ? 4 : 0],
  }),
  'example-32': picture(urban, [{ shows: 'cities', only: ['funchal', 'machico'] }], {
    lit: [target.city('funchal')],
    told: [target.city('machico')],
    numbers: [
      cityIn(urban, BLUE, 'funchal').mine.pointsNow,
      cityIn(urban, BLUE, 'funchal').lower,
      cityIn(urban, BLUE, 'machico').mine.pointsNow,
    ],
  }),
  'example-33': picture(sixShips, [{ shows: 'markets' }, { shows: 'cities', only: ['funchal'] }], {
    me: RED,
    lit: (['wheat-1', 'wheat-2', 'wheat-3', 'wheat-4', 'wine-1', 'wine-2'] as const).map((slot) => target.slot(slot)),
    told: [target.city('funchal')],
    numbers: [6, points(seatIn(play(sixShips, `${RED} leave influence`), RED)), cityIn(sixShips, BLUE, 'funchal').mine.pointsNow],
  }),
  'example-34': picture(crops, [map(CHART.region1), map(CHART.region3)], {
    lit: [target.place('1c'), target.place('3d')],
    told: [target.place('1d')],
    numbers: [2, at(viewOf(crops).fields, 12).wood],
  }),
  'example-35': picture(casaFirst, [home(GREEN, 'favors')], {
    me: GREEN,
    lit: [target.favor('patron'), target.favor('engineer')],
    told: [target.favor('scout')],
    numbers: [seatIn(casaFirst, GREEN).favors.filter(({ up }) => up).length, seatIn(casaFirst, GREEN).favors.length],
  }),
} as const;
