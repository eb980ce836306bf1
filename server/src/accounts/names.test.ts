import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@caravel/i18n';
import { loadShell } from '@caravel/i18n/shell';
import { ChatText, Name } from '@caravel/protocol';
import * as v from 'valibot';
import { skeletonOf } from '../model/name-skeleton.ts';
import { OwnName } from './own-name.ts';

const problemOf = (schema: v.GenericSchema<unknown, unknown>, value: string): string | undefined =>
  v.safeParse(schema, value).issues?.[0].message;

/** Written as numbers: nobody could read them here. */
const INVISIBLE = [
  ...[0x3164, 0x2800, 0x115f, 0x1160, 0xffa0, 0x200b, 0x200c, 0x200d, 0x2060, 0xad, 0x34f, 0x61c, 0x17b4, 0x180e],
  ...[0xfe00, 0xfe0f, 0xe0020, 0xe007f, 0xe0100, 0xe01ef, 0x1d159, 0x1d173, 0x2064, 0x206a, 0xfff0],
];

test('nothing invisible is in a name, alone or among letters', () => {
  for (const code of INVISIBLE)
    for (const name of [String.fromCodePoint(code), `An${String.fromCodePoint(code)}na`])
      assert.match(problemOf(Name, name) ?? 'taken', /no invisible|letters, numbers and signs|at least one letter/, code.toString(16));
});

test('a letter has at most two accents, and a name does not begin with one', () => {
  for (const name of ['Ágnes', 'Nguyễn Thế', 'Ǻsa', 'a\u0301\u0323', 'สมศักดิ์', 'हिन्दी', 'Ёлка', '안나', '★', 'R2-D2', '孙悟空'])
    assert.equal(problemOf(Name, name), undefined, name);
  for (const name of ['a\u0301\u0302\u0303', `a${'\u0300'.repeat(23)}`, 'ế\u0323'])
    assert.match(problemOf(Name, name) ?? '', /two accents/, name);
  assert.ok(problemOf(Name, '\u0301a'));
});

test('names of the site, of levels in every language and of those who left are reserved, in any clothes', async () => {
  const levels = (await Promise.all(LOCALES.map(loadShell))).flatMap((shell) => Object.values(shell.levels).map(({ name }) => name));
  for (const name of [
    ...levels,
    'expert',
    'Former player',
    'FORMER-PLAYER',
    'Аdmin',
    'ＡＤＭＩＮ',
    'adm1n',
    'Ädmin',
    'Admin 2',
    'Moderator',
    '𝓒𝓪𝓻𝓪𝓿𝓮𝓵',
    'Sуstem',
    'ꓮdmin',
    'ᗩdmin',
    'ᗩᗪᗰIᑎ',
    'Админ',
    'Администратор 1',
    'Caravel Admin',
    'The Admin',
    '[ꓮ𝓭min] Joe',
    'Joe_@dm1n',
    'Admin!',
  ])
    assert.equal(problemOf(OwnName, name), 'this name is reserved', name);
  for (const name of [
    'Anna',
    'Adam',
    'Caspar',
    'Tradescant',
    'Modest',
    'Serveert',
    'Adminah',
    'Anna Root',
    'Captain Jack',
    'Modest Mod',
    'Staffan',
    'Админа',
    'Player 1',
  ])
    assert.equal(problemOf(OwnName, name), undefined, name);
});

test('names that look the same have the same skeleton', () => {
  for (const [a, b] of [
    ['Alice', 'Аlice'],
    ['Alice', 'ALICE'],
    ['Alice', 'AIice'],
    ['Alice', 'A1ice'],
    ['Alice', 'Álicé'],
    ['Alice', 'Ａｌｉｃｅ'],
    ['Alice', 'A l i c e.'],
    ['Bob', 'Βοb'],
    ['Bob', 'B0b'],
    ['HELENA', 'ΗΕLΕΝΑ'],
    ['Marna', 'Mama'],
    ['Walter', 'VValter'],
    ['Ольга', 'ольга'],
  ] as const)
    assert.equal(skeletonOf(a), skeletonOf(b), `${a} ${b}`);
  for (const [a, b] of [
    ['Anna', 'Anne'],
    ['Bob', 'Rob'],
    ['Player 2', 'Player 3'],
    ['★', '☂'],
    ['Ольга', 'Олег'],
  ] as const)
    assert.notEqual(skeletonOf(a), skeletonOf(b), `${a} ${b}`);
});

test('chat drops what would turn or break the page, and keeps what people write', () => {
  assert.equal(v.parse(ChatText, 'a\u202eb\u001b[31mc\u2066d\u200fe\ud800f\u200bg'), 'ab[31mcdefg');
  assert.equal(v.parse(ChatText, ' two\nlines\tand  spaces '), 'two lines and spaces');
  assert.equal(v.parse(ChatText, `z${'\u0335'.repeat(499)}`), `z${'\u0335'.repeat(4)}`);
  for (const text of ['👩‍🚀 well played ❤️', 'Nguyễn', 'می‌خواهم', 'हिन्दी', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])
    assert.equal(v.parse(ChatText, text), text.normalize('NFC'));
  for (const text of ['', '  ', '\u202e', '\ud800', '\u3164', '\u2800\u200d', 'x'.repeat(501)])
    assert.ok(problemOf(ChatText, text), JSON.stringify(text));
});
