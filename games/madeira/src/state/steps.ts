/** The kinds of decision there are, the phases they belong to, and what a turn can be busy with. */
export const STEPS = [
  // chance
  'crowns',
  'request tile',
  'reward tile',
  'favor tile',
  'character tile',
  'guild dice',
  'pirate dice',
  'building roll',
  'pirate roll',
  // setup and A
  'first city',
  'first field',
  'row',
  'request',
  'guild',
  // B
  'turn',
  'character',
  // parts of an action
  'worker',
  'worker to',
  'ship',
  'ship to',
  'buy wood',
  'get wood',
  'favor',
  'again',
  'reward',
  'support',
  'flip',
  'lady',
  'marker',
  // C
  'building',
  'last windmill in C',
  // D
  'honor',
  'upkeep',
  'feeding',
  'last windmill in D',
  // E
  'leave',
  'wealth',
  'city',
  'over',
] as const;

export type StepName = (typeof STEPS)[number];
export type Step = number;
const stepNamed = (name: StepName): Step => STEPS.indexOf(name);

export const CROWNS = stepNamed('crowns');
export const REQUEST_TILE = stepNamed('request tile');
export const REWARD_TILE = stepNamed('reward tile');
export const FAVOR_TILE = stepNamed('favor tile');
export const CHARACTER_TILE = stepNamed('character tile');
export const GUILD_DICE = stepNamed('guild dice');
export const PIRATE_DICE_ROLL = stepNamed('pirate dice');
export const BUILDING_ROLL = stepNamed('building roll');
export const PIRATE_ROLL = stepNamed('pirate roll');
export const FIRST_CITY = stepNamed('first city');
export const FIRST_FIELD = stepNamed('first field');
export const ROW_CHOICE = stepNamed('row');
export const REQUEST_CHOICE = stepNamed('request');
export const GUILD_CHOICE = stepNamed('guild');
export const TURN = stepNamed('turn');
export const CHARACTER = stepNamed('character');
export const WORKER = stepNamed('worker');
export const WORKER_TO = stepNamed('worker to');
export const SHIP = stepNamed('ship');
export const SHIP_TO = stepNamed('ship to');
export const BUY_WOOD = stepNamed('buy wood');
export const GET_WOOD = stepNamed('get wood');
export const FAVOR_CHOICE = stepNamed('favor');
export const AGAIN = stepNamed('again');
export const REWARD_CHOICE = stepNamed('reward');
export const SUPPORT = stepNamed('support');
export const FLIP = stepNamed('flip');
export const LADY_CHOICE = stepNamed('lady');
export const MARKER = stepNamed('marker');
export const BUILDING_TURN = stepNamed('building');
export const LAST_MILL_C = stepNamed('last windmill in C');
export const HONOR = stepNamed('honor');
export const UPKEEP = stepNamed('upkeep');
export const FEEDING = stepNamed('feeding');
export const LAST_MILL_D = stepNamed('last windmill in D');
export const LEAVE = stepNamed('leave');
export const WEALTH_PAY = stepNamed('wealth');
export const CITY_CHOICE = stepNamed('city');
export const OVER_STEP = stepNamed('over');

/** Where a part of the game ends and nobody is asked: phases/flow.ts says what follows. No position rests there. */
const ENDS = [
  'action done',
  'relocation done',
  'wood for a ship paid',
  'wood for a favor paid',
  'wood for upkeep paid',
  'turn done',
  'phase B done',
  'building turn done',
  'buildings done',
  'request scored',
  'crown done',
] as const;
const endNamed = (name: (typeof ENDS)[number]): Step => STEPS.length + ENDS.indexOf(name);

export const ACTION_DONE = endNamed('action done');
export const RELOCATION_DONE = endNamed('relocation done');
export const SHIP_WOOD_PAID = endNamed('wood for a ship paid');
export const FAVOR_WOOD_PAID = endNamed('wood for a favor paid');
export const UPKEEP_WOOD_PAID = endNamed('wood for upkeep paid');
export const TURN_DONE = endNamed('turn done');
export const PHASE_B_DONE = endNamed('phase B done');
export const BUILDING_TURN_DONE = endNamed('building turn done');
export const BUILDINGS_DONE = endNamed('buildings done');
export const REQUEST_SCORED = endNamed('request scored');
export const CROWN_DONE = endNamed('crown done');

export const PHASES = ['setup', 'A', 'B', 'C', 'D', 'E', 'end'] as const;
export const SETUP_PHASE = 0;
export const A = 1;
export const B = 2;
export const C = 3;
export const D = 4;
export const E = 5;
export const END = 6;

/** What a turn is busy with; when that is done, flow.ts says what follows. */
export const NOTHING = 0;
/** A Favor at the start of a turn in B or C. */
export const FAVOR = 1;
/** The action or harvest of a die. */
export const DIE = 2;
/** The action of a Passing slot. */
export const PASSING = 3;
/** The action of the building in phase C. */
export const BUILDING_ACTION = 4;

/** Where Workers may go in this action. */
export type MoveKind = number;
export const TO_FIELD: MoveKind = 0;
export const TO_CITY: MoveKind = 1;
export const TO_LAND: MoveKind = 2;
export const TO_WATCH: MoveKind = 3;
export const TO_ANYWHERE: MoveKind = 4;
/** MA1: Workers and Citizens from spot to spot. */
export const RELOCATE: MoveKind = 5;

/** What discarded Wood is for. */
export type WoodUse = number;
export const FOR_SHIP: WoodUse = 0;
export const FOR_FAVOR: WoodUse = 1;
export const FOR_UPKEEP: WoodUse = 2;
