/** The order, the resuming and the figures of a review, by the real bots on recorded games. */
import '../../testing/runes.ts';
import '../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isMistake } from '@caravel/bots/players';
import { type Game, must, parseGameFile, replay } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';
import type { ReviewAnswer, ReviewedGame, ReviewRequest } from '../bots/messages.ts';
import { reviewer } from '../bots/review-worker.ts';
import { type KeptReview, type ReviewStore, reviewKey } from './review-store.ts';
import { ReviewThread } from './review-thread.ts';

const { ReviewRun } = await import('./review-run.svelte.ts');

const VISITS = 12;
const RECORDED: readonly (readonly [Game, string])[] = [
  [puertoRico, '3-players-city'],
  [madeira, '2nd-2-players'],
];

const recorded = (game: Game, name: string): ReviewedGame => {
  const text = readFileSync(new URL(`../../../../games/${game.name}/games/${name}.caravel`, import.meta.url), 'utf8');
  const { config, entries } = must(parseGameFile(text, () => game));
  return { game: game.name, version: game.version, config, entries };
};

/** Keeps what a page would keep, as the browser copies it. */
class Memory implements ReviewStore {
  readonly kept = new Map<string, KeptReview>();

  async load(key: string): Promise<KeptReview | undefined> {
    return structuredClone(this.kept.get(key));
  }

  async save(key: string, review: KeptReview): Promise<void> {
    this.kept.set(key, structuredClone(review));
  }
}

/** A thread in this process, and everything it was asked. */
const thread = (asked: ReviewRequest[], onanswer: (answer: ReviewAnswer) => void = () => {}) => {
  const reply = reviewer();
  return new ReviewThread({
    ask: async (request) => {
      asked.push(request);
      const answer = await reply(request);
      onanswer(answer);
      return answer;
    },
    end: () => {},
  });
};

const searched = (asked: readonly ReviewRequest[]): number[] =>
  asked.flatMap((request) => ('judge' in request && request.visits > 0 ? [request.judge] : []));

for (const [game, name] of RECORDED) {
  const reviewed = recorded(game, name);

  test(`${game.name}: first the course, then every decision at a glance, then the costliest first and what is looked at before all`, async () => {
    const asked: ReviewRequest[] = [];
    const losses = new Map<number, number>();
    let wanted = -1;
    const onanswer = (answer: ReviewAnswer) => {
      if ('decisions' in answer) {
        wanted = answer.decisions?.[30] ?? -1;
        run.wanted = wanted;
      }
      if ('verdict' in answer && answer.verdict.visits === 0 && !losses.has(answer.verdict.entry))
        losses.set(answer.verdict.entry, answer.verdict.loss);
    };
    const store = new Memory();
    const run = new ReviewRun('local-a', reviewed, { store, threads: 1, visits: VISITS, thread: () => thread(asked, onanswer) });
    await run.run();
    assert.equal(run.state, 'done');
    assert.deepEqual(Object.keys(asked[1] ?? {}), ['course']);
    const all = run.decisions.length;
    assert.ok(all > 40);
    const quick = asked.slice(2, 2 + all);
    assert.ok(quick.every((request) => 'judge' in request && request.visits === 0));
    const deep = searched(asked);
    assert.equal(deep.length, all);
    assert.equal(new Set(deep).size, all);
    assert.equal(deep[0], wanted, 'what is looked at comes first');
    const rough = deep.slice(1).map((entry) => losses.get(entry) ?? 0);
    assert.deepEqual(
      rough,
      rough.toSorted((a, b) => b - a),
    );
    assert.deepEqual(run.progress, { quick: 1, deep: 1 });
  });

  test(`${game.name}: a review that was left goes on where it was, and gives the figures of one that was not`, async () => {
    const store = new Memory();
    const first: ReviewRequest[] = [];
    const left = new ReviewRun('local-a', reviewed, {
      store,
      threads: 1,
      visits: VISITS,
      thread: () => thread(first, () => searched(first).length === 20 && left.leave()),
    });
    await left.run();
    assert.ok(searched(first).length <= 21);
    const second: ReviewRequest[] = [];
    const parts = { store, threads: 2, visits: VISITS, thread: () => thread(second) };
    const resumed = new ReviewRun('local-a', reviewed, parts);
    await resumed.run();
    assert.ok(searched(second).length < resumed.decisions.length, 'what was known is not asked again');
    assert.ok(!second.some((request) => 'course' in request));
    const whole = new ReviewRun('local-a', reviewed, { ...parts, store: new Memory() });
    await whole.run();
    const figures = (run: InstanceType<typeof ReviewRun>) => [...run.judgements].sort(([a], [b]) => a - b);
    assert.deepEqual(figures(resumed), figures(whole));
    const third: ReviewRequest[] = [];
    const again = new ReviewRun('local-a', reviewed, { ...parts, thread: () => thread(third) });
    await again.run();
    assert.equal(again.state, 'done');
    assert.deepEqual(third, [], 'a finished review opens at once');
    assert.deepEqual(figures(again), figures(whole));
  });
}

test('a game that begins with a position has the course of the whole game from there on, and figures of positions are the same', async () => {
  const whole = recorded(puertoRico, '3-players-city');
  const { steps } = must(replay(puertoRico, whole.config, whole.entries)).snapshot();
  const at = steps.length - 20;
  const start = steps[at]?.before ?? assert.fail();
  const entries = steps.slice(at).map(({ seat, move }) => ({ seat, move }));
  const late = thread([]);
  await late.open({ ...whole, entries, start });
  const figures = await late.figures({
    game: whole.game,
    version: whole.version,
    states: [start, ...steps.slice(at).map(({ after }) => after)],
  });
  assert.deepEqual(await late.course(), figures);
});

test('another move of a decision is judged against the same best move', async () => {
  const reviewed = recorded(puertoRico, '3-players-city');
  const run = new ReviewRun('local-a', reviewed, { store: new Memory(), threads: 1, visits: VISITS, thread: () => thread([]) });
  await run.run();
  const costly = [...run.judgements.values()].find(({ verdict }) => isMistake(verdict) && verdict.best.moves.length === 1);
  assert.ok(costly);
  const { entry, best, played } = costly.verdict;
  const right = await run.tryMoves(entry, best.moves);
  assert.equal(right.verdict.loss, 0);
  assert.deepEqual((await run.tryMoves(entry, played.moves)).verdict, costly.verdict);
});

test('what others have found is taken over with its line, unless it does not fit the game', async () => {
  const reviewed = recorded(puertoRico, '3-players-city');
  const parts = { threads: 1, visits: VISITS, thread: () => thread([]) };
  const found = new ReviewRun('local-a', reviewed, { ...parts, store: new Memory() });
  await found.run();
  const verdicts = [...found.judgements.values()].map(({ verdict }) => verdict);
  const [wrong] = verdicts.filter(({ loss, visits }) => loss > 0 && visits > 0);
  assert.ok(wrong);
  const asked: ReviewRequest[] = [];
  const store = new Memory();
  const taking = new ReviewRun('local-b', reviewed, { ...parts, store, thread: () => thread(asked) });
  const deeper = verdicts.map((verdict) => ({ ...verdict, visits: 4000 }));
  taking.give(
    deeper.map((verdict) => (verdict.entry === wrong.entry ? { ...verdict, best: { ...verdict.best, moves: ['no move'] } } : verdict)),
  );
  await taking.run();
  assert.deepEqual(searched(asked), [], 'the page asks for no search');
  for (const [entry, { verdict, line }] of taking.judgements) {
    if (entry === wrong.entry) continue;
    assert.equal(verdict.visits, 4000);
    assert.deepEqual(line, found.judgements.get(entry)?.line);
  }
  assert.ok(
    [...store.kept.values()].every(({ judgements }) => judgements.length === 0),
    'what nobody here has checked is not kept',
  );
  assert.deepEqual(taking.judgements.get(wrong.entry)?.verdict.best.moves.length, 1);
  assert.notDeepEqual(taking.judgements.get(wrong.entry)?.verdict.best.moves, ['no move']);
});

test('a record is of one game, one version of the rules, one log and one depth', () => {
  const { entries } = recorded(puertoRico, '3-players-city');
  const key = (...[id, version, log, visits]: [string, number, typeof entries, number]) =>
    reviewKey(id, 'puerto-rico', version, log, visits);
  const keys = [
    key('a', 1, entries, 400),
    key('b', 1, entries, 400),
    key('a', 2, entries, 400),
    key('a', 1, entries.slice(1), 400),
    key('a', 1, entries, 200),
  ];
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(key('a', 1, [...entries], 400), keys[0]);
});
