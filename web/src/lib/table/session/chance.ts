/** Chance on this device. Every table has a secret of its own that gives its draws in order, so a roll that was taken back comes again as it was. */
import { fairOutcome, firstShuffler, type Timeline } from '@caravel/core';

/** The text of the next outcome: it depends on the secret and on how many draws stand, not on those taken back. Only on chance's turn. */
export const drawOutcome = ({ game, state, standingDraws }: Timeline, secret: string): string =>
  game.moves.text(fairOutcome(game, state, firstShuffler(secret, []), standingDraws));

const A_MOMENT = 2000;

/** Without a network the file may not be there: it is asked for until it is. */
const drawOfDay = (): Promise<typeof drawOutcome> =>
  import('../../daily/practice-chance.ts').then(
    (practice) => practice.drawOfDay,
    () => new Promise((resolve) => setTimeout(resolve, A_MOMENT)).then(drawOfDay),
  );

/** What draws for a table; in practice of a daily table, other draws. */
export const drawerFor = async (day: number | undefined): Promise<typeof drawOutcome> => (day === undefined ? drawOutcome : drawOfDay());
