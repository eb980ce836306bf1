import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    first: {
      heading: 'Which load first?',
      see: 'You are the captain with 3 corn and 2 sugar. Both have a ship. The next player has 3 corn.',
      do: 'Choose your first load so that you can ship all five barrels.',
      why: 'The corn ship has three spaces, and two players want them. Nobody can take the space for your sugar: 6 VP in all.',
      wrong: {
        sugar: 'The sugar can wait, the corn cannot: the next player fills the corn ship, and two of your three corn spoil.',
      },
    },
    'last-ship': {
      heading: 'The last empty ship',
      see: 'One ship is still empty. The next player has 5 sugar and no warehouse. You have 2 corn and 1 indigo.',
      do: 'Load so that the sugar stays on the quay.',
      why: 'Your corn takes the empty ship. Sugar has no ship now: four of the five barrels are lost. Your indigo follows next turn.',
      wrong: {
        indigo: 'Then 5 sugar take the empty ship: 5 VP for the next player, and your corn has no ship.',
      },
    },
    wharf: {
      heading: 'The wharf can wait',
      see: 'You have 4 corn, 2 coffee and a wharf. The corn ship has four spaces, no ship takes coffee. The next player has 3 corn.',
      do: 'Choose your first load as captain.',
      why: 'Your corn fills the ship: 5 VP for you, no space for the next player. Nobody can take the wharf from you.',
      wrong: {
        coffee: '3 VP. But the next player loads 3 corn, and one space is left for your four.',
        corn: '5 VP, too, but the wharf is used up: your coffee cannot leave, and the next player ships 3 corn.',
      },
    },
    size: {
      heading: 'Which ship?',
      see: 'The last captain of the game: 3 VP chips are left. All ships are empty. You have 4 corn, the next player 6 sugar, the third 5 indigo.',
      do: 'You lead 31 to 30. Load your corn so that you still lead afterwards.',
      why: 'Your corn fits on every ship, so take the large one away: 5 sugar at most go aboard. You lead 36 to 35.',
      wrong: {
        small: '5 VP, but all 6 sugar fit on the large ship: 36 each, and the next player has more doubloons.',
        middle: 'That stops the indigo, not the sugar: 6 sugar take the large ship, 36 each, and the next player has more doubloons.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
