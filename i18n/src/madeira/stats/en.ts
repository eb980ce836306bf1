/** What the statistics of Madeira call what they count. */

export const en = {
  cards: {
    openings: { title: 'First Request', did: 'chosen by' },
    taken: { title: 'Requests and their result', did: 'chosen by' },
    favors: { title: 'Guild Favors used', did: 'used by' },
    requests: { title: 'Points from Requests' },
    chosen: { title: 'Characters' },
    buildings: { title: 'Buildings' },
    play: { title: 'Dice, Pirates and supplies' },
  },
  amounts: {
    'unused dice': 'Dice not used',
    Pirates: 'Pirates at the end',
    'Pirates of hunger': 'Pirates for lack of Bread',
    relocations: 'Moves within the cities',
    'Bread left': 'Bread left at the end',
    'Reals left': 'Reals left at the end',
    'Goods left': 'Goods left at the end',
  },
  /** What stands out: a seat's own figure and that of the winners. */
  insights: {
    'unused dice': (mine: string, winners: string) => `You leave ${mine} dice a game unused, winners ${winners}.`,
    Pirates: (mine: string, winners: string) => `You end with ${mine} Pirates, winners with ${winners}.`,
    'Pirates of hunger': (mine: string, winners: string) => `You take ${mine} Pirates a game for lack of Bread, winners ${winners}.`,
    relocations: (mine: string, winners: string) => `You move pieces within the cities ${mine} times a game, winners ${winners} times.`,
    'Bread left': (mine: string, winners: string) => `You have ${mine} Bread left at the end, winners ${winners}.`,
    'Reals left': (mine: string, winners: string) => `You have ${mine} Reals left at the end, winners ${winners}.`,
    'Goods left': (mine: string, winners: string) => `You have ${mine} Goods left at the end, winners ${winners}.`,
  },
};

export type GameStats = typeof en;
