import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    tie: {
      heading: 'The piece farthest right',
      see: 'Round 5, no dice left. In Funchal your opponent has Workers on spots 1 and 5, you have one on spot 2.',
      do: 'Pass so that Funchal pays you 12 PP for Urbanization instead of 6.',
      why: 'Two against two is a tie. Whoever has the piece farthest right wins it, and yours is on spot 6.',
      wrong: {
        left: 'That is two against two, but your opponent’s Worker on spot 5 is farther right. Funchal still pays 6 PP.',
        city: 'Porto Santo pays 9 PP at most, and in Machico your opponent has three Workers. Funchal pays 12.',
        from: 'If you move a Worker inside Funchal, you still have only one there.',
        slot: 'That brings no Worker to Funchal. One slot does.',
        done: 'Send a Worker: with only one there, Funchal pays just 6 PP.',
        mill: 'The windmill sends nobody to the city. Choose a slot.',
      },
    },
    mayor: {
      heading: 'Two cities with one Mayor',
      see: 'You hold Urbanization twice. In Machico you tie with the Citizen on spot 4, in Funchal with another Citizen and with your opponent on spot 5. You lose both ties.',
      do: 'Use the Mayor so that you have the most in both cities: 12 and 15 PP.',
      why: 'The Mayor also moves Citizens. One piece fewer against you is as good as one more of yours.',
      wrong: {
        half: 'That wins one city at most. In Machico the Citizen is farther right than you, in Funchal your opponent on spot 5.',
        done: 'One of the two cities still pays the lower number. You may move two pieces.',
        harvest: 'A harvest moves nobody in the cities. Use the Mayor’s action.',
        character: 'Of the characters, only the Mayor moves pieces from one city spot to another. He is in region 3, where your 3 is free.',
        pass: 'You still have a die. Use it before you pass.',
        mill: 'The windmill moves nobody in the cities.',
      },
    },
    guild: {
      heading: 'A new guild',
      see: 'Influence pays 5 PP for each guild with a face-up Favor. Your Miller is blue, your Patron green: 10 PP. You have 3 Wood and 2 Reals.',
      do: 'Take a Favor that makes Influence worth 15 PP.',
      why: 'Each guild counts only once. An orange or violet Favor adds 5 PP, and the Navigator costs just the 3 Wood you have.',
      wrong: {
        same: 'That Favor is blue or green, and these two guilds count already.',
        use: 'A Favor you use is turned face down. Influence would fall to 5 PP.',
        harvest: 'A harvest brings no Favor. Use the Guild Master’s action.',
        character: 'Only the Guild Master gives Favors. He is in region 3, where your 3 is free.',
        pass: 'You still have a die. Use it before you pass.',
        mill: 'The windmill brings no Favor.',
      },
    },
    lady: {
      heading: 'The Lady’s trick',
      see: 'Last turn in phase C. Miller (blue) and Lady (violet) are face up, Bishop (blue) and Patron (green) face down. You have 5 Reals and three Workers in region 3.',
      do: 'Make Influence worth 15 PP before you decide about Alfândega.',
      why: 'The Lady used Casa da Coroa for 4 Reals. It turned two Favors face up: the Patron, and the Lady herself.',
      wrong: {
        bishop: 'The Bishop is blue like the Miller. That guild counts already.',
        building: 'Only Casa da Coroa turns Favors face up.',
        miller: 'Then the Miller lies face down, and you have used your one Favor for this turn.',
        done: 'You may turn two Favors face up. The Lady lies face down now and does not count.',
        pay: 'A Favor comes first. Once you have decided about the building, it is too late.',
        mill: 'The windmill turns no Favor face up.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
