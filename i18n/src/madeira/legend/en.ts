/** The words of the legend that the catalogue of Madeira does not have, and by their type the shape of every other language. */
export const en = {
  groups: {
    supplies: 'Supplies',
    pieces: 'Pieces',
    signs: 'Signs',
    places: 'Places',
    costs: 'Costs and gains',
    characters: 'Characters',
  },
  /** Sentences for what has a name in the catalogue. */
  texts: {
    wheat: 'Ships sell it in the Wheat market, and the Windmill takes 2 for one level up.',
    sugar: 'Ships sell it in the Sugar market.',
    wine: 'Ships sell it in the Wine market. Landing in a colony costs Wine, too.',
    wood: 'Pays for districts, for Ships that leave home and for the upkeep of Ships.',
    bread: 'Feeds Workers in phase D and makes up for a die that is too low.',
    points: 'Whoever has the most at the end wins.',
    worker: 'Works on Fields, in cities, in colonies or in the City Watch, and needs Bread in phase D.',
    ship: 'Sails to markets and colonies, and needs Wood in phase D.',
    figure: 'The same figure shows your place in the turn order and your level at the Windmill.',
    market: 'A Ship here sells Goods for Reals.',
    colony: 'Landing a Ship here costs Wine and brings a King’s Reward. A Worker here brings a Good in phase D.',
    forecast: 'The Wood and Bread you have, and how much your Ships and Workers will need. Each one missing brings 1 Pirate.',
  },
  /** Names for what has a sentence in the catalogue. */
  names: {
    up: 'Arrow up',
    flip: 'Turning arrow',
    dot: 'Dot beside a number',
    price: 'Cost of a building',
  },
  signs: {
    movePiece: { name: 'Arrow and piece', text: 'You move this piece.' },
    moveTo: { name: 'Arrow and place', text: 'You move one of your Workers there.' },
    trade: { name: 'Arrow between two signs', text: 'You give what is on the left and get what is on the right.' },
    or: { name: 'Slash', text: 'One or the other.' },
    workers: { name: 'Workers in the region', text: '1+: with 1 or 2 of your Workers there. 3+: with 3 or more.' },
    field: { name: 'Field', text: 'Has room for one Worker of each player and yields the Good it shows.' },
    house: { name: 'House', text: 'A spot in a city. Next to Reals it stands for a building.' },
    harvest: { name: 'Harvest', text: 'Each of your Workers on the Fields of the region brings 1 Wood or 1 Good.' },
    raid: { name: 'If you do not pay', text: 'You receive 1 Pirate, plus as many as the pirate die shows if one is there.' },
    lowDie: { name: 'Low die', text: 'A die lower than the number of the region costs the difference in Bread.' },
    stepUp: { name: 'Up at the Windmill', text: '2 Wheat take you one level up. At the top they bring 1 PP.' },
    stepDown: {
      name: 'Down at the Windmill',
      text: 'One level down brings 1 Bread or Reals. At the bottom you pay 1 PP instead of going down.',
    },
  },
};

export type LegendWords = typeof en;
