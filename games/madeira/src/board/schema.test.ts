import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_BOARD } from './default-board.ts';
import { leavesOf } from './paths.ts';
import { BOARD_SCHEMA } from './schema.ts';
import type { Schema } from './validate.ts';

/** Every schema inside, with the way to it. */
const within = (schema: Schema, path: string): [path: string, schema: Schema][] => {
  const parts: [string, Schema][] =
    schema.type === 'object'
      ? Object.entries(schema.properties).map(([name, part]) => [`${path}/properties/${name}`, part])
      : schema.type === 'array'
        ? [[`${path}/items`, schema.items]]
        : [];
  return [[path, schema], ...parts.flatMap(([at, part]) => within(part, at))];
};

const ALL = within(BOARD_SCHEMA, '#');

const KEYWORDS = {
  string: ['enum', 'const', 'minLength', 'maxLength'],
  integer: ['minimum', 'maximum'],
  array: ['items', 'minItems', 'maxItems'],
  object: ['$schema', 'properties', 'required', 'additionalProperties'],
};

test('the schema is plain JSON and says which draft it follows', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(BOARD_SCHEMA)), BOARD_SCHEMA);
  assert.equal(BOARD_SCHEMA.$schema, 'https://json-schema.org/draft/2020-12/schema');
});

test('only keywords the reader knows, each where it belongs', () => {
  for (const [path, schema] of ALL)
    for (const keyword of Object.keys(schema))
      assert.ok(['type', 'title', 'description', ...KEYWORDS[schema.type]].includes(keyword), `${path}/${keyword}`);
});

test('every part is described in a sentence', () => {
  for (const [path, { description }] of ALL) assert.match(description ?? '', /^[A-Z].*\.$/, path);
});

test('every bound is in order, nothing is above 99, and objects are closed', () => {
  for (const [path, schema] of ALL) {
    if (schema.type === 'integer') assert.ok(0 <= schema.minimum && schema.minimum < schema.maximum && schema.maximum <= 99, path);
    if (schema.type === 'array') assert.ok(schema.minItems <= schema.maxItems && schema.maxItems <= 99, path);
    if (schema.type === 'object') {
      assert.equal(schema.additionalProperties, false, path);
      for (const name of schema.required) assert.ok(Object.hasOwn(schema.properties, name), `${path}: ${name}`);
    }
  }
});

test('the schema names every field of the default board, and only optional ones are left out', () => {
  assert.deepEqual(Object.keys(BOARD_SCHEMA.properties), Object.keys(DEFAULT_BOARD));
  const optional = ALL.flatMap(([path, schema]) =>
    schema.type === 'object'
      ? Object.keys(schema.properties)
          .filter((name) => !schema.required.includes(name))
          .map((name) => `${path.replaceAll(/\/(properties|items)/g, '')}/${name}`)
      : [],
  );
  const names = new Set(optional.map((path) => path.split('/').at(-1)));
  assert.deepEqual([...names].sort(), ['becomes', 'heads', 'or', 'wood']);
  assert.ok(leavesOf(DEFAULT_BOARD).length > 200);
});
