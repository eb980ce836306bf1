/** What is taught of Puerto Rico. */
import { texts as endGame } from '@caravel/i18n/puerto-rico/lessons/end-game';
import { texts as firstGame } from '@caravel/i18n/puerto-rico/lessons/first-game';
import { texts as largeBuildings } from '@caravel/i18n/puerto-rico/lessons/large-buildings';
import { texts as money } from '@caravel/i18n/puerto-rico/lessons/money';
import { texts as pairs } from '@caravel/i18n/puerto-rico/lessons/pairs';
import { texts as shipping } from '@caravel/i18n/puerto-rico/lessons/shipping';
import { texts as warehouses } from '@caravel/i18n/puerto-rico/lessons/warehouses';
import type { LessonList } from '../../../learn/lesson-list.ts';

export const lessons: LessonList = [
  { id: 'first-game', picture: 'role settler', steps: 11, load: async () => (await import('./first-game.ts')).lesson, texts: firstGame },
  { id: 'money', picture: 'role trader', steps: 4, load: async () => (await import('./money.ts')).lesson, texts: money },
  { id: 'pairs', picture: 'bought small-indigo-plant', steps: 4, load: async () => (await import('./pairs.ts')).lesson, texts: pairs },
  { id: 'shipping', picture: 'role captain', steps: 4, load: async () => (await import('./shipping.ts')).lesson, texts: shipping },
  {
    id: 'warehouses',
    picture: 'bought large-warehouse',
    steps: 4,
    load: async () => (await import('./warehouses.ts')).lesson,
    texts: warehouses,
  },
  {
    id: 'large-buildings',
    picture: 'bought city-hall',
    steps: 4,
    load: async () => (await import('./large-buildings.ts')).lesson,
    texts: largeBuildings,
  },
  { id: 'end-game', picture: 'role mayor', steps: 5, load: async () => (await import('./end-game.ts')).lesson, texts: endGame },
];
