import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    wood: {
      heading: 'A harvest of Wood',
      see: 'At the end of the round your two Ships want 2 Wood. You have 1 Wood, no Reals and one die that shows 2.',
      do: 'Harvest so that both Ships get their Wood.',
      why: 'A Field with Wood on it gives 1 Wood and not its Good. So region 2 brought Wine, Sugar and the missing Wood.',
      wrong: {
        region: 'There is no Wood under your Workers in that region. At the end of the round one Ship gets none, and you receive a Pirate.',
        action: 'Wood comes from the harvest. Without it a Ship brings you a Pirate at the end of the round.',
        pass: 'You still have a die. Use it before you pass.',
        mill: 'The windmill trades no Wood.',
      },
    },
    special: {
      heading: 'The same Field twice',
      see: 'Alfândega is the empty building, so there is a special harvest in region 1. On 1d lies the last Wood, and Sugar grows under it.',
      do: 'With your 1, get Wine, Wood and Sugar.',
      why: 'A special harvest ends with one more harvest of a Field. The Wood on 1d was gone by then, so it gave Sugar.',
      wrong: {
        die: 'There you harvest each Field once. Only the special harvest takes a Field twice.',
        wine: 'That is a second Wine. The last Wood on 1d is gone, so now it gives Sugar.',
        done: 'There is more to get. Use the harvest and then the extra one.',
        pass: 'You still have a die. Use it before you pass.',
        mill: 'The windmill trades two Goods for one. The harvest brings three things for nothing.',
      },
    },
    monk: {
      heading: 'Clear first, then harvest',
      see: 'In region 2 you stand on 2a, 2c and 2d. On 2d lie 2 Wood, Wheat grows under them. Your Monk is face up.',
      do: 'Get 2 Wood and three Goods in this one turn.',
      why: 'A Favor comes before the die. The Monk took both Wood off 2d, so the harvest brought Wine, Sugar and Wheat.',
      wrong: {
        'no-monk': 'Now 2d would give Wood and no Wheat. You can use a Favor only before the die.',
        forest: 'The Forest gives Wood as well, but then Wood stays on 2d, and the harvest brings no Wheat.',
        region: 'Your three Fields are in region 2. The Steward is there.',
        action: 'The Fields are ready. Harvest.',
        pass: 'You still have a die. Use it before you pass.',
        mill: 'The windmill helps with none of this. Use what lies in front of you.',
      },
    },
    crops: {
      heading: 'Wine for the last round',
      see: 'Round 4. When it ends, Sugar Fields with the small sign of Wine turn to Wine, but only without Wood. On 1d lies 1 Wood.',
      do: 'Build a district with the Guild Master, and make sure that 1d grows Wine in round 5.',
      why: 'You had 2 Wood, so you had to buy some anyway. It came off 1d, and the Field is ready to turn.',
      wrong: {
        forest: 'The price is the same, but the Wood on 1d stays there, and the Field grows Sugar for the rest of the game.',
        harvest: 'That builds no district. Use the Guild Master’s action.',
        die: 'Only the Guild Master builds districts. He is in region 2, where your 2 is free.',
        pass: 'You still have a die. Use it before you pass.',
        mill: 'The windmill builds nothing. Use your die.',
      },
    },
  },
} satisfies LessonText;

export type Texts = typeof en;
