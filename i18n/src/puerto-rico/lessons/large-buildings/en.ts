import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    which: {
      heading: 'Which of the five?',
      see: 'You are the builder with 9 doubloons and an occupied university. You own five plants, 8 tiles, 17 colonists and 13 VP in chips.',
      do: 'Build the large building that brings you the most VP, and put a colonist in it.',
      why: 'Three large and two small plants count 8 VP, the hall itself 4: +12. The university staffs it at once.',
      wrong: {
        fortress: '18 colonists count 6 VP: +10. Count your plants.',
        residence: 'With 8 tiles it counts 4 VP: +8.',
        customs: '13 VP in chips count 3: +7. It suits somebody who ships a lot.',
        'city-hall': 'You would have three violet buildings: +7.',
        small: 'That is 3 VP at most. With 9 doubloons you can have a large building now.',
        nothing: 'Build, and take the colonist: an empty large building counts only its 4 VP.',
      },
    },
    race: {
      heading: 'There is only one',
      see: 'You have five plants and 9 doubloons. The next player has four plants, 9 doubloons and a quarry. Your coffee would sell for 6.',
      do: 'Choose a role, and get what you need before the next player does.',
      why: 'The guild hall will be worth 12 VP to you, and would have been worth 11 to the next player. Each large building exists once.',
      wrong: {
        trader: '6 doubloons, but the next player becomes builder and takes the guild hall. It does not come back.',
        role: 'You have the money now, and so has the next player: whoever builds first gets the guild hall.',
        building: 'The next player builds right after you and takes the guild hall: 8 VP for your plants are lost.',
      },
    },
    space: {
      heading: 'The last two spaces',
      see: 'Two spaces of your city are free. With your two quarries a large building costs all your 8 doubloons. You have 38 VP, the next player 46.',
      do: 'You choose the next role. Build what can still win the game.',
      why: 'Nine violet buildings with the city hall: 4 VP now and 9 more with a colonist. It fills your city, so this round is the last.',
      wrong: {
        fortress: 'After a mayor you would have 24 colonists: 8 VP, 50 in all. The next player can reach 50, too, and has more doubloons.',
        'guild-hall': 'You have two large plants: it would count 4 VP. Look at your violet buildings.',
        nothing: 'You are 8 VP behind. This is your last chance to build.',
        small: 'It takes one of the two spaces: no large building fits any more. 3 VP are not enough.',
      },
    },
    mayor: {
      heading: 'An empty hall counts little',
      see: 'The last round. You have 42 VP, the next player 48. Nobody works in your city hall yet.',
      do: 'Choose your last role.',
      why: 'With a colonist the city hall counts 9 VP more: 51. Large building first, then the mayor: plan both together.',
      wrong: {
        captain: 'You have no barrels. Only the others score, and your city hall stays empty.',
        craftsman: 'Barrels count only on a ship, and the next player decides whether there is a captain.',
        role: 'That brings no points any more. What is missing in your city hall?',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
