import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, positionAfter, readConfig, type State } from '@caravel/core';
import { STUDIES, studyOf, weightsFor } from './minds.ts';

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
}
