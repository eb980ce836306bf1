/** Schemas of the wire as JSON Schema; those with a name of their own are said once and referred to. */
import * as protocol from '@caravel/protocol';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { Schema } from './route.ts';

export interface JsonSchema {
  readonly [key: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const named: Record<string, Schema> = {};
for (const [name, value] of Object.entries<unknown>(protocol)) if (isSchema(value)) named[name] = value;

const OLD_LEVELS = Object.entries(protocol.OLD_LEVELS).map(([old, level]) => `${old} (${level})`);
const LEVEL = {
  type: 'string' as const,
  enum: [...protocol.LEVELS],
  description: `Former names are still accepted; answers have the new ones: ${OLD_LEVELS.join(', ')}.`,
};

/** Checks that JSON Schema has no words for are left out; the server makes them all the same. */
const config = {
  target: 'draft-2020-12' as const,
  errorMode: 'ignore' as const,
  overrideSchema: ({ valibotSchema }: { valibotSchema: unknown }) => (valibotSchema === protocol.Level ? LEVEL : undefined),
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
};

export const namedSchemas = (): Record<string, JsonSchema> => toJsonSchemaDefs(named, config) as unknown as Record<string, JsonSchema>;

/** What is sent to us (`input`), or what we send. */
export const schemaOf = (schema: Schema, typeMode: 'input' | 'output' = 'input'): JsonSchema => {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, { ...config, typeMode, definitions: named }) as unknown as JsonSchema;
  return rest;
};
