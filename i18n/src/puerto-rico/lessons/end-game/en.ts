import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    'last-space': {
      heading: 'The twelfth space',
      see: 'You lead with 37 VP. The next player has 34, a harbor and 7 barrels. One space of your city is free, and your guild hall is occupied.',
      do: 'End the game with as many points as you can.',
      why: 'A tobacco storage or a coffee roaster is worth 3 VP, and 2 more in your guild hall: 42. Your city is full, this round is the last, and nobody catches up.',
      wrong: {
        harbor: '3 VP make 40. The next player still ships for 6 and builds, too: that can be 42.',
        building: 'That ends the game, but with 3 VP or less. Which building counts in your guild hall, too?',
        nothing: 'Without a building the game goes on, and the others have more goods than you.',
        captain: 'You ship 2 indigo for 3 VP. The next player ships 4 corn with the harbor for 5, and the game goes on.',
        role: 'The game goes on, and the next player has 7 barrels to ship. Which role ends it?',
      },
    },
    colonists: {
      heading: 'Too few colonists',
      see: 'You have 35 VP, the others 25 each. But they have 7 and 5 barrels and more doubloons. 2 colonists are left in the supply.',
      do: 'Find the role that makes this round the last.',
      why: 'The colonist ship now needs at least 3 colonists. They are not there: the game ends with this round, before the others catch up.',
      wrong: {
        craftsman: 'You get 8 barrels, but the others produce as well, and the next player is captain before you.',
        captain: 'You ship 1 corn, the others up to 10 barrels between them. Your lead melts.',
        role: 'The game goes on, and time works for the others: they have the goods and the money.',
      },
    },
    'last-role': {
      heading: 'The last role of the game',
      see: 'The last round, and you choose the last role. You have 33 VP, the others 36 each. Nobody works in your guild hall.',
      do: 'Choose the role with which you win.',
      why: 'Your four plants are worth 7 VP in an occupied guild hall: 40 to 36. The others gain nothing from the mayor.',
      wrong: {
        captain: 'You ship 4 barrels for 5 VP: 38. But the next player ships for 6 with the harbor: 42.',
        trader: 'Doubloons only break ties. You are 3 VP behind.',
        craftsman: 'That brings no points any more: nobody ships or builds after you.',
      },
    },
    'guild-hall': {
      heading: 'Who works where at the end?',
      see: 'You are the mayor. Nothing is produced any more: plantations and plants do not need colonists.',
      do: 'Place your colonists so that you win.',
      why: 'One colonist in the guild hall brings 7 VP. In the last round staff your large buildings first.',
      wrong: {
        empty: 'The guild hall is still empty: 33 VP lose. Take the colonist from a plantation or a plant.',
      },
    },
    deny: {
      heading: 'One doubloon short',
      see: 'The last round, and you begin. You have 40 VP and 1 doubloon. The next player has 37 VP, 9 doubloons and no quarry. Large buildings cost 10.',
      do: 'Choose a role, and use it so that the next player cannot pass you.',
      why: 'The discount is yours, so a large building costs the next player 10, and 9 doubloons buy 3 VP at most. You have 41, they have 40.',
      wrong: {
        nothing: 'That leaves you at 40, and the next player can reach 40, too. Build something worth 1 VP.',
        craftsman: 'Barrels alone bring no points. The next player takes the builder, pays 9 for a large building and has 41.',
        role: 'Then the next player takes the builder, pays 9 for a large building and has 41 VP to your 40.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
