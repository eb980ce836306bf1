/** Scheme 3 with the real games: whatever people decide, they meet the same chance. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  at,
  CHANCE,
  commitmentTo,
  daySetup,
  dayShuffler,
  type Game,
  isChance,
  isOver,
  legalMoves,
  must,
  nextOutcome,
  outcomes,
  parseGameFile,
  practiceSecret,
  type Random,
  readConfig,
  seatsOf,
  seeded,
  Timeline,
  verifyFairness,
  writeGameFile,
} from '@caravel/core';
import { findGame, GAMES } from './loaded.ts';

const SECRET = '5e'.repeat(32);

interface Drawn {
  readonly name: string;
  readonly move: string;
  /** What could have been drawn, and how likely. */
  readonly bag: string;
}

interface Played {
  readonly timeline: Timeline;
  readonly draws: readonly Drawn[];
}

const bagOf = (game: Game, timeline: Timeline): string => JSON.stringify(outcomes(game, timeline.state));

/** A whole game of the day in which people decide by these dice. */
const played = (game: Game, day: number, choices: Random, secret = SECRET): Played => {
  const { players, rules, options } = daySetup(game, day);
  const timeline = new Timeline(game, must(readConfig(game, { players, rules, options })));
  const shuffler = dayShuffler(secret);
  const draws: Drawn[] = [];
  const counts = new Map<string, number>();
  while (!isOver(game, timeline.state)) {
    if (isChance(game, timeline.state)) {
      const bag = bagOf(game, timeline);
      const own = game.draw?.(timeline.state);
      const move = nextOutcome(timeline, 3, shuffler);
      const { kind } = game.moves.struct(move);
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      draws.push({ name: own ?? `${kind} ${count}`, move: game.moves.text(move), bag });
      must(timeline.append({ seat: CHANCE, move: game.moves.text(move) }));
      continue;
    }
    const seat = at(seatsOf(game.turn(timeline.state)), 0);
    const moves = legalMoves(game, timeline.state, seat);
    must(timeline.append({ seat, move: game.moves.text(at(moves, choices.below(moves.length))) }));
  }
  return { timeline, draws };
};

for (const game of GAMES) {
  /** A round of all players and rule sets. */
  const days = Array.from({ length: 12 }, (_, i) => 20_775 + i);

  test(`${game.name}: the same moves lead to the same game, under another secret to another`, () => {
    for (const day of days.slice(0, 4)) {
      const log = (secret?: string) => played(game, day, seeded(day), secret).timeline.entries;
      assert.deepEqual(log(), log());
      assert.notDeepEqual(log(), log('d0'.repeat(32)));
    }
  });

  test(`${game.name}: whoever decides otherwise draws the same from the same bag`, () => {
    let shared = 0;
    for (const day of days) {
      const one = played(game, day, seeded(2 * day));
      const second = played(game, day, seeded(2 * day + 1));
      const other = new Map(second.draws.map((draw) => [draw.name, draw]));
      for (const { name, move, bag } of one.draws) {
        const there = other.get(name);
        if (there?.bag !== bag) continue;
        assert.equal(move, there.move, name);
        shared++;
      }
      assert.notDeepEqual(one.timeline.entries, second.timeline.entries);
    }
    assert.ok(shared > 20 * days.length, `${shared} draws in common`);
  });

  test(`${game.name}: no draw has the name of an earlier one`, () => {
    for (const day of days) {
      const { draws } = played(game, day, seeded(day));
      assert.equal(new Set(draws.map(({ name }) => name)).size, draws.length);
    }
  });

  test(`${game.name}: a file of the day proves its draws, and a draw that was exchanged is found`, () => {
    const { timeline } = played(game, 20_775, seeded(4));
    const { config, entries } = timeline;
    const fairness = { scheme: 3, commitment: commitmentTo(SECRET), parts: [], contributions: [], secret: SECRET } as const;
    const names = Array.from({ length: config.players }, (_, seat) => `P${seat}`);
    const file = must(parseGameFile(writeGameFile({ game, config, names, entries, fairness }), findGame));
    assert.deepEqual(file.fairness, fairness);
    const draws = entries.filter(({ seat }) => seat === CHANCE).length;
    assert.deepEqual(verifyFairness(game, config, file.entries, fairness), { ok: true, value: { scheme: 3, draws, parts: 0 } });
    const other = { ...fairness, secret: 'd0'.repeat(32) };
    assert.equal(verifyFairness(game, config, entries, other).ok, false);
    assert.equal(verifyFairness(game, config, entries, { ...other, commitment: commitmentTo(other.secret) }).ok, false);
  });

  test(`${game.name}: on the days of a year every number of players and seat comes up, by the usual rules`, () => {
    const setups = Array.from({ length: 365 }, (_, day) => daySetup(game, 20_000 + day));
    const kinds = new Set(setups.map(({ players, rules, seat }) => `${players} ${rules} ${seat}`));
    let expected = 0;
    for (let players = game.seats.min; players <= game.seats.max; players++) expected += players;
    assert.equal(kinds.size, expected);
    for (const { players, seat } of setups) assert.ok(seat >= 0 && seat < players);
  });
}

const puertoRico = GAMES.find(({ name }) => name === 'puerto-rico');

test('every outcome comes up about as often as its weight says', () => {
  assert.ok(puertoRico);
  const counts = new Map<string, number>();
  for (let day = 0; day < 3000; day++) {
    const timeline = new Timeline(puertoRico, must(readConfig(puertoRico, { players: 3 })));
    const move = puertoRico.moves.text(nextOutcome(timeline, 3, dayShuffler(practiceSecret('puerto-rico', day))));
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  assert.equal(counts.size, 3);
  for (const count of counts.values()) assert.ok(count > 880 && count < 1120, `${count} of 1000`);
});

/** Files of days that are over must be proved for ever: neither the names nor what they lead to may change within a version. */
const PINNED: Readonly<Record<string, { readonly names: readonly string[]; readonly first: string }>> = {
  madeira: {
    names: [
      ...['building roll # #', 'crowns #', 'guild dice # #', 'lay character #', 'lay favor #', 'lay request #', 'lay reward #'],
      ...['pirate dice # #', 'pirate roll # #'],
    ],
    first:
      'crowns 3, crowns 2, crowns 1, lay request urbanization, lay request market-routes, lay request influence, lay request market-routes, lay request expeditions',
  },
  'puerto-rico': {
    names: ['governor #', 'tile #'],
    first: 'governor 1, tile coffee, tile corn, tile indigo, tile sugar, tile indigo, tile coffee, tile coffee',
  },
};

for (const game of GAMES)
  test(`${game.name}: the draws of a secret stay what they are`, () => {
    const { draws } = played(game, 20_776, seeded(1));
    const names = new Set(draws.map(({ name }) => name.replaceAll(/\d+/g, '#')));
    const first = draws.slice(0, 8).map(({ move }) => move);
    assert.deepEqual({ names: [...names].sort(), first: first.join(', ') }, PINNED[game.name]);
  });
