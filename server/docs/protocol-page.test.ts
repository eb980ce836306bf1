import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ClientMessage, ServerMessage } from '@caravel/protocol';
import { protocolPage } from './protocol-page.ts';

const page = protocolPage();

test('docs/protocol.md is up to date', () => {
  assert.equal(readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8'), page, 'run node server/docs/write.ts');
});

test('every message is described with its shape', () => {
  for (const { entries } of [...ClientMessage.options, ...ServerMessage.options]) {
    const kind = entries.k.literal;
    assert.ok(page.includes(`### \`${kind}\``), kind);
    for (const field of Object.keys(entries)) assert.match(page, new RegExp(`\\b${field}\\??: `), `${kind}.${field}`);
  }
  assert.ok(!page.includes('undefined') && !page.includes(': any,'), page);
});
