/** The bots' worker as one that reviews a game: the page says which decision is judged next, so that it can stop and go on at any time. */
import { loadModel, policyFor, type TrainedModel } from '@caravel/bots';
import {
  courseOf,
  type Decision,
  decisionsOf,
  type Figures,
  figuresOf,
  isPlayable,
  judgeDecision,
  type LineMove,
  lineOnBoard,
  readVerdict,
  type WrittenVerdict,
  writeVerdict,
} from '@caravel/bots/review';
import { type Game, moveOf, must, Timeline } from '@caravel/core';
import { loadGame } from './load-game.ts';
import type { AskedPositions, Judgement, ReviewAnswer, ReviewedGame, ReviewRequest } from './messages.ts';

interface Opened {
  readonly timeline: Timeline;
  readonly trained: TrainedModel;
  readonly decisions: ReadonlyMap<number, Decision>;
}

const open = async ({ game: name, version, config, entries, start }: ReviewedGame): Promise<Opened | undefined> => {
  const game = await loadGame(name, version);
  const trained = game && (await loadModel(game));
  if (!trained) return undefined;
  const timeline = new Timeline(start ? { ...game, setup: () => start.slice() } : game, config, 'all');
  must(timeline.extend(entries));
  return {
    timeline,
    trained,
    decisions: new Map(decisionsOf(trained.model, timeline.steps).map((decision) => [decision.entry, decision])),
  };
};

const figuresAt = async ({ game: name, version, states }: AskedPositions): Promise<readonly Figures[] | undefined> => {
  const game = await loadGame(name, version);
  const trained = game && (await loadModel(game));
  return trained && states.map((s) => figuresOf(policyFor(trained), s));
};

const writtenLine = ({ moves: table }: Game, line: readonly LineMove[]): Judgement['line'] =>
  line.map(({ seat, move }) => ({ seat, move: table.text(move) }));

type Asked = Extract<ReviewRequest, { readonly judge: number }>;

const judged = ({ timeline: { game }, trained, decisions }: Opened, { judge, visits, tried }: Asked): Judgement => {
  const decision = decisions.get(judge);
  if (!decision) throw new Error(`entry ${judge} is no decision`);
  const played = tried?.map((move) => moveOf(game.moves, move)) ?? decision.played;
  const verdict = judgeDecision(trained, { ...decision, played }, { visits });
  const line = verdict.loss === 0 ? [] : lineOnBoard(policyFor(trained), decision.before, verdict);
  return { verdict: writeVerdict(game, verdict), line: writtenLine(game, line) };
};

/** A verdict that does not fit this game is not believed: the decision is judged here. */
const completed = (opened: Opened, verdict: WrittenVerdict): Judgement => {
  const { timeline, trained, decisions } = opened;
  const { game } = timeline;
  const before = decisions.get(verdict.entry)?.before;
  const read = readVerdict(game, verdict);
  if (!before || !read || !isPlayable(game, before, read)) return judged(opened, { judge: verdict.entry, visits: verdict.visits });
  const line = verdict.loss === 0 ? [] : lineOnBoard(policyFor(trained), before, read);
  return { verdict, line: writtenLine(game, line) };
};

/** Answers one request after the other; also without a worker around it. */
export const reviewer = () => {
  let opened: Opened | undefined;
  return async (request: ReviewRequest): Promise<ReviewAnswer> => {
    if ('open' in request) {
      opened = await open(request.open);
      return { decisions: opened && [...opened.decisions.keys()] };
    }
    if ('figures' in request) return { figures: await figuresAt(request.figures) };
    if (!opened) throw new Error('no game was opened');
    if ('course' in request) return { course: courseOf(policyFor(opened.trained), opened.timeline.steps) };
    return 'complete' in request ? completed(opened, request.complete) : judged(opened, request);
  };
};

/** One after the other, in the order they came. */
export const serveReviews = (): ((request: ReviewRequest) => void) => {
  const answer = reviewer();
  let last = Promise.resolve();
  return (request) => {
    last = last.then(async () => postMessage(await answer(request))).catch(reportError);
  };
};
