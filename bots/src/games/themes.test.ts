/** What puzzles are about, by moves of recorded games and of the tables. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveOf, must, readConfig } from '@caravel/core';
import { MODELS } from '../testing/trained-models.ts';

const THEMES: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'puerto-rico': {
    'role captain': 'shipping',
    'load corn 4': 'shipping',
    'role trader': 'money',
    'role prospector-2': 'money',
    'sell coffee': 'money',
    'build harbor': 'building',
    'role mayor': 'colonists',
    'colonists corn 2': 'colonists',
    quarry: 'plantations',
    'craft sugar': 'goods',
  },
  madeira: {
    'row 2': 'requests',
    'pass I reals': 'dice',
    'pass III watch': 'pirates',
    pirates: 'pirates',
    'sail wine-1': 'ships',
    'to machico-12': 'cities',
    'to forest': 'harvest',
    'use scout': 'favors',
    'worker home': undefined,
    'upkeep 3': undefined,
  },
};

for (const { model } of MODELS)
  test(`${model.game.name}: a puzzle is about what its best move does`, () => {
    const s = model.game.setup(must(readConfig(model.game, { players: 2 })));
    for (const [move, theme] of Object.entries(THEMES[model.game.name] ?? {}))
      assert.equal(model.themeOf?.(s, [moveOf(model.game.moves, move)]), theme, move);
  });
