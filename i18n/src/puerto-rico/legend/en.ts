/** The words of the legend that the catalogue of Puerto Rico does not have, and by their type the shape of every other language. */
export const en = {
  groups: {
    yours: 'What you have',
    land: 'Island and city',
    cards: 'Building cards',
    harbour: 'Harbor',
  },
  /** Sentences for what has a name in the catalogue. */
  texts: {
    doubloons: 'Money: you pay for buildings with it.',
    points: 'Whoever has the most at the end wins.',
    colonists: 'A plantation, quarry or building works only with a colonist.',
    sanJuan: 'Colonists without work wait here.',
    production: 'What the next craftsman will bring you.',
    cardPoints: 'What the building is worth at the end.',
    plant: 'The edge has the color of the good this building makes. Its colonist serves one plantation.',
    largePlant: 'Each colonist here serves one plantation.',
    violet: 'With a colonist, it helps you in the phase of its role.',
    largeViolet: 'With a colonist, it brings more VP at the end.',
  },
  /** Names for what has a sentence in the catalogue. */
  names: { own: 'Tick' },
  signs: {
    empty: { name: 'Empty circle', text: 'Room for one colonist. Without one, this place does nothing.' },
    filled: { name: 'Colonist in a circle', text: 'This place is at work.' },
    canPay: { name: 'Gold coin', text: 'What the building costs you now. You can afford it.' },
    tooDear: { name: 'Ring', text: 'What the building costs you now. You cannot afford it.' },
    circles: { name: 'Small circles', text: 'How many colonists can work there.' },
    left: { name: 'Number with ×', text: 'How many copies of this building are left.' },
    prices: { name: 'Prices', text: 'What the trading house pays for each kind.' },
    purse: {
      name: 'Coin on a role',
      text: 'Whoever takes the role gets these doubloons, too. A role that nobody takes gets 1 doubloon each round.',
    },
  },
};

export type LegendWords = typeof en;
