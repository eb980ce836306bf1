import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    out: {
      heading: 'A Ship without Wood',
      see: 'You have 2 Wine, no Wood and no access to any. Two of your Ships are in markets. The second place in the Wine market is free.',
      do: 'Sell both Wine for 9 Reals.',
      why: 'Only a Ship that leaves home costs 1 Wood. One that is already out just moves on.',
      wrong: {
        mill: 'You need both Wine for the market, and every level feeds a Worker.',
        pass: 'You still have a die. Slot IV moves a Ship as well, but then the die is lost.',
        harvest: 'A Ship can move now. Use the Commander’s action.',
        elsewhere: 'That Ship sells nothing there.',
        done: 'No Ship has moved yet.',
        character: 'Only the Commander moves Ships. In region 1 your 1 is free.',
      },
    },
    slot: {
      heading: 'Make room for yourself',
      see: 'You have 3 Sugar, 2 Wine and 1 Wood. The place for 3 Sugar pays 11 Reals, the one for 2 Wine pays 9. Your own Ship is in the way.',
      do: 'Earn 20 Reals with one turn of the Commander.',
      why: 'A place is free as soon as its Ship leaves. The first Ship went to the Wine market, the second one took its place.',
      wrong: {
        mill: 'You need all five Goods: 3 Sugar and 2 Wine.',
        pass: 'You still have a die, and slot IV moves only one Ship. For 20 Reals you need two.',
        small: 'That is less than 20 Reals. Move the Ship away from the place for 3 Sugar first, then send another one there.',
        harvest: 'Ships can move now. Use the Commander’s action.',
        elsewhere: 'That Ship sells nothing there.',
        done: 'No Ship has moved yet.',
        character: 'Only the Commander moves Ships. In region 1 your 1 is free.',
      },
    },
    round: {
      heading: 'The market of the round',
      see: 'In round 3 Market Routes pays 6 PP for a Ship in the Wheat market, 4 for Sugar and 3 for Wine. You have one in each: 13 PP.',
      do: 'Make Market Routes worth 16 PP. The cheaper free place in the Wheat market asks for 3 Wheat, and you have 2.',
      why: 'Two Wine made the third Wheat. From Wine to Wheat is 3 PP more, and the Ship earned 8 Reals on top.',
      wrong: {
        sugar: 'From Sugar to Wheat is only 2 PP more: 15. Another Ship gains 3.',
        home: 'That Ship is in the best market already.',
        mill: 'The place asks for 3 Wheat. Keep your two, and no Worker needs that level now.',
        pass: 'You still have a die. Slot IV moves a Ship as well, but then the die is lost.',
        other: 'Only the Commander moves Ships. Use his action, and end it when the right Ship is in the Wheat market.',
      },
    },
    upkeep: {
      heading: 'Wood for the Ships',
      see: 'The end of the last round. Four Ships want 4 Wood, you have 1. Your Request Wealth pays 1 PP for each Real. Pirates: you 8, your opponent 10.',
      do: 'Each Wood you do not give brings a Pirate. In a tie you lose more. How much Wood do you give?',
      why: 'With 9 Pirates you still have fewer. Two Wood cost 3 Reals. The third would have cost 3 more, for a Pirate that changes nothing.',
      wrong: {
        all: 'That takes 6 Reals for three Wood: 3 PP too much. With one Pirate more you still have fewer than your opponent.',
        tie: 'Then you have 10 Pirates each. You are later in the Passing Column, so you lose 16 PP instead of 8.',
        few: 'Then you have the most Pirates and lose 16 PP instead of 8.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
