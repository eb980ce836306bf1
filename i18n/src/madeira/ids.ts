/** What the messages are about, by the names the game itself uses for it. */

export type Step =
  | 'crowns'
  | 'request tile'
  | 'reward tile'
  | 'favor tile'
  | 'character tile'
  | 'guild dice'
  | 'pirate dice'
  | 'building roll'
  | 'pirate roll'
  | 'first city'
  | 'first field'
  | 'row'
  | 'request'
  | 'guild'
  | 'turn'
  | 'character'
  | 'worker'
  | 'worker to'
  | 'ship'
  | 'ship to'
  | 'buy wood'
  | 'get wood'
  | 'favor'
  | 'again'
  | 'reward'
  | 'support'
  | 'flip'
  | 'lady'
  | 'marker'
  | 'building'
  | 'last windmill in C'
  | 'honor'
  | 'upkeep'
  | 'feeding'
  | 'last windmill in D'
  | 'leave'
  | 'wealth'
  | 'city'
  | 'over';
/** The steps at which `done` can be a move. */
export type DoneStep = 'worker' | 'ship' | 'again' | 'flip' | 'honor' | 'last windmill in C' | 'last windmill in D';

export type Phase = 'setup' | 'A' | 'B' | 'C' | 'D' | 'E' | 'end';
export type Good = 'wheat' | 'sugar' | 'wine';
export type Yield = 'bread' | 'reals' | 'wood';
export type Resource = Good | Yield | 'pirates' | 'points';
export type Colony = 'acores' | 'brasil' | 'india';
export type City = 'porto-santo' | 'funchal' | 'machico';
export type Building = 'moinho' | 'capitania' | 'alfandega' | 'casa' | 'fortaleza';
export type Character = 'steward' | 'commander' | 'guild-master' | 'mayor';
/** `special` is the figure printed on the empty building. */
export type Figure = Character | 'special';
export type Favor =
  | 'monk'
  | 'miller'
  | 'bishop'
  | 'patron'
  | 'lord'
  | 'diplomat'
  | 'treasurer'
  | 'navigator'
  | 'engineer'
  | 'constable'
  | 'lady'
  | 'scout';
export type Guild = 'blue' | 'green' | 'orange' | 'violet';
export type Reward = 'island' | 'city' | 'guild' | 'watch' | 'medal' | 'booty' | 'support' | 'windmill';
export type Request = 'market-routes' | 'expeditions' | 'influence' | 'urbanization' | 'wealth';
/** What a move can bring a player or take from them. */
export type Holding =
  | Resource
  | 'windmill'
  | 'workers-on-board'
  | 'ships-on-board'
  | 'watch'
  | 'favors-up'
  | 'favors-down'
  | 'action-markers'
  | `request-${Request}`;
export type PassSlot = 'I' | 'II' | 'III' | 'IV';
export type RuleSet = '2nd' | '1st-de' | '1st-it' | '1st-hu';
/** Where a Worker may go in this action. */
export type GoingTo = 'field' | 'city' | 'land' | 'watch' | 'anywhere' | 'relocate';
export type WoodFor = 'ship' | 'favor' | 'upkeep';

export type Field = `${1 | 2 | 3}${'a' | 'b' | 'c' | 'd' | 'e'}`;
export type Place = Field | 'forest' | `${City}-${number}` | Colony | 'watch' | 'home';
export type Slot = `${Good | Colony}-${number}` | 'home';
