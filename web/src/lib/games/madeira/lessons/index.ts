/** What is taught of Madeira. */
import { texts as citiesAndFavors } from '@caravel/i18n/madeira/lessons/cities-and-favors';
import { texts as diceAndBread } from '@caravel/i18n/madeira/lessons/dice-and-bread';
import { texts as firstGame } from '@caravel/i18n/madeira/lessons/first-game';
import { texts as harvestAndWood } from '@caravel/i18n/madeira/lessons/harvest-and-wood';
import { texts as pirates } from '@caravel/i18n/madeira/lessons/pirates';
import { texts as requests } from '@caravel/i18n/madeira/lessons/requests';
import { texts as shipsAndWood } from '@caravel/i18n/madeira/lessons/ships-and-wood';
import type { LessonList } from '../../../learn/lesson-list.ts';

export const lessons: LessonList = [
  {
    id: 'first-game',
    picture: 'character steward',
    steps: 12,
    load: async () => (await import('./first-game.ts')).lesson,
    texts: firstGame,
  },
  {
    id: 'dice-and-bread',
    picture: 'supply bread',
    steps: 4,
    load: async () => (await import('./dice-and-bread.ts')).lesson,
    texts: diceAndBread,
  },
  {
    id: 'harvest-and-wood',
    picture: 'supply wood',
    steps: 4,
    load: async () => (await import('./harvest-and-wood.ts')).lesson,
    texts: harvestAndWood,
  },
  {
    id: 'ships-and-wood',
    picture: 'piece ship',
    steps: 4,
    load: async () => (await import('./ships-and-wood.ts')).lesson,
    texts: shipsAndWood,
  },
  {
    id: 'cities-and-favors',
    picture: 'place house',
    steps: 4,
    load: async () => (await import('./cities-and-favors.ts')).lesson,
    texts: citiesAndFavors,
  },
  { id: 'requests', picture: 'supply points', steps: 4, load: async () => (await import('./requests.ts')).lesson, texts: requests },
  { id: 'pirates', picture: 'supply pirates', steps: 5, load: async () => (await import('./pirates.ts')).lesson, texts: pirates },
];
