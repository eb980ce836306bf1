/** CR1–CR3, V-factory: the craftsman. */
import { at, type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { CRAFT, PASS } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { awaitNobody, awaitSeat, isOccupied, payOut } from '../../state/state.ts';
import { CRAFTSMAN_PRIVILEGE } from '../../state/steps.ts';
import { BUILDINGS, FACTORY, PLANTS_OF } from '../../tables/buildings.ts';
import { CORN, GOODS, type Good } from '../../tables/goods.ts';

/** CR1: colonists on the plants of a kind, small and large together. */
const workersAtPlants = (s: State, seat: Seat, good: Good): number => {
  const plants = PLANTS_OF[good] as readonly number[];
  let workers = 0;
  for (let i = 0; i < plants.length; i++) workers += on.buildingColonists(s, seat, plants[i] as number);
  return workers;
};

/** CR1: the smaller of occupied plantations and workers at plants; corn needs no plant. */
const made = (good: Good, grown: number, workers: number): number => (good === CORN ? grown : Math.min(grown, workers));

export const production = (s: State, seat: Seat, good: Good): number => {
  const grown = on.tilesOccupied(s, seat, good);
  return grown === 0 ? 0 : made(good, grown, workersAtPlants(s, seat, good));
};

/** CR1: what colonists on these places would produce, by the names of the places: shown while a mayor's placement is still being composed. */
export const productionOf = (colonists: Readonly<Record<string, number>>) =>
  GOODS.map((name, good) => {
    const plants = at(PLANTS_OF, good);
    const workers = plants.reduce((sum, plant) => sum + (colonists[at(BUILDINGS, plant)] ?? 0), 0);
    return { good: name, count: made(good, colonists[name] ?? 0, workers) };
  }).filter(({ count }) => count > 0);

/** V-factory: doubloons for 0 to 5 kinds produced. */
const FACTORY_PAY = [0, 0, 1, 2, 3, 5];

/** V-factory, Q10: only kinds received from the supply count, and the privilege does not. */
export const factoryPay = (kinds: number): number => FACTORY_PAY[kinds] as number;

const receive = (s: State, seat: Seat, good: Good, amount: number): void => {
  on.barrels.add(s, seat, good, amount);
  on.barrelsLeft.add(s, good, -amount);
};

/** CR1: limited by the supply; what is missing is lost. Returns the kinds received as bits. */
const produce = (s: State, seat: Seat): number => {
  let received = 0;
  let kinds = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const amount = Math.min(production(s, seat, good), on.barrelsLeft(s, good));
    if (amount === 0) continue;
    receive(s, seat, good, amount);
    received |= 1 << good;
    kinds++;
  }
  if (isOccupied(s, seat, FACTORY)) payOut(s, seat, factoryPay(kinds));
  return received;
};

/** CR2: one more barrel of a kind the craftsman just produced, if the supply has one (Q10). */
const canCraft = (s: State, good: Good): boolean => (on.crafted(s) & (1 << good)) !== 0 && on.barrelsLeft(s, good) > 0;

const canCraftAny = (s: State): boolean => {
  for (let good = 0; good < GOODS.length; good++) if (canCraft(s, good)) return true;
  return false;
};

/** CR1: all produce, clockwise from the craftsman. CR2: the privilege comes last. CR3: without production there is no privilege. */
export const beginCraftsman = (s: State): void => {
  on.crafted.set(s, produce(s, on.taker(s)));
  let seat = on.nextSeat(s, on.taker(s));
  for (let i = 1; i < on.players(s); i++) {
    produce(s, seat);
    seat = on.nextSeat(s, seat);
  }
  if (canCraftAny(s)) awaitSeat(s, CRAFTSMAN_PRIVILEGE, on.taker(s));
  else endCraftsman(s);
};

const endCraftsman = (s: State): void => {
  on.crafted.set(s, 0);
  awaitNobody(s, CRAFTSMAN_PRIVILEGE);
};

export const craftsmanPrivilege: Decision = {
  moves: movesOf(CRAFT, PASS),
  apply(s: State, seat: Seat, move: Move): void {
    if (move !== PASS) receive(s, seat, CRAFT.index(move), 1);
    endCraftsman(s);
  },
  whyNot(s: State, _seat: Seat, move: Move): RuleId | undefined {
    if (move === PASS) return undefined;
    if (!CRAFT.has(move)) return 'R1';
    if (canCraft(s, CRAFT.index(move))) return undefined;
    return (on.crafted(s) & (1 << CRAFT.index(move))) === 0 ? 'CR2' : 'Q10';
  },
};
