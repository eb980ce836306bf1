/** What a seat is shown, part by part, with every number a board needs: no client computes a rule. */
import { at, OVER, type Seat, type State } from '@caravel/core';
import { moves } from '../moves/table.ts';
import { legal, whyNot } from '../phases/flow.ts';
import * as on from '../state/layout.ts';
import { FOREST } from '../state/places.ts';
import { ruleSet } from '../state/rule-set.ts';
import { PHASES } from '../state/steps.ts';
import { ROUNDS } from '../tables/pieces.ts';
import { RULE_SETS } from '../tables/rule-sets.ts';
import type { View } from '../view.ts';
import { describeAhead } from './ahead.ts';
import { describeBuildings, describeResolving } from './buildings.ts';
import { describeCities } from './cities.ts';
import { describePassing, describeRows } from './guild-board.ts';
import { describeColonies, describeMarkets } from './harbours.ts';
import { describeFields, describeWatch, workersOn } from './islands.ts';
import { range, seatsAt } from './lists.ts';
import { describeSeat } from './seats.ts';
import { describeTurn } from './turn.ts';

/** V6, V8, V9 */
const describeRuleSet = (s: State): Pick<View, 'rules' | 'supportBread' | 'capitaniaPoints' | 'scoutPoints'> => ({
  rules: at(RULE_SETS, on.ruleSet(s)),
  supportBread: ruleSet(s).supportBread,
  capitaniaPoints: ruleSet(s).capitaniaPoints,
  scoutPoints: ruleSet(s).scoutCityPoints,
});

export const describe = (s: State, viewer: Seat): View => ({
  players: on.players(s),
  ...describeRuleSet(s),
  round: on.round(s),
  rounds: ROUNDS,
  phase: at(PHASES, on.phase(s)),
  over: on.turn(s) === OVER,
  turn: describeTurn(s),
  ahead: describeAhead({ legal, whyNot, moves }, s, viewer),
  rows: describeRows(s),
  passing: describePassing(s),
  buildings: describeBuildings(s),
  ...describeResolving(s),
  fields: describeFields(s),
  forest: workersOn(s, FOREST),
  cities: describeCities(s),
  markets: describeMarkets(s),
  colonies: describeColonies(s),
  watch: describeWatch(s),
  windmill: range(on.millTop(s) + 1).map((step) => on.millLevels(s, step)),
  woodPrices: range(on.woodPrices.length).map((i) => on.woodPrices(s, i)),
  seats: seatsAt(s).map((seat) => describeSeat(s, viewer, seat)),
});
