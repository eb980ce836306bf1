/** Chance on this device. Every table has a secret of its own that gives its draws in order, so a roll that was taken back comes again as it was. */
import { fairOutcome, firstShuffler, type Timeline } from '@caravel/core';

/** The text of the next outcome: it depends on the secret and on how many draws stand, not on those taken back. Only on chance's turn. */
export const drawOutcome = ({ game, state, standingDraws }: Timeline, secret: string): string =>
  game.moves.text(fairOutcome(game, state, firstShuffler(secret, []), standingDraws));

/** What draws for a table; in practice of a daily table, other draws. */
export const drawerFor = async (day: number | undefined): Promise<typeof drawOutcome> =>
  day === undefined ? drawOutcome : (await import('../../daily/practice-chance.ts')).drawOfDay;
