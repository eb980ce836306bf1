/** What every legend has to keep, whatever the game. */
import assert from 'node:assert/strict';
import type { LegendGroup } from '../lib/table/game-ui.ts';

/** Every entry has a picture, a name and a whole sentence, and none is there twice. */
export const checkLegend = (groups: readonly LegendGroup<unknown>[]): void => {
  for (const { title, entries } of groups) {
    for (const { pictures, name, text } of entries) {
      assert.ok(pictures.length > 0, name);
      assert.match(name, /\p{L}/u, title);
      assert.match(text, /\p{L}.*\.$/u, name);
      assert.doesNotMatch(name + text, /undefined|NaN|\[object/, name);
    }
    assert.equal(new Set(entries.map(({ name, text }) => `${name} ${text}`)).size, entries.length, title);
  }
};
