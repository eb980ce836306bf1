/** A game file from outside is played through, and what is said of it must fit it. Runs on a thread. */
import { loadModel } from '@caravel/bots';
import { type Decision, decisionsOf } from '@caravel/bots/review';
import { fail, type Game, ok, parseGameFile, type Result, replay, type Timeline, writeEntry } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { WrittenReview, WrittenVerdict } from '@caravel/protocol';
import type { CheckTask, StudyTasks } from './study-task.ts';

const played = (file: string): Result<Timeline> => {
  const read = parseGameFile(file, findGame);
  if (!read.ok) return read;
  const { game, config, entries, lines } = read.value;
  return replay(game, config, entries, entries.length, (entry) => lines[entry]);
};

const sameMoves = (game: Game, { played: moves }: Decision, texts: readonly string[]): boolean =>
  moves.length === texts.length && moves.every((move, i) => game.moves.text(move) === texts[i]);

/** Whether the seat could have made these moves there, one after the other. */
const areLegal = (game: Game, { before, seat }: Decision, texts: readonly string[]): boolean => {
  const s = before.slice();
  return texts.every((text) => {
    const move = game.moves.find(text);
    if (move === undefined || game.whyNot(s, seat, move) !== undefined) return false;
    game.apply(s, seat, move);
    return true;
  });
};

const whyNotOf = (game: Game, players: number, decision: Decision | undefined, verdict: WrittenVerdict): string | undefined => {
  const { seat, played: own, best, line, denial } = verdict;
  if (!decision || decision.seat !== seat) return 'is no decision of this seat';
  if (!sameMoves(game, decision, own.moves)) return 'has other moves than were played';
  if (!areLegal(game, decision, best.moves)) return 'has a better move that the rules forbid';
  if (line.some((step) => step.seat >= players || game.moves.find(step.move) === undefined)) return 'has a line that is none';
  return denial && denial.seat >= players ? 'names a seat that is not there' : undefined;
};

const checkReview = async ({ game, config, steps }: Timeline, { verdicts }: WrittenReview): Promise<Result<void>> => {
  const trained = await loadModel(game);
  if (!trained) return fail(`${game.name} of version ${game.version} cannot be reviewed here`, { field: 'review' });
  const decisions = new Map(decisionsOf(trained.model, steps).map((decision) => [decision.entry, decision]));
  for (const [i, verdict] of verdicts.entries()) {
    const decision = decisions.get(verdict.entry);
    const why = whyNotOf(game, config.players, decision, verdict);
    if (why) return fail(`the verdict on entry ${verdict.entry} ${why}`, { field: `review.verdicts.${i}` });
    // Each decision is judged once.
    decisions.delete(verdict.entry);
  }
  return ok(undefined);
};

export const checkGame = async ({ file, review }: CheckTask): Promise<StudyTasks['check']['answer']> => {
  const timeline = played(file);
  if (!timeline.ok) return { problem: { field: 'file', ...timeline.problem } };
  const fits = review ? await checkReview(timeline.value, review) : ok(undefined);
  if (!fits.ok) return { problem: fits.problem };
  const { game, config, entries } = timeline.value;
  return { checked: { game: game.name, version: game.version, config, entries: entries.map(writeEntry) } };
};
