/** A game that strong bots play against each other, with what they thought of their moves. */
import { makeBot, type TrainedModel } from '@caravel/bots';
import type { Hope, Hopes } from '@caravel/bots/puzzles';
import { CHANCE, type Config, firstSeat, isChance, isOver, must, seeded, Timeline } from '@caravel/core';
import { draw } from '../blunders/draw.ts';

interface Played {
  readonly timeline: Timeline;
  readonly hopes: Hopes;
}

/** `visits`: how far they search; a tenth of it before small decisions. */
export const playForPuzzles = async (trained: TrainedModel, config: Config, visits: number, seed: number): Promise<Played> => {
  const { game } = trained.model;
  const timeline = new Timeline(game, config);
  const random = seeded(seed);
  const bot = makeBot('expert', game, trained, { seed, visits });
  const hopes = new Map<number, Hope>();
  while (!isOver(game, timeline.state)) {
    const isDrawn = isChance(game, timeline.state);
    const seat = isDrawn ? CHANCE : firstSeat(game.turn(timeline.state));
    const thought = isDrawn ? { move: draw(timeline, random), ranking: [] } : await bot.think(timeline.state, seat);
    const [best, ...rivals] = thought.ranking;
    if (best && rivals.length > 0) {
      const margin = best.chance - Math.max(...rivals.map(({ chance }) => chance));
      hopes.set(timeline.length, { best: [best.move], margin });
    }
    must(timeline.append({ seat, move: game.moves.text(thought.move) }));
  }
  return { timeline, hopes };
};
