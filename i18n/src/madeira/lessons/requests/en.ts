import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    leave: {
      heading: 'Which one can wait?',
      see: 'Round 3. Now Market Routes is worth 16 PP, Urbanization 15 and Expeditions 6. Look at the numbers for round 5 at markets and colonies.',
      do: 'Score two Requests and keep one for round 5. Get the most out of all three. Then name a city.',
      why: 'Your Ships in the Açores earn 3 PP each now and 6 in round 5. Those in the Wheat market fall from 6 to 4. So Expeditions waits.',
      wrong: {
        urbanization: 'Machico will pay 15 PP later, too. But then you score Expeditions now for 6 PP, and in round 5 it would bring 12.',
        routes: 'The wrong way round: by round 5 Market Routes falls from 16 to 11 PP, and Expeditions rises from 6 to 12.',
        city: 'In Machico you have the most Workers: 15 PP.',
      },
    },
    row: {
      heading: 'Not only the dice',
      see: 'Round 5. You hold Influence and Urbanization. Row I has Market Routes and turns blue or green Favors face up, row II has Wealth and turns orange or violet ones.',
      do: 'Look at your Ships, Reals and Favors. Take the row that brings more PP.',
      why: 'Market Routes is worth 11 PP already. The blue guild turns your Miller face up, so Influence rises from 10 to 15 PP.',
      wrong: {
        dice: 'The dice are better, but with 4 Reals Wealth is worth 4 PP, and your orange and violet Favors are face up already.',
      },
    },
    real: {
      heading: 'What is a Real worth?',
      see: 'Round 5. Alfândega costs 6 Reals, or 1 Pirate. You have no Worker in region 1. Pirates: you 5, your opponent 9. You hold Wealth and have 14 Reals.',
      do: 'Pay, or take the Pirate? Choose what costs you fewer PP.',
      why: 'With Wealth 6 Reals are 6 PP. With 6 Pirates you still have fewer than your opponent, so this one costs nothing.',
      wrong: {
        pay: 'Wealth pays 1 PP for each Real: that costs 6 PP. One Pirate more costs nothing, as your opponent has 9.',
        mill: 'At the bottom of the windmill you give 1 PP for 1 Real or 1 Bread. That gains nothing.',
      },
    },
    mill: {
      heading: 'Sell the windmill',
      see: 'The last round. You hold Wealth and have 6 Reals. Five Workers are hungry, you have 8 Bread.',
      do: 'Make Wealth worth 15 PP, let nobody go hungry, then press “Done”.',
      why: 'After round 5 a level feeds nobody. Three levels brought 9 Reals, and your 8 Bread feed everybody.',
      wrong: {
        bread: 'You have more Bread than you need. Take the Reals.',
        hungry: 'Wealth takes 15 Reals at most. This level would only leave a Worker hungry.',
        done: 'Wealth is not worth 15 PP yet, and you still have Bread to spare.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
