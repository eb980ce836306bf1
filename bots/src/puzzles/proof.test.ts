import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at, type Game, must, parseGameFile, Timeline } from '@caravel/core';
import { policyFor } from '../models.ts';
import { type Decision, decisionsOf } from '../review/decisions.ts';
import { EndingSolver } from '../search/ending.ts';
import { chancePlace } from '../search/seat-values.ts';
import { MODELS, puertoRicoModel } from '../testing/trained-models.ts';
import { answersTo, isWhole, positionAfter, type Question } from './answers.ts';
import { ratingOf, shareOf } from './difficulty.ts';
import { findPuzzles } from './find.ts';
import { isClear, type Proof, prove } from './proof.ts';

const FILES: Readonly<Record<string, string>> = { 'puerto-rico': '3-players-points', madeira: '2nd-2-players' };

const recorded = (game: Game): Timeline => {
  const path = new URL(`../../../games/${game.name}/games/${FILES[game.name]}.caravel`, import.meta.url);
  const { config, entries } = must(parseGameFile(readFileSync(path, 'utf8'), () => game));
  const timeline = new Timeline(game, config);
  must(timeline.appendAll(entries));
  return timeline;
};

const questionOf = ({ before, seat }: Decision): Question => ({ s: before, seat });

for (const trained of MODELS) {
  const { model } = trained;
  const { game } = model;
  const { steps } = recorded(game);
  const decisions = decisionsOf(model, steps);

  test(`${game.name}: an ending is solved exactly: what follows the best answer is worth what was promised`, () => {
    const ending = decisions.findLast(
      (decision) => model.isEnding?.(decision.before) && prove(trained, questionOf(decision), 1, 1).isExact,
    );
    assert.ok(ending);
    const question = questionOf(ending);
    const proof = prove(trained, question, 1, 1);
    assert.deepEqual([proof.error, proof.visits, proof.answers.length], [0, 0, answersTo(policyFor(trained), question).length]);
    const solver = new EndingSolver(policyFor(trained));
    for (const { moves, chance, error } of proof.answers) {
      const values = solver.solve(positionAfter(model, question, moves), 100_000);
      assert.equal(values?.[chancePlace(question.seat, game.players(question.s))], chance);
      assert.equal(error, 0);
    }
  });

  test(`${game.name}: the same question, visits and seed give the same proof, and its line can be played`, () => {
    const decision = at(decisions, Math.floor(decisions.length / 2));
    const question = questionOf(decision);
    const proof = prove(trained, question, 30, 5);
    assert.deepEqual(prove(trained, question, 30, 5), proof);
    const s = question.s.slice();
    for (const { seat, move } of proof.line) {
      assert.equal(game.whyNot(s, seat, move), undefined);
      game.apply(s, seat, move);
    }
    assert.deepEqual(
      at(proof.answers, 0).moves,
      proof.line.slice(0, at(proof.answers, 0).moves.length).map(({ move }) => move),
    );
  });

  test(`${game.name}: what is found in a game is clear at both depths, has a theme, and is not obvious`, () => {
    const hopes = new Map(decisions.filter((_, i) => i % 2 === 0).map(({ entry, played }) => [entry, { best: played, margin: 1 }]));
    const puzzles = findPuzzles(trained, steps, { hopes, visits: 20, seed: 3 });
    assert.ok(puzzles.length > 0);
    for (const { at: entry, seat, first, proof, rating, answers, line, isExact } of puzzles) {
      assert.ok(decisions.some((decision) => decision.entry === entry && decision.seat === seat));
      assert.ok(isClear(first) && isClear(proof) && (isExact || proof.margin >= 0.05));
      assert.ok(rating > 800 && rating < 2400, `${rating}`);
      assert.ok(answers.length >= 2 && line[0] === `${seat} ${answers[0]?.moves[0]}`);
    }
  });
}

test('colonists are judged as a whole, by searches of what follows', () => {
  const { model } = puertoRicoModel;
  const policy = policyFor(puertoRicoModel);
  const placing = decisionsOf(model, recorded(model.game).steps).map(questionOf);
  const question = placing.find((one) => isWhole(model, one) && answersTo(policy, one).length > 2);
  assert.ok(question);
  const { answers, isExact } = prove(puertoRicoModel, question, 40, 1);
  assert.ok(answers.length > 1 && !isExact);
  assert.ok(answers.every(({ moves }) => moves.length > 0));
});

test('nothing is clear within the error, or by less than 5 %', () => {
  const proof: Proof = { answers: [], margin: 0.1, error: 0.02, visits: 1, isExact: false, line: [] };
  assert.ok(isClear(proof));
  assert.ok(!isClear({ ...proof, error: 0.05 }));
  assert.ok(!isClear({ ...proof, margin: 0.04, error: 0 }));
});

test('where everything is solved and all win as often, two points are enough, but not against a better chance', () => {
  assert.ok(isClear({ margin: 0, error: 0, lead: 2 }));
  assert.ok(!isClear({ margin: 0, error: 0, lead: 1 }));
  assert.ok(!isClear({ margin: -0.5, error: 0, lead: 5 }));
});

test('what beginners find more often has a lower rating', () => {
  const { model } = puertoRicoModel;
  const rated = decisionsOf(model, recorded(model.game).steps)
    .filter(({ before }) => model.isLarge(before))
    .slice(0, 12)
    .map((decision) => {
      const question = questionOf(decision);
      const proof = prove(puertoRicoModel, question, 30, 1);
      return {
        share: shareOf(puertoRicoModel, question, at(proof.answers, 0).moves, 'beginner'),
        rating: ratingOf(puertoRicoModel, question, proof),
      };
    })
    .sort((a, b) => a.share - b.share);
  assert.ok(at(rated, 0).rating > at(rated, rated.length - 1).rating, JSON.stringify(rated));
});
