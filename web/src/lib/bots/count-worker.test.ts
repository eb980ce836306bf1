import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { must, parseGameFile } from '@caravel/core';
import { GAMES } from '@caravel/games/newest';
import { countGame } from './count-worker.ts';

const recorded = (name: string) => {
  const text = readFileSync(new URL(`../../../../games/puerto-rico/games/${name}.caravel`, import.meta.url), 'utf8');
  return must(parseGameFile(text, (game) => GAMES.find((known) => known.name === game)));
};

test('a finished game is counted with one’s own seat; one that is not over is not', async () => {
  const { game, config, entries } = recorded('3-players-city');
  const asked = { game: game.name, version: game.version, config, entries, mine: [1] };
  const { cell } = await countGame(asked);
  assert.deepEqual([cell?.players, cell?.rules, cell?.options, cell?.sums.games], [3, 'base', {}, 1]);
  assert.deepEqual(cell?.sums.mine.shares['bought hacienda'], [1, 60], 'Bob builds it and wins');
  assert.deepEqual(await countGame({ ...asked, entries: entries.slice(0, -1) }), { isFinal: false });
  assert.deepEqual(await countGame({ ...asked, version: 0 }), { isFinal: true }, 'nobody knows such rules');
});

test('a damaged game is not counted, and stops no other', async () => {
  const { game, config, entries } = recorded('3-players-city');
  const asked = { game: game.name, version: game.version, config, entries, mine: [1] };
  for (const broken of ['{}', '{"players":9,"rules":"base","options":{}}', '{"players":3,"rules":"none","options":{}}', 'null'])
    assert.deepEqual(await countGame({ ...asked, config: JSON.parse(broken) }), { isFinal: true }, broken);
  assert.deepEqual(await countGame({ ...asked, mine: [3] }), { isFinal: true }, 'a seat that is not there');
});
