import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { copied } from './copied.ts';

/** A page over plain http has no clipboard, and some have not even the older way. */
const pretend = (clipboard: object | undefined, isOldWayOpen: boolean): string[] => {
  const pasted: string[] = [];
  const field = { value: '', style: {}, select: () => undefined, remove: () => undefined };
  const document = {
    activeElement: null,
    createElement: () => field,
    querySelector: () => null,
    body: { append: () => undefined },
    execCommand: () => isOldWayOpen && pasted.push(field.value) > 0,
  };
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
  Object.assign(globalThis, { document, HTMLElement: class {} });
  return pasted;
};

const { navigator } = globalThis;
afterEach(() => void Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true }));

test('a text goes to the clipboard', async () => {
  const texts: string[] = [];
  pretend({ writeText: async (text: string) => void texts.push(text) }, false);
  assert.equal(await copied('a link'), true);
  assert.deepEqual(texts, ['a link']);
});

test('without a clipboard, or where it is refused, the older way is tried, and it is told whether it went', async () => {
  const refusing = { writeText: () => Promise.reject(new Error('not allowed')) };
  for (const clipboard of [undefined, refusing]) {
    const pasted = pretend(clipboard, true);
    assert.equal(await copied('a link'), true);
    assert.deepEqual(pasted, ['a link']);
    pretend(clipboard, false);
    assert.equal(await copied('a link'), false);
  }
});
