/** What a game's habits count in moves given as text, and in random games. */
import { CHANCE, CHANCE_TURN, firstSeat, type Game, moveOf, OVER, type Random, type State, weightBuffer } from '@caravel/core';
import { Counts, type GameHabits } from '../arena/habits.ts';
import type { Notes } from '../arena/listener.ts';
import { Luck } from '../arena/luck.ts';

/** `0 load corn 5`, `* roll 3`; `s` is played on. */
export const countsOfMoves = (habits: GameHabits, game: Game, s: State, lines: readonly string[]): Notes => {
  const counts = new Counts(game.players(s));
  const listener = habits.listen(counts, game.players(s));
  for (const line of lines) {
    const [, who, text = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const seat = who === '*' ? CHANCE : Number(who);
    const move = moveOf(game.moves, text);
    listener.before(s, seat, move);
    game.apply(s, seat, move);
    listener.after?.(s, seat, move);
  }
  listener.end?.(s);
  return counts.notes();
};

/** Plays `s` to its end at random; `onMove` sees the position before and after each move. */
export const countsOfGame = (
  habits: GameHabits,
  game: Game,
  s: State,
  random: Random,
  onMove: (before: State, after: State) => void = () => {},
): Notes => {
  const counts = new Counts(game.players(s));
  const listener = habits.listen(counts, game.players(s));
  const luck = new Luck(game, random);
  const weights = weightBuffer(game);
  for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
    const before = s.slice();
    const seat = turn === CHANCE_TURN ? CHANCE : firstSeat(turn);
    const move = luck.one((out) => (seat === CHANCE ? game.chance(s, out, weights) : game.legal(s, seat, out)));
    listener.before(s, seat, move);
    game.apply(s, seat, move);
    listener.after?.(s, seat, move);
    onMove(before, s);
  }
  listener.end?.(s);
  return counts.notes();
};
