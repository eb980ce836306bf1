/** Everything on the board that can ever be touched, card by card: what the cards draw, and what they bring to the front. */
import type { Seat } from '@caravel/core';
import type { SlotView, View } from '@caravel/madeira';
import type { Target } from '../../table/face.ts';
import { PAIRS } from './touch.ts';

/** The parts of the board; on a phone all but the own panel are cards one swipes through. */
type Card = 'map' | 'cities' | 'colonies' | 'markets' | 'guild' | 'panel' | 'ribbon';

const MOST_AMOUNT: Readonly<Record<string, number>> = { upkeep: 6, feeding: 12, wealth: 15 };

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** The amounts one is asked for in D and E. */
export const amounts = ({ turn }: View): number[] => (turn.step in MOST_AMOUNT ? upTo(MOST_AMOUNT[turn.step] as number) : []);

const mapThings = (view: View): Target[] => [
  ...[1, 2, 3].map((region) => `region:${region}`),
  ...view.fields.map(({ field }) => `place:${field}`),
  'place:forest',
  'place:watch',
  ...[1, 2, 3].map((value) => `pirate-die:${value}`),
  ...view.buildings.flatMap(({ building }) => ['building', 'character', 'pay', 'pirates'].map((what) => `${what}:${building}`)),
];

const cityThings = (view: View): Target[] =>
  view.cities.flatMap(({ city, districts }) => [
    `city:${city}`,
    ...districts.flatMap(({ spots }, i) => [`district:${city}:${i + 1}`, ...spots.map(({ spot }) => `place:${spot}`)]),
  ]);

const slotThings = (slots: readonly SlotView[]): Target[] =>
  slots.flatMap(({ slot, more }) => (more ? [`slot:${slot}`, `slot:${slot}:more`] : [`slot:${slot}`]));

const colonyThings = (view: View): Target[] =>
  view.colonies.flatMap(({ colony, rewards, slots }) => [
    `place:${colony}`,
    ...slotThings(slots),
    ...rewards.map((reward) => `reward:${colony}:${reward}`),
  ]);

const guildThings = (view: View): Target[] => [
  ...view.rows.flatMap(({ row, guilds, requests }) => [
    `row:${row}`,
    ...guilds.map((guild) => `guild:${row}:${guild}`),
    ...requests.map(({ kind }) => `request:${row}:${kind}`),
  ]),
  ...view.passing.flatMap(({ slot, action }) => [`pass:${slot}:reals`, ...(action ? [`pass:${slot}:${action}`] : [])]),
];

/** What the others have; it only explains itself. */
const otherThings = (view: View, me: Seat): Target[] =>
  view.seats.flatMap(({ seat, favors, requests }) =>
    seat === me ? [] : [...favors.map(({ favor }) => `favor:${favor}`), ...requests.map(({ kind }) => `theirs:${seat}:${kind}`)],
  );

/** Rounds and phases explain themselves. */
const ribbonThings = (): Target[] => [
  ...['A', 'B', 'C', 'D', 'E'].map((phase) => `phase:${phase}`),
  ...[1, 2, 3, 4, 5].map((round) => `crown:${round}`),
];

const HOME = ['wheat', 'sugar', 'wine', 'wood', 'bread', 'reals', 'pirates', 'points'] as const;

/** Who watches has no panel of his own. */
const panelThings = (view: View, me: Seat): Target[] => {
  const own = view.seats[me];
  if (!own) return [];
  return [
    ...HOME.map((what) => `home:${what}`),
    'place:home',
    'slot:home',
    ...[1, 2, 3].map((value) => `die:${value}`),
    ...own.favors.map(({ favor }) => `favor:${favor}`),
    ...own.requests.map(({ kind }) => `own-request:${kind}`),
    'mill:up',
    'mill:down:bread',
    'mill:down:reals',
    'exchange',
    ...PAIRS.map((pair) => `pair:${pair}`),
    ...['wheat', 'sugar', 'wine'].map((good) => `take:${good}`),
    ...amounts(view).map((amount) => `amount:${amount}`),
    'done',
  ];
};

export const thingsByCard = (view: View, me: Seat): Readonly<Record<Card, readonly Target[]>> => ({
  map: mapThings(view),
  cities: cityThings(view),
  colonies: colonyThings(view),
  markets: view.markets.flatMap(({ slots }) => slotThings(slots)),
  guild: [...guildThings(view), 'windmill', ...otherThings(view, me)],
  panel: panelThings(view, me),
  ribbon: ribbonThings(),
});
