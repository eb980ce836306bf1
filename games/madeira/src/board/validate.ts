/** Checks a value against the subset of JSON Schema (draft 2020-12) that our schemas use. */
import { fail, ok, type Problem, type Result } from '@caravel/core';
import { pathOf } from './paths.ts';

type Described = { readonly title?: string; readonly description?: string };
export type StringSchema = Described & {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
};
export type IntegerSchema = Described & {
  readonly type: 'integer';
  readonly minimum: number;
  readonly maximum: number;
};
export type ArraySchema = Described & {
  readonly type: 'array';
  readonly items: Schema;
  readonly minItems: number;
  readonly maxItems: number;
};
export type ObjectSchema = Described & {
  readonly $schema?: string;
  readonly type: 'object';
  readonly properties: { readonly [name: string]: Schema };
  readonly required: readonly string[];
  readonly additionalProperties: false;
};
export type Schema = StringSchema | IntegerSchema | ArraySchema | ObjectSchema;

const LONGEST_SHOWN = 40;

/** A value in a message: short, and never the inside of what may be deep. */
const show = (value: unknown): string => {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value);
};

const problem = (message: string, field: string): Problem => (field === '' ? { message } : { message, field });

const wanted = (what: string, value: unknown, path: string): Problem => problem(`must be ${what}, not ${show(value)}`, path);

const stringProblem = (schema: StringSchema, value: unknown, path: string): Problem | undefined => {
  const words = schema.const === undefined ? schema.enum : [schema.const];
  if (words)
    return words.includes(value as string)
      ? undefined
      : wanted(words.length > 1 ? `one of ${words.join(', ')}` : `${words[0]}`, value, path);
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const length = typeof value === 'string' ? [...value].length : -1;
  return length >= minLength && length <= maxLength ? undefined : wanted(`a text of ${minLength} to ${maxLength} characters`, value, path);
};

const integerProblem = ({ minimum, maximum }: IntegerSchema, value: unknown, path: string): Problem | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
    ? undefined
    : wanted(`a whole number from ${minimum} to ${maximum}`, value, path);

const arrayProblem = ({ items, minItems, maxItems }: ArraySchema, value: unknown, path: string): Problem | undefined => {
  const size = minItems === maxItems ? `${minItems}` : `${minItems} to ${maxItems}`;
  if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return wanted(`a list of ${size}`, value, path);
  return firstOf(Array.from(value, (item, i) => () => problemOf(items, item, pathOf(path, i))));
};

const objectProblem = ({ properties, required }: ObjectSchema, value: unknown, path: string): Problem | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wanted('an object', value, path);
  const stranger = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
  if (stranger !== undefined) return problem('unknown field', pathOf(path, stranger));
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return problem('is missing', pathOf(path, missing));
  return firstOf(
    Object.entries(value).map(
      ([name, item]) =>
        () =>
          problemOf(properties[name] as Schema, item, pathOf(path, name)),
    ),
  );
};

/** The first problem there is; what comes after it is not looked at. */
export const firstOf = (checks: readonly (() => Problem | undefined)[]): Problem | undefined => {
  for (const check of checks) {
    const found = check();
    if (found) return found;
  }
  return undefined;
};

const problemOf = (schema: Schema, value: unknown, path: string): Problem | undefined => {
  switch (schema.type) {
    case 'string':
      return stringProblem(schema, value, path);
    case 'integer':
      return integerProblem(schema, value, path);
    case 'array':
      return arrayProblem(schema, value, path);
    case 'object':
      return objectProblem(schema, value, path);
  }
};

/** The value itself, or the first place where it is not what the schema says. */
export const validate = (schema: Schema, value: unknown): Result<unknown> => {
  const found = problemOf(schema, value, '');
  return found ? fail(found.message, found.field === undefined ? {} : { field: found.field }) : ok(value);
};
