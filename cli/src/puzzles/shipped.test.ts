/** The puzzles of the repository: every one can be replayed and answered, and some are proven again from scratch. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadModel, type TrainedModel } from '@caravel/bots';
import { holdsAgain, isClear, type Puzzle, type PuzzleGame, replayPuzzle, TIMES_DEEPER } from '@caravel/bots/puzzles';
import { at, type Game, hasTurn, type Move, moveOf, must, parseEntry, type State } from '@caravel/core';
import { thorough } from '@caravel/core/testing/thorough';
import { findGame, GAMES } from '@caravel/games/loaded';
import { readIndex, readPuzzleGames, readSettings } from './puzzle-folder.ts';

const LEAST = 150;
/** How many of each game are proven again: quickly, and at the whole depth. */
const PROVEN = thorough(1, 20);

const folderOf = (game: Game): string => fileURLToPath(new URL(`../../../games/${game.name}/puzzles`, import.meta.url));

/** By the version of the rules that it names. */
const modelOf = async ({ game: name, version }: PuzzleGame): Promise<TrainedModel> => {
  const game = findGame(name, version);
  const trained = game && (await loadModel(game));
  assert.ok(trained, `${name} ${version}`);
  return trained;
};

/** The position after these moves, each of which must be legal. */
const played = (game: Game, before: State, moves: readonly { readonly seat: number; readonly move: Move }[]): State => {
  const s = before.slice();
  for (const { seat, move } of moves) {
    assert.equal(game.whyNot(s, seat, move), undefined, game.moves.text(move));
    game.apply(s, seat, move);
  }
  return s;
};

const check = (trained: TrainedModel, from: PuzzleGame, puzzle: Puzzle): void => {
  const { game } = trained.model;
  const { seat, answers, line, first, proof, isExact } = puzzle;
  const s = replayPuzzle(trained, from, puzzle);
  assert.ok(hasTurn(game.turn(s), seat));
  for (const { moves } of answers)
    played(
      game,
      s,
      moves.map((text) => ({ seat, move: moveOf(game.moves, text) })),
    );
  const told = line.map((text) => must(parseEntry(text))).flatMap((entry) => ('move' in entry ? [entry] : []));
  played(
    game,
    s,
    told.map((entry) => ({ seat: entry.seat, move: moveOf(game.moves, entry.move) })),
  );
  const best = at(answers, 0).moves;
  assert.deepEqual(
    told.slice(0, best.length).map(({ move }) => move),
    best,
  );
  assert.ok(isClear(first) && isClear(proof));
  assert.ok(isExact ? proof.error === 0 : proof.visits >= 4 * first.visits, `${first.visits} and ${proof.visits} visits`);
};

for (const game of GAMES) {
  const games = readPuzzleGames(folderOf(game));
  const all = games.flatMap((from) => from.puzzles.map((puzzle) => ({ from, puzzle, id: `${from.game}-${from.number}-${puzzle.at}` })));

  test(`${game.name}: there are at least ${LEAST} puzzles, of many themes, all numbers of players and ratings`, () => {
    assert.ok(all.length >= LEAST, `${all.length}`);
    const players = new Set(all.map(({ from }) => from.config.players));
    assert.equal(players.size, game.seats.max - game.seats.min + 1);
    assert.ok(new Set(all.map(({ puzzle }) => puzzle.theme)).size >= 6);
    for (const [low, high] of [
      [0, 1200],
      [1200, 1500],
      [1500, 3000],
    ] as const)
      assert.ok(all.filter(({ puzzle: { rating } }) => rating >= low && rating < high).length >= 10, `${low} to ${high}`);
  });

  test(`${game.name}: the list names every puzzle`, () => {
    assert.deepEqual(
      readIndex(folderOf(game)),
      all.map(({ id, puzzle: { theme, rating } }) => ({ id, theme, rating })),
    );
  });

  test(`${game.name}: every puzzle replays by its version, and its answers and its line are legal`, async () => {
    for (const { from, puzzle } of all) check(await modelOf(from), from, puzzle);
  });

  test(`${game.name}: ${PROVEN} of the puzzles are proven again from scratch, with other draws`, async () => {
    const { visits } = readSettings(folderOf(game));
    const depth = thorough(1, TIMES_DEEPER) * visits;
    for (let i = 0; i < PROVEN; i++) {
      const { from, puzzle, id } = at(all, Math.floor(((i + 0.5) * all.length) / PROVEN));
      assert.ok(holdsAgain(await modelOf(from), from, puzzle, depth, 4711 + i), id);
    }
  });
}
