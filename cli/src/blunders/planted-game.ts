/** A game of experts, and the same game with one good move replaced by a poor one. */
import { makeBot, searchFor, type TrainedModel } from '@caravel/bots';
import { decisionsOf } from '@caravel/bots/review';
import { at, CHANCE, type Config, firstSeat, isChance, isOver, must, type Seat, seeded, Timeline } from '@caravel/core';
import { draw } from './draw.ts';

export interface PlantedGame {
  readonly timeline: Timeline;
  readonly seat: Seat;
  /** The entry of the poor move. */
  readonly entry: number;
  /** The chance to win it gives away, at ten times the depth of a review. */
  readonly loss: number;
}

/** How far the experts search that play the games; a tenth of it before small decisions. */
const BOT_VISITS = 400;
/** How much deeper than a review the search is that calls a move poor. */
const TIMES_DEEPER = 10;
const LEAST_LOSS = 0.1;
/** How many decisions are tried until one has a poor move that a sensible player would consider. */
const MOST_TRIES = 12;

/** Bots on all seats play to the end. */
const playOn = async (timeline: Timeline, trained: TrainedModel, seed: number): Promise<void> => {
  const { game } = timeline;
  const random = seeded(seed);
  const bot = makeBot('expert', game, trained, { seed, visits: BOT_VISITS });
  while (!isOver(game, timeline.state)) {
    const isDrawn = isChance(game, timeline.state);
    const seat = isDrawn ? CHANCE : firstSeat(game.turn(timeline.state));
    const move = isDrawn ? draw(timeline, random) : (await bot.think(timeline.state, seat)).move;
    must(timeline.append({ seat, move: game.moves.text(move) }));
  }
};

export const playedGame = async (trained: TrainedModel, config: Config, seed: number): Promise<Timeline> => {
  const timeline = new Timeline(trained.model.game, config);
  await playOn(timeline, trained, seed);
  return timeline;
};

/** A legal move of a large decision that gives away enough, if there is one. */
const poorMoveAt = (trained: TrainedModel, decision: ReturnType<typeof decisionsOf>[number], visits: number) => {
  const { before, seat, entry } = decision;
  const search = searchFor(trained, entry + 1);
  const { ranking } = search.think(before, seat, { visits: TIMES_DEEPER * visits, isFigureWanted: true });
  const best = at(ranking, 0);
  const suspect = ranking.findLast(({ chance }) => best.chance - chance >= LEAST_LOSS);
  if (!suspect) return undefined;
  const deeper = search.think(before, seat, { visits: (TIMES_DEEPER * visits) / 2, only: suspect.move });
  const [good, poor] = [best.move, suspect.move].map((move) => deeper.ranking.find((ranked) => ranked.move === move));
  const loss = (good?.chance ?? 0) - (poor?.chance ?? 0);
  return loss >= LEAST_LOSS ? { move: suspect.move, loss } : undefined;
};

/** The game up to a random large decision, the poor move, and what bots make of it. */
export const plantedGame = async (
  trained: TrainedModel,
  played: Timeline,
  visits: number,
  seed: number,
): Promise<PlantedGame | undefined> => {
  const { game } = trained.model;
  const random = seeded(seed);
  const large = decisionsOf(trained.model, played.steps).filter(({ before }) => trained.model.isLarge(before));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const decision = at(large, random.below(large.length));
    const poor = poorMoveAt(trained, decision, visits);
    if (!poor) continue;
    const { seat, entry } = decision;
    const timeline = new Timeline(game, played.config);
    must(timeline.appendAll([...played.entries.slice(0, entry), { seat, move: game.moves.text(poor.move) }]));
    await playOn(timeline, trained, seed);
    return { timeline, seat, entry, loss: poor.loss };
  }
  return undefined;
};
