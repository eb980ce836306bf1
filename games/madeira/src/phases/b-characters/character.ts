/** B5: after placing a die: the character's action, or a harvest, or nothing. */
import { type Decision, type Move, type MoveBuffer, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { couldMoveShips, startShips } from '../../actions/ships.ts';
import { hasMillMove, isMillOpen } from '../../actions/windmill.ts';
import { couldMoveWorkers, startWorkers } from '../../actions/workers.ts';
import { CHARACTERS, type CharacterName } from '../../board/names.ts';
import { ACT, HARVEST, NO_ACTION } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { awaitNobody, awaitSeat, NOBODY, workersInRegion } from '../../state/state.ts';
import { CHARACTER, RELOCATE, TO_FIELD, TURN_DONE } from '../../state/steps.ts';
import { canTakeAnyFavor, startGuildMaster } from './guild-master.ts';
import { harvest } from './harvest.ts';
import { couldMayorAct } from './mayor.ts';

interface Action {
  works(s: State, seat: Seat): boolean;
  start(s: State, seat: Seat): void;
}

/** ST1: up to two Workers to Fields or the Forest. */
const steward: Action = { works: (s, seat) => couldMoveWorkers(s, seat, TO_FIELD), start: (s, seat) => startWorkers(s, seat, TO_FIELD, 2) };

/** CO1: up to two Ships. CO4: they never return home. */
const commander: Action = { works: couldMoveShips, start: (s, seat) => startShips(s, seat, 2) };

/** GM1 */
const guildMaster: Action = { works: canTakeAnyFavor, start: startGuildMaster };

/** MA1: up to two pieces from spot to spot, then MA2. */
const mayor: Action = { works: couldMayorAct, start: (s, seat) => startWorkers(s, seat, RELOCATE, 2) };

const ACTIONS: Readonly<Record<CharacterName, Action>> = { steward, commander, 'guild-master': guildMaster, mayor };
const BY_INDEX = CHARACTERS.map((name) => ACTIONS[name]);

/** B5: the empty building's figure allows only the special harvest. */
const canAct = (s: State, seat: Seat): boolean => {
  const character = on.characterOn(s, on.dieBuilding(s));
  return character !== NOBODY && (BY_INDEX[character] as Action).works(s, seat);
};

/** H3: only with a Worker on a Field of the region. */
const canHarvest = (s: State, seat: Seat): boolean => workersInRegion(s, seat, on.buildingRegion(s, on.dieBuilding(s))) > 0;

/** Asks what to do with the die, unless nothing can be done, not even with the help of the windmill. */
export const askForAction = (s: State): void => {
  const seat = on.actor(s);
  awaitSeat(s, CHARACTER, seat);
  if (!canAct(s, seat) && !canHarvest(s, seat) && !(isMillOpen(s, seat) && hasMillMove(s, seat))) awaitNobody(s, TURN_DONE);
};

export const characterChoice: Decision = {
  moves: movesOf(ACT, HARVEST, NO_ACTION),
  list(s: State, seat: Seat, out: MoveBuffer, count: number): number {
    let end = count;
    if (canAct(s, seat)) out[end++] = ACT;
    if (canHarvest(s, seat)) out[end++] = HARVEST;
    out[end++] = NO_ACTION;
    return end;
  },
  apply(s: State, seat: Seat, move: Move): void {
    if (move === NO_ACTION) awaitNobody(s, TURN_DONE);
    else if (move === HARVEST) harvest(s, seat);
    else (BY_INDEX[on.characterOn(s, on.dieBuilding(s))] as Action).start(s, seat);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === NO_ACTION) return undefined;
    if (move === HARVEST) return canHarvest(s, seat) ? undefined : 'H3';
    if (move !== ACT) return 'B5';
    if (canAct(s, seat)) return undefined;
    return RULES[on.characterOn(s, on.dieBuilding(s))] ?? 'B5';
  },
};

/** The rule of each character's action. */
const RULES: readonly RuleId[] = ['ST1', 'CO1', 'GM1', 'MA1'];
