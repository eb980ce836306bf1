import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    free: {
      heading: 'The right die',
      see: 'You have a 1, a 2 and a 3. The Steward stands in region 3, the Commander in region 1. You have only 2 Bread.',
      do: 'You want the Steward now and the Commander later. Place a die on the Steward without paying Bread.',
      why: 'Low dice go to low regions, high dice to high ones. Your 1 is free on the Commander, only the 3 is free on the Steward.',
      wrong: {
        one: 'A 1 in region 3 lacks two points: 2 Bread. That is all you have, and four Workers are hungry at the end of the round.',
        two: 'A 2 in region 3 lacks one point: 1 Bread. You have a die that is free here.',
        wasted: 'The 3 is your only die that is free on the Steward. Keep it for him.',
        character: 'First the Steward: he has room for only two dice, and your opponent may take both places.',
        pass: 'You still have three dice. Use them before you pass.',
        mill: 'You need no trade here. Choose a die and place it.',
      },
    },
    mill: {
      heading: 'Two Bread short',
      see: 'Round 5. Five Workers are hungry, you have 3 Bread. You have 8 Pirates, your opponent 9, and in a tie you lose more.',
      do: 'Feed everybody at the end of the round, so that you receive no Pirate. The windmill is still open.',
      why: 'Two Sugar made one Wheat, four Wheat made two levels. So only three were hungry. One Pirate more would have cost you 8 PP.',
      wrong: {
        exchange: 'After that exchange your Goods are no longer enough for two levels.',
        early:
          'Your Bread does not feed five: each one missing brings a Pirate, and then you lose 16 PP instead of 8. First use the windmill.',
        hungry: 'Somebody still goes hungry and brings a Pirate. Then you lose 16 PP instead of 8.',
      },
    },
    'pirate-die': {
      heading: 'No dice, but one more action',
      see: 'You have no dice left, but a Worker in the City Watch. Five Workers are hungry, you have 4 Bread.',
      do: 'Find one more action: harvest three Goods, and have enough Bread for the end of the round.',
      why: 'A pirate die sends a Worker home from the City Watch, and at home nobody eats. Now four are hungry, and you have 4 Bread.',
      wrong: {
        one: 'A 1 lacks a point in region 2: 1 Bread. Then somebody goes hungry at the end of the round. The other pirate dice are free here.',
        region: 'You have no Worker on a Field there. All three are in region 2.',
        action: 'The Mayor pays as well, but you were asked for three Goods. Harvest.',
        nothing: 'The die is placed. Now take the harvest.',
        pass: 'You can still act, because a Worker of yours is in the City Watch. If you pass now, one Worker goes hungry at the end of the round.',
        mill: 'A level down brings 1 Bread, but also one more hungry Worker: nothing gained.',
      },
    },
    mayor: {
      heading: 'Bread from the city',
      see: 'Five Workers are hungry, you have no Bread. In Porto Santo you have a Worker next to a Citizen: 3 Bread. Machico is yours, 15 PP.',
      do: 'Use the Mayor so that everybody eats at the end of the round, and keep the most Workers in Machico.',
      why: 'In each city where you have a Worker, the Mayor pays 2 for each of your Workers and 1 for each Citizen. Move pieces to where you need them, then collect.',
      wrong: {
        machico:
          'With one Worker fewer you tie with the Citizen in Machico, and he stands farther right. Urbanization pays 7 PP instead of 15.',
        mill: 'A level down brings 1 Bread, but also one more hungry Worker. The Mayor brings five.',
        few: 'That is not enough for five hungry Workers. Each Bread missing brings a Pirate. First move a piece to Porto Santo.',
        harvest: 'A harvest brings Goods. You need Bread.',
        pass: 'You still have a die, and nobody has eaten. Use it first.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
