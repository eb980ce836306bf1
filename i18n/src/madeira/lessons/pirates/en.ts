import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    pay: {
      heading: 'Pay, even for nothing?',
      see: 'Round 5. Alfândega costs 5 Reals, or 4 Pirates: the pirate die shows 3. You have no Worker in region 1. Pirates: you 8, your opponent 10.',
      do: 'Pay or take the Pirates? Choose what costs you fewer PP.',
      why: 'You may pay for a building you cannot use. With 12 Pirates you would have had the most: 16 PP lost instead of 8.',
      wrong: {
        pirates: '8 and 4 are 12, more than your opponent has. That costs 16 PP instead of 8, and you saved only 5 Reals.',
        mill: 'You have enough Reals. Decide about the building.',
      },
    },
    watch: {
      heading: 'Whom do you send?',
      see: 'You have 12 Pirates, your opponent 11. Six of your Workers are hungry, and you have 6 Bread. Machico is yours by one Worker.',
      do: 'Pass, and get rid of 3 Pirates. You must not need more than 6 Bread, and Machico must stay yours.',
      why: 'In the City Watch a Worker eats as much as on a Field. So 12 Pirates became 9, and 6 Bread are still enough.',
      wrong: {
        home: 'A Worker from home is one more to feed. You have no Bread for him, so a Pirate comes back at the end of the round.',
        machico: 'Then you tie in Machico, and your opponent is farther right. Urbanization pays 7 PP instead of 15.',
        slot: 'That leaves you with 12 Pirates, more than your opponent has. Another choice takes 3 of them.',
        done: 'Without a Worker no Pirate goes.',
        mill: 'The windmill drives no Pirates away.',
      },
    },
    constable: {
      heading: 'First half, then three',
      see: 'Fortaleza costs 2 Reals. With three Workers in region 3 you may send two Workers into the City Watch, each for up to 3 Pirates. Your Constable is face up.',
      do: 'Get rid of all 12 Pirates.',
      why: 'The Constable takes half, so use him while there are many: 12 became 6, then Fortaleza took 3 and 3. Without Pirates you lose no PP.',
      wrong: {
        pay: 'Fortaleza alone takes 6, and the Constable can only be used before you pay.',
        pirates: 'Fortaleza is what drives the Pirates away. Pay the 2 Reals.',
        done: 'Each Worker you send takes 3 Pirates with him. You may send two.',
        mill: 'The windmill drives no Pirates away.',
      },
    },
    order: {
      heading: 'Equal Pirates',
      see: 'You and your opponent have 11 Pirates each. Your opponent has passed to slot III. Slots I, II and IV are free.',
      do: 'Pass. Choose a slot with which you lose fewer PP at the end.',
      why: 'Of players with equally many Pirates, the one earlier in the Passing Column loses less: 8 PP instead of 16.',
      wrong: {
        late: '5 Reals are 1 PP. But you come after your opponent, who also has 11 Pirates, so you lose 16 PP instead of 8.',
        mill: 'The windmill does not help here. Choose a slot.',
      },
    },
    bread: {
      heading: 'Pirates that cost nothing',
      see: 'The end of the last round. You have 16 Pirates, your opponent 7. Six Workers are hungry, you have 6 Bread and 1 Real.',
      do: 'How much Bread do you give? Find the number that leaves you the most PP.',
      why: 'You lose the 16 PP anyway, and up to 20 Pirates nothing more. The 4 Bread you kept and 1 Real make five Reals: 1 PP.',
      wrong: {
        all: 'It saves nothing: you have the most Pirates anyway. Bread you keep counts as Reals, and five of them are 1 PP.',
        many: 'You keep too little. For 1 PP you need five Reals, and you have one.',
        few: 'Every Pirate beyond the twentieth costs 1 PP. That eats up what the Bread brings.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
