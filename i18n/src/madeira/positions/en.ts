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
    negative: 'it cannot be less than 0.',
  },
};

export type PositionWords = typeof en;
