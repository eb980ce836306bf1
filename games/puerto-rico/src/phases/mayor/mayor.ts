/**
 * MY1–MY7: the mayor. Each player decides place by place, in the order of PLACES, how many colonists it gets; tiles of one kind are one
 * place. So every distribution is reached by exactly one sequence of moves. Places without a choice are not asked about.
 */
import { type Decision, type Move, type MoveBuffer, movesOf, optional, type RuleId, type Seat, type State } from '@caravel/core';
import { COLONISTS, COLONISTS_FIRST, PASS, TAKE_COLONIST } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { awaitNobody, awaitSeat, passOn, startLap } from '../../state/state.ts';
import { MAYOR_PRIVILEGE, PLACING } from '../../state/steps.ts';
import { BUILDING_COUNT, CIRCLES } from '../../tables/buildings.ts';
import { TILES } from '../../tables/goods.ts';

/** An index into PLACES: tiles by kind, then buildings. */
type Place = number;

/** The circles a player has on a place. */
export const circlesOn = (s: State, seat: Seat, place: Place): number =>
  place < TILES.length ? on.tiles(s, seat, place) : on.buildings(s, seat, place - TILES.length) * (CIRCLES[place - TILES.length] as number);

const setColonists = (s: State, seat: Seat, place: Place, count: number): void => {
  if (place < TILES.length) on.tilesOccupied.set(s, seat, place, count);
  else on.buildingColonists.set(s, seat, place - TILES.length, count);
};

/** MY1: the mayor gets a colonist from the supply, if there is one (MY6); Q3: the mayor may decline. */
export const beginMayor = (s: State): void => {
  if (on.colonistsLeft(s) > 0) awaitSeat(s, MAYOR_PRIVILEGE, on.taker(s));
  else dealColonists(s);
};

/** MY1: the extra colonist need not be entered in San Juan: the mayor places first, and `takeInHand` counts all of a player's colonists. */
export const mayorPrivilege = optional(TAKE_COLONIST, PASS, 'MY1', (s, seat, used) => {
  if (used) {
    on.colonistsLeft.add(s, -1);
    on.colonists.add(s, seat, 1);
  }
  dealColonists(s);
});

/** MY2: the ship's colonists are dealt one by one, starting with the mayor. */
const dealColonists = (s: State): void => {
  startLap(s);
  const count = on.players(s);
  const each = Math.floor(on.colonistShip(s) / count);
  let more = on.colonistShip(s) % count;
  let seat = on.taker(s);
  for (let i = 0; i < count; i++, more--) {
    const dealt = each + (more > 0 ? 1 : 0);
    on.colonists.add(s, seat, dealt);
    on.sanJuan.add(s, seat, dealt);
    seat = on.nextSeat(s, seat);
  }
  on.colonistShip.set(s, 0);
  startPlacing(s);
};

/**
 * MY3: all colonists may be moved, so the player takes all of them in hand; Q3: as many are placed as there are circles. A place that is
 * not decided yet still shows the colonists it had before.
 */
const takeInHand = (s: State, seat: Seat): void => {
  const all = on.colonists(s, seat);
  const circles = on.islandFilled(s, seat) + on.buildingCircles(s, seat);
  on.sanJuan.set(s, seat, Math.max(0, all - circles));
  on.hand.set(s, seat, Math.min(all, circles));
  on.circlesAhead.set(s, seat, circles);
  on.placing.set(s, seat, 0);
};

/** MY3: no circle may stay empty while a colonist is left, so this place must take what the places after it cannot. */
const fewestHere = (hand: number, ahead: number, circles: number): number => Math.max(0, hand - ahead + circles);
const mostHere = (hand: number, circles: number): number => Math.min(circles, hand);

/** Moves on to the next place with a choice and fills those without one; returns whether there is one. */
const findChoice = (s: State, seat: Seat): boolean => {
  let hand = on.hand(s, seat);
  let ahead = on.circlesAhead(s, seat);
  let place = on.placing(s, seat);
  for (; ahead > 0; place++) {
    const circles = circlesOn(s, seat, place);
    if (circles === 0) continue;
    const fewest = fewestHere(hand, ahead, circles);
    if (fewest !== mostHere(hand, circles)) break;
    setColonists(s, seat, place, fewest);
    hand -= fewest;
    ahead -= circles;
  }
  on.hand.set(s, seat, hand);
  on.circlesAhead.set(s, seat, ahead);
  on.placing.set(s, seat, ahead > 0 ? place : 0);
  return ahead > 0;
};

const placeHere = (s: State, seat: Seat, count: number): void => {
  const place = on.placing(s, seat);
  setColonists(s, seat, place, count);
  on.hand.add(s, seat, -count);
  on.circlesAhead.add(s, seat, -circlesOn(s, seat, place));
  on.placing.add(s, seat, 1);
};

/** MY5: all players place at the same time, or by option in order from the mayor. */
const startPlacing = (s: State): void => {
  if (on.mayorInOrder(s)) return askNextMayor(s);
  let waiting = 0;
  for (let seat = 0; seat < on.players(s); seat++) {
    takeInHand(s, seat);
    if (findChoice(s, seat)) waiting |= 1 << seat;
  }
  on.step.set(s, PLACING);
  on.turn.set(s, waiting);
};

/** MY5: in order, a player's colonists stay where they are until it is that player's turn. */
const askNextMayor = (s: State): void => {
  for (; on.lap(s) > 0; passOn(s)) {
    takeInHand(s, on.actor(s));
    if (findChoice(s, on.actor(s))) return awaitSeat(s, PLACING, on.actor(s));
  }
  awaitNobody(s, PLACING);
};

const finishPlacing = (s: State, seat: Seat): void => {
  if (on.mayorInOrder(s)) {
    passOn(s);
    askNextMayor(s);
  } else on.turn.set(s, on.turn(s) & ~(1 << seat));
};

export const placing: Decision = {
  moves: movesOf(COLONISTS),
  list(s: State, seat: Seat, out: MoveBuffer, count: number): number {
    const place = on.placing(s, seat);
    const circles = circlesOn(s, seat, place);
    const hand = on.hand(s, seat);
    const most = mostHere(hand, circles);
    const first = COLONISTS_FIRST[place] as number;
    let end = count;
    for (let n = fewestHere(hand, on.circlesAhead(s, seat), circles); n <= most; n++) out[end++] = first + n;
    return end;
  },
  apply(s: State, seat: Seat, move: Move): void {
    placeHere(s, seat, move - (COLONISTS_FIRST[on.placing(s, seat)] as number));
    if (!findChoice(s, seat)) finishPlacing(s, seat);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (!COLONISTS.has(move)) return 'MY3';
    const place = on.placing(s, seat);
    const circles = circlesOn(s, seat, place);
    const hand = on.hand(s, seat);
    const count = move - (COLONISTS_FIRST[place] as number);
    return count >= fewestHere(hand, on.circlesAhead(s, seat), circles) && count <= mostHere(hand, circles) ? undefined : 'MY3';
  },
};

/** MY4: only empty circles on buildings count, not those on plantations and quarries. */
const emptyBuildingCircles = (s: State): number => {
  let empty = 0;
  for (let seat = 0; seat < on.players(s); seat++) {
    empty += on.buildingCircles(s, seat);
    for (let building = 0; building < BUILDING_COUNT; building++) empty -= on.buildingColonists(s, seat, building);
  }
  return empty;
};

/** MY4: how many colonists a refill of the ship needs, at least one per player. */
export const colonistsRequired = (s: State): number => Math.max(on.players(s), emptyBuildingCircles(s));

/** MY4, MY6: refills the ship as far as the supply allows; returns whether there were enough (Q3: exactly as many as needed is enough). */
export const refillColonistShip = (s: State): boolean => {
  const required = colonistsRequired(s);
  const loaded = Math.min(required, on.colonistsLeft(s));
  on.colonistShip.set(s, loaded);
  on.colonistsLeft.add(s, -loaded);
  return loaded === required;
};
