import type { LessonText } from '../../../learn/index.ts';

export const en = {
  steps: {
    island: {
      heading: 'Your island and your city',
      see: 'You start with one indigo plantation and 2 doubloons. Plantations go on the island, buildings into the city.',
      why: 'Victory points (VP) come from goods that you ship and from buildings. Whoever has the most VP wins.',
    },
    settler: {
      heading: 'Take the settler',
      see: 'In each round every player takes one role. The governor, with the crown, chooses first. All players do what a role says. Whoever took it has a privilege.',
      do: ['Touch the settler.', 'Touch the quarries.'],
      why: 'Everyone gets a plantation. A quarry is the settler’s privilege: only you may take one. With a colonist on it, it makes buildings cheaper.',
      done: 'The others now take their plantations.',
      wrong: {
        mayor: 'The mayor brings colonists. You have only one plantation for them to work on. First get more land.',
        builder: 'You can build soon: somebody else will take the builder, and everybody builds then. Only the settler gives you a quarry.',
        goods: 'You have no goods yet, so this role does nothing for you.',
        plantation: 'You can take a plantation whenever anybody is the settler. A quarry is only for whoever takes the role.',
        pass: 'The land is free. Take the quarry.',
      },
    },
    builder: {
      heading: 'Build a production building',
      see: '{1} took the builder. You may build, too. The small indigo plant costs 1 doubloon.',
      do: 'Touch the small indigo plant.',
      why: 'Indigo needs two things: a plantation and a production building, the indigo plant. You have the plantation already.',
      done: 'Now both need somebody to work there.',
      wrong: {
        sugar: 'The sugar mill needs a sugar plantation. You have none. You have indigo.',
        other: 'Without an indigo plant your plantation produces nothing. Build that first.',
        pass: 'You have 2 doubloons and the indigo plant costs 1. Build it.',
      },
    },
    colonist: {
      heading: 'Put a colonist to work',
      see: '{2} took the mayor. Everybody gets a colonist from the ship.',
      do: 'Put your colonist on the indigo plantation, then press Done.',
      why: 'Plantations, quarries and buildings do nothing until a colonist stands on them.',
      done: 'The plantation works. The indigo plant still waits for a colonist.',
      wrong: {
        elsewhere: 'Indigo begins on the plantation. Put your first colonist there.',
      },
    },
    mayor: {
      heading: 'Take the mayor yourself',
      see: 'Round 2: the crown is with {1}. A role that nobody took in round 1 now brings an extra doubloon (+1). Your indigo plant and your quarry are still empty.',
      do: ['Touch the mayor.', 'Take the extra colonist from the supply (51).'],
      why: 'Everybody gets one colonist. The mayor’s privilege is one more. Two colonists fill both places.',
      done: 'All three work: plantation, indigo plant and quarry.',
      wrong: {
        craftsman: 'Nothing would be made for you: nobody works in your indigo plant.',
        role: 'That helps little while your indigo plant and your quarry are empty. Get colonists first.',
        ship: 'The colonists on the ship are shared among all. The extra one comes from the supply.',
        pass: 'The extra colonist is free. Take it: the quarry needs one.',
      },
    },
    quarry: {
      heading: 'The quarry pays',
      see: 'Round 3: {2} has the crown and took the builder. The small market costs 1 doubloon. Your quarry takes 1 off.',
      do: 'Build the small market.',
      why: 'It costs you nothing. With a colonist it brings 1 doubloon more whenever you sell. Every building also counts VP.',
      done: 'Free, and worth 1 VP at the end.',
      wrong: {
        other: 'That costs your last doubloon. The small market is free for you.',
        pass: 'With your quarry the small market costs nothing. Build it.',
      },
    },
    craftsman: {
      heading: 'Make goods',
      see: 'Nobody has taken the craftsman so far: 2 doubloons lie on it. Whoever takes it gets them.',
      do: ['Touch the craftsman.', 'Take one more indigo barrel from the supply (10 left).'],
      why: 'Everybody makes goods. You make 1 indigo, and the privilege is one more of a kind you made.',
      done: '2 indigo and 2 doubloons.',
      wrong: {
        goods: 'You have no goods to sell or to ship. Make some first.',
        role: 'You can make goods now, and 2 doubloons lie on the craftsman. Take that.',
        own: 'This indigo is yours already. Take the new barrel from the supply.',
        pass: 'The extra barrel is free. Take it.',
      },
    },
    corn: {
      heading: 'Take corn',
      see: '{1} took the settler. You choose among the plantations that are left.',
      do: 'Touch the corn plantation.',
      why: 'Corn needs no production building: one colonist on the plantation is enough. It brings no money, but it ships well.',
      done: 'Next time you get colonists, one goes there.',
      wrong: {
        indigo: 'Your small indigo plant makes only 1 indigo. A second plantation would wait for a larger one.',
        pass: 'A plantation costs nothing. Take one.',
      },
    },
    trader: {
      heading: 'Sell a barrel',
      see: 'Round 4: the crown is yours again, so you choose first. The trading house pays 1 doubloon for indigo.',
      do: ['Touch the trader.', 'Sell 1 indigo: touch your barrels, then the trading house.'],
      why: 'The trader’s privilege is 1 doubloon more, and 1 doubloon lies on the role. Money buys better buildings.',
      done: '3 doubloons in one turn.',
      wrong: {
        captain: 'Shipping brings VP. Early in the game money is worth more: it buys what makes VP later.',
        role: 'You hold 2 indigo. Turn one into money while the trading house is empty.',
        pass: 'Sell: you get 2 doubloons for 1 indigo.',
      },
    },
    captain: {
      heading: 'Ship a barrel',
      see: '{1} took the captain. Whoever can load must load. Each ship takes one kind of goods.',
      do: 'Touch your indigo, then the ship with 5 spaces.',
      why: 'Each barrel is worth 1 VP. A ship sails when it is full, and a small one is full sooner.',
      done: '1 VP. What does not fit on a ship can be lost, so watch the space.',
      wrong: {
        'large-ship': 'The rules allow it. But a ship for 6 takes long to fill, and until then it takes indigo only.',
      },
    },
    end: {
      heading: 'How it ends',
      see: 'Here are the VP and the colonists that are left for all players.',
      why: 'The game ends with the round in which VP or colonists run out, or somebody fills all 12 spaces of the city. VP from shipping and buildings are added up.',
    },
  },
  learned: [
    'In each round you take a role. All players act, and you have its privilege.',
    'Goods need a plantation, a production building and a colonist on both. Corn needs no building.',
    'A quarry with a colonist makes buildings cheaper.',
    'Sell goods for doubloons, ship them for VP.',
  ],
  next: 'With two players there is one more role, the prospector: it brings 1 doubloon, and nobody else acts.',
} satisfies LessonText;

export type Texts = typeof en;
