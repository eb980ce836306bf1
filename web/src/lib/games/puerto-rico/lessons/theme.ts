/** What the lessons by theme have in common: three players with open VP chips, and the learner is the first of them. */
import type { PlaceName, PuertoRicoMove, View } from '@caravel/puerto-rico';
import { last, makes } from '../../../learn/goals.ts';
import type { Attempt, Lesson, LessonStep } from '../../../learn/lesson.ts';

export type Try = Attempt<View, PuertoRicoMove>;
type Step = LessonStep<View, PuertoRicoMove>;
type WrongTry = NonNullable<Step['wrong']>[number];

const ME = 0;

export const theme = (...steps: readonly Step[]): Lesson<View, PuertoRicoMove> => ({
  game: 'puerto-rico',
  version: 1,
  config: {
    players: 3,
    rules: 'base',
    options: { mayor: 'simultaneous', order: 'fixed', governor: ME, openPoints: true, buildings: 'base' },
  },
  me: ME,
  isGuided: false,
  steps,
});

/** Moves like these, in this order. */
export const plays = makes<PuertoRicoMove>;

/** An answer to a move like this. */
export const tried = (name: string, pattern: Parameters<typeof last<PuertoRicoMove>>[0]): WrongTry => ({
  name,
  when: last<PuertoRicoMove>(pattern),
});

/** An answer to everything else. */
export const otherwise = (name: string): WrongTry => ({ name, when: () => true });

/** How many colonists the learner has put on a place; undefined as long as that is open. */
export const placedOn = ({ made }: Try, place: PlaceName): number | undefined =>
  made.flatMap((move) => (move.kind === 'colonists' && move.place === place ? [move.count] : []))[0];

/** The learner has not placed all colonists yet. */
export const isPlacing = ({ after }: Try): boolean => after.waitingFor.includes(ME) && after.step !== 'role';

const mine = ({ after }: Try) => after.seats.find(({ seat }) => seat === ME);

/** Barrels that the learner's colonists would produce. */
export const barrelsMade = (attempt: Try): number => (mine(attempt)?.production ?? []).reduce((sum, { count }) => sum + count, 0);

/** Whether somebody works in a building of the learner's. */
export const worksIn = (attempt: Try, building: PlaceName): boolean =>
  mine(attempt)?.city.buildings.some(({ name, colonists }) => name === building && colonists > 0) === true;
