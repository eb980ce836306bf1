/** What the statistics of Puerto Rico call what they count. */

export const en = {
  cards: {
    openings: { title: 'First role', did: 'chosen by' },
    taken: { title: 'Buildings and their result', did: 'built by' },
    chosen: { title: 'Roles' },
    play: { title: 'Barrels and money' },
  },
  amounts: {
    shipped: 'Barrels shipped',
    sold: 'Barrels sold',
    spoiled: 'Barrels spoiled',
    'barrels left': 'Barrels left at the end',
    quarries: 'Quarries',
    'doubloons left': 'Doubloons left at the end',
  },
  endings: {
    colonists: 'no colonists left',
    city: 'a city is full',
    points: 'no VP chips left',
  },
  /** What stands out: a seat's own figure and that of the winners. */
  insights: {
    shipped: (mine: string, winners: string) => `You ship ${mine} barrels a game, winners ${winners}.`,
    sold: (mine: string, winners: string) => `You sell ${mine} barrels a game, winners ${winners}.`,
    spoiled: (mine: string, winners: string) => `You lose ${mine} barrels a game to spoilage, winners ${winners}.`,
    'barrels left': (mine: string, winners: string) => `You have ${mine} barrels left at the end, winners ${winners}.`,
    quarries: (mine: string, winners: string) => `You have ${mine} quarries, winners ${winners}.`,
    'doubloons left': (mine: string, winners: string) => `You have ${mine} doubloons left at the end, winners ${winners}.`,
  },
};

export type GameStats = typeof en;
