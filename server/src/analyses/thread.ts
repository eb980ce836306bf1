/** A thread that studies games: checks what people publish, or makes a review, one decision at a time. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { loadModel, type TrainedModel } from '@caravel/bots';
import { type Decision, decisionsOf, judgeDecision, type WrittenVerdict, writeVerdict } from '@caravel/bots/review';
import { must, parseEntry, Timeline } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import { checkGame } from './check-game.ts';
import type { PlayedGame, StudyAnswer, StudyMessage, StudyName, StudyTasks } from './study-task.ts';

/**
 * For reviews, which nobody waits for at the page: bots and people come first. On Linux this holds for the thread alone, elsewhere it would
 * hold for the whole server.
 */
const giveWay = (): void => {
  if (process.platform === 'linux') setPriority(19);
};

interface Opened {
  readonly trained: TrainedModel;
  readonly decisions: ReadonlyMap<number, Decision>;
}

let opened: Opened | undefined;

const open = async ({ game: name, version, config, entries }: PlayedGame): Promise<readonly number[] | undefined> => {
  giveWay();
  const game = findGame(name, version);
  const trained = game && (await loadModel(game));
  if (!trained) return undefined;
  const timeline = new Timeline(game, config, 'all');
  must(timeline.extend(entries.map((entry) => must(parseEntry(entry)))));
  const decisions = new Map(decisionsOf(trained.model, timeline.steps).map((decision) => [decision.entry, decision]));
  opened = { trained, decisions };
  return [...decisions.keys()];
};

const judge = async ({ entry, visits }: StudyTasks['judge']['task']): Promise<WrittenVerdict> => {
  const decision = opened?.decisions.get(entry);
  if (!opened || !decision) throw new Error(`entry ${entry} is no decision of the game`);
  return writeVerdict(opened.trained.model.game, judgeDecision(opened.trained, decision, { visits }));
};

const TASKS: { readonly [Name in StudyName]: (task: StudyTasks[Name]['task']) => Promise<StudyTasks[Name]['answer']> } = {
  check: checkGame,
  open,
  judge,
};

const answer = async ({ id, name, task }: StudyMessage): Promise<StudyAnswer> => {
  try {
    return { id, value: await (TASKS[name] as (task: unknown) => Promise<unknown>)(task) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

/** Whoever asks waits for the answer before the next question. */
parentPort?.on('message', async (message: StudyMessage) => parentPort?.postMessage(await answer(message)));
