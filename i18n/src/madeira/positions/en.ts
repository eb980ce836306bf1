/** The words of setting up a position in English, and by their type the shape of every other language. */
export const en = {
  closed: 'You can change the position at the start of a turn in phase B, before a Favor is used.',
  table: 'Table',
  turn: 'Player in turn',
  round: 'Round',
  nobody: 'Nobody',
  onDistrict: 'On a district',
  faceUp: (name: string) => `${name}, face up`,
  faceDown: (name: string) => `${name}, face down`,
  request: (n: number) => `Request ${n}`,
  workers: (place: string) => `Workers: ${place}`,
  placed: (building: string) => `${building}: own dice`,
  pirateDie: (building: string) => `${building}: pirate die`,
  grows: (field: string) => `${field}: Good`,
  turnsInto: (from: string, to: string) => `${from}, later ${to}`,
  woodOn: (field: string) => `${field}: Wood`,
  citizens: (city: string) => `${city}: Neutral Citizens`,
  reward: (colony: string, n: number) => `${colony}: Reward ${n}`,
  /** Why a change is not possible, after a colon. */
  faults: {
    workersHome: 'no Worker is left at home, for everyone has 12 (S2).',
    shipsHome: 'no Ship is left at home, for everyone has 6 (S2).',
    requestsLeft: 'no Request of this kind is left (S5).',
    spots: 'the city has no empty spot in a built district (S7).',
    field: 'a player has at most one Worker on a Field (BD3).',
    dice: 'a player has 3 guild dice, those at home and those placed (S1).',
    pirateDice: 'there are 3 pirate dice (S1).',
    onePirate: 'a character takes only one pirate die (B3).',
    room: 'a character takes only as many dice as there are players (B3).',
    district: 'no district without pieces is left for the Favor (S7).',
    passed: 'whoever has passed has no more turns (B8).',
    passedDice: 'whoever has passed has no dice left (B6).',
    citizens: 'there are three Neutral Citizens, all in cities (S8).',
    negative: 'it cannot be less than 0.',
  },
};

export type PositionWords = typeof en;
