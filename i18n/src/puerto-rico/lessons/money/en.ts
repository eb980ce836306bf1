import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    sell: {
      heading: 'Who sells first?',
      see: 'You have 1 sugar, and so does the next player. The trading house takes each kind once. Your small market works.',
      do: 'Choose a role, and make as many doubloons as you can.',
      why: 'Sugar pays 2, the privilege 1, the market 1: 4 doubloons. And the next player keeps the sugar.',
      wrong: {
        corn: 'Corn brings 2 doubloons here, sugar 4. And the next player would sell sugar after you.',
        nothing: 'You are the trader: sell, or the next player takes the place for sugar.',
        captain: 'The captain takes your sugar for 1 VP. Early on, 4 doubloons are worth more.',
        builder: 'You have 1 doubloon: that buys hardly anything. First sell.',
        later: 'Then the next player becomes the trader and sells sugar first. Your sugar is not taken any more.',
      },
    },
    coins: {
      heading: 'Coins on a role',
      see: 'You have 2 doubloons. The trading house already holds sugar and indigo, and coins lie on two roles.',
      do: 'Choose the role that gets you furthest now.',
      why: 'You collect 2 doubloons at once and build 1 cheaper. That is a sale without a barrel.',
      wrong: {
        trader: 'Only your corn can be sold, for 2 doubloons. The 2 on the builder then go to the next player.',
        settler: 'That is 1 doubloon and a plantation. On another role lie 2, and with them you could build.',
        left: 'There is no coin on that role. The next player takes the 2 doubloons you leave.',
      },
    },
    quarry: {
      heading: 'A plantation or a quarry?',
      see: 'Round 2. You are the settler. You own a small indigo plant, one indigo plantation and 2 doubloons.',
      do: 'Take the tile that saves you the most money.',
      why: 'With a colonist on it, a quarry takes 1 doubloon off every building. The sooner you have it, the more it saves.',
      wrong: {
        indigo: 'Your small indigo plant has one circle: a second indigo plantation gives nothing.',
        dear: 'It gives nothing until you buy its plant and staff both. A quarry makes that plant cheaper, and all others, too.',
        nothing: 'Your island has room, and the tile is free.',
      },
    },
    'full-house': {
      heading: 'The last place in the house',
      see: 'The trading house has one place left. You have 1 tobacco, the next player 1 coffee.',
      do: 'Choose a role, and use it so that only you earn.',
      why: 'You get 5 doubloons, and the house is full: the phase ends before the coffee is sold.',
      wrong: {
        nothing: 'Then the next player sells coffee, and the house is full.',
        captain: '1 doubloon and 2 VP, but your tobacco sails away. Sold, it brings 5 doubloons.',
        mayor: '1 doubloon and a colonist or two. But then the next player sells coffee, the house is full, and you sell nothing.',
        later: 'The next player will not wait: one coffee fills the house, and your tobacco stays.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
