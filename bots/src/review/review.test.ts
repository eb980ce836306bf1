import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CHANCE, type Game, isOver, legalMoves, must, parseGameFile, Timeline } from '@caravel/core';
import { adviser } from '../adviser.ts';
import { plansFor } from '../candidates.ts';
import { explain } from '../explain.ts';
import { policyFor, searchFor } from '../models.ts';
import { MODELS } from '../testing/trained-models.ts';
import type { TrainedModel } from '../trained.ts';
import { decisionsOf } from './decisions.ts';
import { judgeShare } from './judge-share.ts';
import { isMistake, playersOf } from './players.ts';
import { courseOf } from './review.ts';
import { judge, type Verdict } from './verdict.ts';

const FILES: Readonly<Record<string, string>> = { 'puerto-rico': '3-players-points', madeira: '2nd-3-players' };

const recorded = (game: Game): Timeline => {
  const path = new URL(`../../../games/${game.name}/games/${FILES[game.name]}.caravel`, import.meta.url);
  const { config, entries } = must(parseGameFile(readFileSync(path, 'utf8'), () => game));
  const timeline = new Timeline(game, config);
  must(timeline.appendAll(entries));
  return timeline;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const verdictsAt = (trained: TrainedModel, timeline: Timeline, visits: number): Verdict[] => [
  ...judgeShare(trained, timeline.steps, { visits }, { number: 0, of: 9 }),
];

for (const trained of MODELS) {
  const { game } = trained.model;
  const timeline = recorded(game);
  const { steps, config } = timeline;
  const decisions = decisionsOf(trained.model, steps);

  test(`${game.name}: every choice is a decision, once; a plan is one`, () => {
    const covered = decisions.flatMap(({ played }) => played).length;
    const choices = steps.filter(({ seat, before }) => seat !== CHANCE && legalMoves(game, before, seat).length > 1).length;
    assert.ok(covered >= choices, `${covered} moves of ${choices} with a choice`);
    assert.equal(new Set(decisions.map(({ entry }) => entry)).size, decisions.length);
    for (const { before, seat, played } of decisions) {
      assert.ok(played.length === 1 || plansFor(trained.model, before, seat).length > 0);
      const s = before.slice();
      for (const move of played) {
        assert.equal(game.whyNot(s, seat, move), undefined);
        game.apply(s, seat, move);
      }
    }
  });

  test(`${game.name}: a plan ends where there is nothing more to place, also if the seat plans again before anything else`, () => {
    for (const { before, seat, played } of decisions) {
      if (played.length === 1) continue;
      const s = before.slice();
      for (const move of played) {
        assert.ok(plansFor(trained.model, s, seat).length > 0);
        game.apply(s, seat, move);
      }
    }
  });

  test(`${game.name}: chances add up to 1 after every move, and are exact at the end`, () => {
    const course = courseOf(policyFor(trained), steps);
    assert.equal(course.length, steps.length + 1);
    for (const { chances } of course) assert.ok(Math.abs(sum(chances) - 1) < 1e-9);
    assert.ok(isOver(game, timeline.state));
    assert.deepEqual(
      course.at(-1)?.points,
      Array.from({ length: config.players }, (_, seat) => game.score(timeline.state, seat)),
    );
    const players = playersOf(config.players, course, steps, []);
    assert.ok(Math.abs(sum(players.map(({ luck }) => luck))) < 1e-9, 'what one gains by luck others lose');
    assert.ok(players.every(({ accuracy, mistakes }) => accuracy === 100 && mistakes.length === 0));
  });

  test(`${game.name}: the same review twice gives the same verdicts, and shares are the whole`, () => {
    const once = verdictsAt(trained, timeline, 20);
    assert.deepEqual(verdictsAt(trained, timeline, 20), once);
    assert.ok(once.length >= Math.floor(decisions.length / 9));
    for (const { loss, error, best, played } of once) {
      assert.ok(loss >= 0 && error >= 0 && best.chance >= played.chance);
      assert.equal(loss === 0, best === played);
    }
  });

  test(`${game.name}: a hint and the review say the same of a position, as far as each can tell`, async () => {
    let time = 0;
    const hints = adviser(trained, { seed: 1, milliseconds: 400, now: () => ++time, pause: () => Promise.resolve() });
    const asked = decisions
      .filter(({ before, played }) => played.length === 1 && trained.model.isLarge(before))
      .filter((_, i) => i % 6 === 0);
    const gaps = await Promise.all(
      asked.map(async (decision) => {
        const { choices } = explain(game, trained, decision.before, decision.seat, await hints.think(decision.before, decision.seat));
        const { best } = judge(trained, decision, 400);
        const [hint] = choices;
        return Math.abs((hint?.chance ?? 0) - best.chance) / Math.hypot(hint?.error ?? 0, best.error);
      }),
    );
    assert.ok(gaps.length > 5);
    // Errors are those of two cases in three.
    assert.ok(gaps.filter((gap) => gap < 2).length >= 0.8 * gaps.length, gaps.map((gap) => gap.toFixed(1)).join());
    assert.ok(
      gaps.every((gap) => gap < 5),
      gaps.map((gap) => gap.toFixed(1)).join(),
    );
  });

  test(`${game.name}: the best move of a search is judged as by a hint and gives nothing away, the worst is a mistake`, () => {
    const worst = decisions
      .filter(({ before, played }) => played.length === 1 && trained.model.isLarge(before))
      .map((decision) => {
        const { before, seat } = decision;
        const { ranking } = searchFor(trained, decision.entry + 1).think(before, seat, { visits: 80, isFigureWanted: true });
        const [best] = ranking;
        const last = ranking.toSorted((a, b) => a.chance - b.chance)[0];
        return { decision, best, last, gap: (best?.chance ?? 0) - (last?.chance ?? 0) };
      })
      .toSorted((a, b) => b.gap - a.gap)[0];
    assert.ok(worst?.best && worst.last && worst.gap > 0.1);
    const good = judge(trained, { ...worst.decision, played: [worst.best.move] }, 80);
    assert.deepEqual([good.loss, isMistake(good), good.played.chance], [0, false, worst.best.chance]);
    const bad = judge(trained, { ...worst.decision, played: [worst.last.move] }, 80);
    assert.deepEqual(bad.best.moves, [worst.best.move]);
    assert.ok(isMistake(bad) && bad.visits > good.visits, 'the move that was played is searched, too');
  });
}
