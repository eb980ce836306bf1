/** Values somebody sends who means no good, and values that are nearly right: made from the schemas that check them. */
import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import type { Schema } from '../../src/http/route.ts';

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '$1',
  '{1}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%zz',
  '\r\nset-cookie: x=1',
  'x'.repeat(5000),
  'ä'.repeat(3000),
];
const ODD_NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -1e308, 5e-324];

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

const pollution = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}') as object;

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, {}, [], pollution, [pollution], Array(2000).fill(0)),
  fc.constantFrom<unknown>(...ODD_TEXTS),
  fc.constantFrom<unknown>(...ODD_NUMBERS),
  fc.constantFrom(50, 500).map(deep),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Ids that exist: an id nobody has opens no door to anything. */
export type Known = readonly string[];

const ID = '^[A-Za-z0-9]{12}$';

const textOf = ({ pattern, minLength = 0, maxLength = 40 }: Shape, known: Known): fc.Arbitrary<unknown> => {
  if (pattern === ID && known.length > 0) return fc.constantFrom(...known);
  if (pattern) return fc.oneof(fc.stringMatching(new RegExp(pattern, 'u')), fc.constantFrom(...ODD_TEXTS));
  return fc.string({ minLength: Math.min(minLength, 20), maxLength: Math.min(maxLength, 60), unit: 'grapheme' });
};

const numberOf = ({ type, minimum = -10, maximum = 1000 }: Shape): fc.Arbitrary<unknown> =>
  type === 'integer'
    ? fc.integer({ min: minimum, max: Math.max(minimum, maximum) })
    : fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true });

const recordOf = ({ properties = {}, required = [] }: Shape, known: Known): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, fitting(shape, known)])), {
    requiredKeys: [...required],
  });

/** Something the schema takes, or nearly. */
const fitting = (shape: Shape, known: Known): fc.Arbitrary<unknown> => {
  const choices = shape.anyOf ?? shape.oneOf;
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  if (shape.type === 'object') return recordOf(shape, known);
  if (shape.type === 'array') return fc.array(shape.items ? fitting(shape.items, known) : oddValue, { maxLength: 5 });
  if (shape.type === 'string') return textOf(shape, known);
  if (shape.type === 'number' || shape.type === 'integer') return numberOf(shape);
  if (shape.type === 'boolean') return fc.boolean();
  return oddValue;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** One field of it is something else, is missing, or is one too many. */
const bent = (value: unknown, odd: unknown, at: number, how: number): unknown => {
  if (!isObject(value)) return odd;
  const names = Object.keys(value);
  const name = names[at % Math.max(1, names.length)];
  if (how === 0 || name === undefined) return { ...value, extra: odd };
  const { [name]: _, ...rest } = value;
  return how === 1 ? rest : { ...rest, [name]: odd };
};

/** What somebody sends where `schema` is expected: right, bent in one place, or something else altogether. */
export const sentTo = (schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  const right = fitting(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Shape, known);
  const bentOnce = fc.tuple(right, oddValue, fc.nat(20), fc.nat(2)).map(([value, odd, at, how]) => bent(value, odd, at, how));
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 4, arbitrary: bentOnce }, { weight: 1, arbitrary: oddValue });
};

export const oddText: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 200 }));
