import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    'one-barrel': {
      heading: 'One barrel stays',
      see: 'The ships are full. You have 1 tobacco and 1 coffee, no warehouse, and you choose the next role. The trading house holds corn and coffee.',
      do: 'Keep the barrel that is worth more to you.',
      why: 'As trader you sell it at once for 4 doubloons. Coffee is dearer, but the house takes no second one.',
      wrong: {
        coffee: 'The trading house already has coffee: yours cannot be sold until it is emptied.',
      },
    },
    'one-kind': {
      heading: 'One barrel and one kind',
      see: 'You have 3 corn, 2 sugar and 1 coffee left, and a small warehouse: one barrel and all of one kind may stay.',
      do: 'Choose the single barrel first, then the kind for the warehouse. The trading house holds sugar and tobacco.',
      why: 'The single place is for the dearest barrel, the warehouse for the largest heap. Coffee is for the trader, corn for the next captain.',
      wrong: {
        'keep-corn': 'That keeps 1 corn of 3, and the warehouse has room for one other kind only: three barrels at most.',
        'keep-sugar': 'Then the coffee or all the corn is lost. And the house already has sugar.',
        'store-sugar': '2 sugar instead of 3 corn: one barrel less, and on a ship all kinds count alike.',
      },
    },
    buy: {
      heading: 'No ship for your goods',
      see: 'You have 3 sugar and 3 corn. No ship takes sugar, the corn ship has one space. You are the builder with 5 doubloons.',
      do: 'Buy the cheapest building that saves barrels from now on.',
      why: 'It costs you 1 doubloon. You make 6 barrels at a time, and three ships rarely have room for all of them. It works as soon as a colonist is there.',
      wrong: {
        large: 'That keeps all 5 barrels that fit on no ship. A small warehouse keeps 4 of them and costs you 1 doubloon, not 4.',
        factory: 'All your money, for 1 doubloon at each craftsman: you make two kinds. And your sugar spoils.',
        mill: 'Your sugar mill already serves all three plantations. More sugar would only spoil, too.',
        market: 'You sell one barrel at a time: 2 doubloons more for it, but the other barrels still spoil.',
        nothing: 'For 1 doubloon you can save several barrels each time. Build.',
        other: 'It does not help your barrels: after the next captain you keep a single one of them.',
      },
    },
    staff: {
      heading: 'An empty warehouse keeps nothing',
      see: 'The mayor: you have eight colonists, and your warehouse is empty. No ship takes your 3 tobacco, and a coin lies on the captain.',
      do: 'Place your colonists so that the warehouse works and you still produce five barrels.',
      why: 'Three on corn and two pairs make five barrels with seven colonists. The eighth saves two tobacco.',
      wrong: {
        empty: 'Without a colonist the warehouse does nothing: two of your 3 tobacco spoil at the next captain.',
        corn: 'Corn needs no plant: three colonists there are three barrels. Fill it first.',
        half: 'That is fewer than five barrels: each pair needs a colonist on the plantation and one in the plant.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
