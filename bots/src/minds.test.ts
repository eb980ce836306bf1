import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE_TURN, must, positionAfter, readConfig, type State } from '@caravel/core';
import { judgeFor, STUDIES, searchesFor, studyOf, valueFor, weightsFor } from './minds.ts';

for (const study of STUDIES) {
  const { game, features, stages } = study.mind;

  test(`${game.name}: there are weights for every number of players, one for each feature and stage`, () => {
    for (let players = game.seats.min; players <= game.seats.max; players++) {
      const weights = weightsFor(study, players);
      assert.equal(weights.length, stages * features.length);
      assert.ok(weights.every(Number.isFinite));
    }
    assert.throws(() => weightsFor(study, 9), /no weights for 9 players/);
  });

  test(`${game.name}: who has learnt chances has learnt them for every number of players`, () => {
    const { chances } = study;
    for (let players = game.seats.min; chances && players <= game.seats.max; players++) {
      const odds = chances[players]?.flat();
      assert.equal(odds?.length, stages * features.length);
      assert.ok(odds?.every(Number.isFinite));
    }
  });

  test(`${game.name}: features have names of their own, and every one is written`, () => {
    assert.equal(new Set(features).size, features.length);
    const s = positionAfter(game, must(readConfig(game, { players: 3 })), 1, 120) as State;
    const out = new Float64Array(features.length).fill(Number.NaN);
    study.mind.look(s, 1, out);
    assert.deepEqual(
      Array.from(out.entries()).filter(([, value]) => !Number.isFinite(value)),
      [],
    );
  });

  test(`${game.name}: the study is found by its game`, () => {
    assert.equal(studyOf(game), study);
  });

  test(`${game.name}: an older version is played by its own rules and judged as this one, if its numbers mean the same`, () => {
    const older = { ...game, version: 0 };
    assert.deepEqual({ ...studyOf(older), mind: study.mind }, study);
    assert.equal(studyOf(older)?.mind.game, older);
    assert.equal(studyOf(older), studyOf(older));
    const [first, ...fields] = game.layout.fields;
    assert.equal(studyOf({ ...older, layout: { ...game.layout, fields } }), undefined, `without ${first?.name}`);
  });
}

test('large decisions go by chances where they were learnt, small ones by points', () => {
  for (const study of STUDIES) {
    const { game, isBig } = study.mind;
    const config = must(readConfig(game, { players: 3 }));
    const positions = Array.from({ length: 60 }, (_, i) => positionAfter(game, config, 2, 40 + i) as State);
    const [large, small] = [positions.find(isBig), positions.find((s) => !isBig(s) && game.turn(s) < CHANCE_TURN)] as [State, State];
    const lead = (judged: State) => judgeFor(study, 3, judged).lead(large, 0);
    assert.equal(lead(small), valueFor(study, 3).lead(large, 0));
    assert.equal(lead(large) === lead(small), study.chances === undefined);
    const searchOf = searchesFor(study, 3, 1);
    assert.equal(searchOf(large) === searchOf(small), study.chances === undefined);
    assert.equal(searchOf(large), searchOf(large));
  }
});
