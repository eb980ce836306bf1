/** The bots' worker as one that reviews a game: the page says which decision is judged next, so that it can stop and go on at any time. */
import { loadModel, policyFor, type TrainedModel } from '@caravel/bots';
import { courseOf, type Decision, decisionsOf, judgeDecision, writeVerdict } from '@caravel/bots/review';
import { must, Timeline } from '@caravel/core';
import { loadGame } from './load-game.ts';
import type { ReviewAnswer, ReviewedGame, ReviewRequest } from './messages.ts';

interface Opened {
  readonly timeline: Timeline;
  readonly trained: TrainedModel;
  readonly decisions: ReadonlyMap<number, Decision>;
}

const open = async ({ game: name, version, config, entries }: ReviewedGame): Promise<Opened | undefined> => {
  const game = await loadGame(name, version);
  const trained = game && (await loadModel(game));
  if (!trained) return undefined;
  const timeline = new Timeline(game, config, 'all');
  must(timeline.extend(entries));
  return {
    timeline,
    trained,
    decisions: new Map(decisionsOf(trained.model, timeline.steps).map((decision) => [decision.entry, decision])),
  };
};

const opener = () => {
  let opened: Opened | undefined;
  return async (request: ReviewRequest): Promise<ReviewAnswer> => {
    if ('open' in request) {
      opened = await open(request.open);
      return { decisions: opened && [...opened.decisions.keys()] };
    }
    if (!opened) throw new Error('no game was opened');
    const { timeline, trained, decisions } = opened;
    if ('course' in request) return { course: courseOf(policyFor(trained), timeline.steps) };
    const decision = decisions.get(request.judge);
    if (!decision) throw new Error(`entry ${request.judge} is no decision`);
    return { verdict: writeVerdict(timeline.game, judgeDecision(trained, decision, request)) };
  };
};

export const serveReviews = (): void => {
  const answer = opener();
  // One after the other, in the order they came.
  let last = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
    last = last.then(async () => postMessage(await answer(data))).catch(reportError);
  });
};
