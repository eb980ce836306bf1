/** A JSON Schema as one line people can read: `{ k: 'act', n: Length, s?: Seat | '*' }`. */
import type { JsonSchema } from '../src/http/openapi-schemas.ts';

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

const fields = ({ properties = {}, required = [] }: JsonSchema): string =>
  Object.entries(properties)
    .map(([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(schema)}`)
    .join(', ');

const listed = (schema: JsonSchema): string => {
  const item = shapeOf(schema.items as JsonSchema);
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
};

export const shapeOf = (schema: JsonSchema): string => {
  const { $ref, type, enum: values, anyOf, oneOf } = schema;
  if ($ref) return nameIn($ref as string);
  if ('const' in schema) return quoted(schema.const);
  if (values) return (values as unknown[]).map(quoted).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return (choices as JsonSchema[]).map(shapeOf).join(' | ');
  if (type === 'array') return listed(schema);
  if (type === 'object') return schema.properties ? `{ ${fields(schema)} }` : 'object';
  return typeof type === 'string' ? type : 'any';
};

/** What a word of the wire may be, where it is more than its kind. */
export const limitsOf = ({ pattern, minimum, maximum, minLength, maxLength }: JsonSchema): string =>
  [
    pattern === undefined ? '' : `\`/${pattern}/\``,
    minimum === undefined && maximum === undefined ? '' : `${minimum ?? ''} to ${maximum ?? ''}`,
    minLength === undefined && maxLength === undefined ? '' : `${minLength ?? 0} to ${maxLength ?? ''} letters`,
  ]
    .filter(Boolean)
    .join(', ');
