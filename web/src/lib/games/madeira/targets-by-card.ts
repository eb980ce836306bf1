/** Everything on the board that can ever be touched, card by card. */
import type { Seat } from '@caravel/core';
import { GOODS, PIPS, REGIONS, type SlotView, type View } from '@caravel/madeira';
import { NUMERALS } from './numerals.ts';
import { DISTRICT_NUMBERS, PAIRS, PHASES_PLAYED, ROUNDS, SUPPLIES, type Target, target } from './targets.ts';
import { amountsAsked } from './view.ts';

/** The parts of the board; on a phone all but the own panel are cards one swipes through. */
type Card = 'map' | 'cities' | 'colonies' | 'markets' | 'guild' | 'panel' | 'ribbon';

const mapTargets = (view: View): Target[] => [
  ...REGIONS.map((region) => target.region(region)),
  ...view.fields.map(({ field }) => target.place(field)),
  target.place('forest'),
  target.place('watch'),
  ...PIPS.map((value) => target['pirate-die'](value)),
  ...view.buildings.flatMap(({ building }) =>
    [target.building, target.character, target.pay, target.pirates].map((make): Target => make(building)),
  ),
];

const cityTargets = (view: View): Target[] =>
  view.cities.flatMap(({ city, districts }) => [
    target.city(city),
    ...DISTRICT_NUMBERS.map((number) => target.district(city, number)),
    ...districts.flatMap(({ spots }) => spots.map(({ spot }) => target.place(spot))),
  ]);

const slotTargets = (slots: readonly SlotView[]): Target[] =>
  slots.flatMap(({ slot, more }): Target[] => (more ? [target.slot(slot), target.more(slot)] : [target.slot(slot)]));

const colonyTargets = (view: View): Target[] =>
  view.colonies.flatMap(({ colony, rewards, slots }) => [
    target.place(colony),
    ...slotTargets(slots),
    ...rewards.map((reward) => target.reward(colony, reward)),
  ]);

const guildTargets = (view: View): Target[] => [
  ...view.rows.flatMap(({ row, guilds, requests }): Target[] => [
    target.row(row),
    ...guilds.map((guild) => target.guild(row, guild)),
    ...requests.map(({ kind }) => target.request(row, kind)),
  ]),
  target.passing(),
  ...view.passing.flatMap(({ slot, action }): Target[] => [
    target.pass(NUMERALS[slot], 'reals'),
    ...(action ? [target.pass(NUMERALS[slot], action)] : []),
  ]),
  target.windmill(),
];

/** What the others have; it only explains itself. */
const otherTargets = (view: View, me: Seat): Target[] =>
  view.seats
    .filter(({ seat }) => seat !== me)
    .flatMap(({ seat, favors, requests }): Target[] => [
      ...favors.map(({ favor }) => target.favor(favor)),
      ...requests.map(({ kind }) => target.theirs(seat, kind)),
    ]);

/** Rounds and phases explain themselves. */
const ribbonTargets = (): Target[] => [...PHASES_PLAYED.map((phase) => target.phase(phase)), ...ROUNDS.map((round) => target.crown(round))];

/** Who watches has no panel of his own. */
const panelTargets = (view: View, me: Seat): Target[] => {
  const own = view.seats[me];
  if (!own) return [];
  return [
    ...SUPPLIES.map((supply) => target.home(supply)),
    target.place('home'),
    target.slot('home'),
    ...PIPS.map((value) => target.die(value)),
    ...own.favors.map(({ favor }) => target.favor(favor)),
    ...own.requests.map(({ kind }) => target['own-request'](kind)),
    target.mill('up'),
    target.mill('bread'),
    target.mill('reals'),
    target.exchange(),
    ...PAIRS.map(([first, second]) => target.pair(first, second)),
    ...GOODS.map((good) => target.take(good)),
    ...amountsAsked(view).map((amount) => target.amount(amount)),
    target.done(),
    target.forecast(),
  ];
};

export const targetsByCard = (view: View, me: Seat): Readonly<Record<Card, readonly Target[]>> => ({
  map: mapTargets(view),
  cities: cityTargets(view),
  colonies: colonyTargets(view),
  markets: view.markets.flatMap(({ slots }) => slotTargets(slots)),
  guild: [...guildTargets(view), ...otherTargets(view, me)],
  panel: panelTargets(view, me),
  ribbon: ribbonTargets(),
});
