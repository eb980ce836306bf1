import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    plantation: {
      heading: 'A colonist without work',
      see: 'Two colonists work in your tobacco storage, but you have only one tobacco plantation. The third player took the settler.',
      do: 'Take the plantation that completes a pair.',
      why: 'One more colonist there and you make 2 tobacco, without buying anything.',
      wrong: {
        indigo: 'You have no indigo plant. This plantation gives nothing until you buy one.',
        sugar: 'You have no sugar mill. The colonist in your tobacco storage stays without work.',
        nothing: 'A plantation costs nothing. Take the one that fits.',
      },
    },
    colonists: {
      heading: 'Six colonists, four barrels',
      see: 'The ship has brought two more colonists: you have six. Corn needs no plant.',
      do: 'Place all six so that you would produce four barrels.',
      why: 'Two colonists on corn make 2 barrels. The other four make two pairs.',
      wrong: {
        corn: 'On corn one colonist makes a barrel, elsewhere it takes two. Fill both corn plantations.',
        market: 'A colonist in the small market makes no barrel: that leaves three.',
        half: 'That leaves half a pair: a plantation works only with a colonist in its plant, and the other way round.',
      },
    },
    plant: {
      heading: 'The missing half',
      see: 'You are the builder with 5 doubloons. You own two tobacco plantations and two of corn.',
      do: 'Buy the building that makes your island worth more.',
      why: 'It costs you 4 and serves both plantations. Tobacco sells for 3, and you have a small market.',
      wrong: {
        coffee: 'Coffee sells for 4, but you have no coffee plantation, and all your money is gone.',
        market: '2 more doubloons per sale, but so far you have only corn to sell. First produce something valuable.',
        nothing: 'You have the money and the builder’s discount. Use them.',
        other: 'Your two tobacco plantations still have no plant: they give nothing.',
      },
    },
    craftsman: {
      heading: 'When your pairs are ready',
      see: 'Your two tobacco pairs and your corn are fully staffed. The others have plants too, but hardly any colonists in them.',
      do: 'Choose the role that gives you more than the others.',
      why: 'You get 5 barrels, each of the others 1. After the next mayor that would be different.',
      wrong: {
        mayor: 'You need hardly any colonists. The others need them badly: this role is for them.',
        trader: 'Nobody has a barrel to sell. You would only get the 1 doubloon.',
        captain: 'Nobody has a barrel to load. You would only get the 1 doubloon.',
        later: 'Produce now: after the next mayor the others produce more.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
