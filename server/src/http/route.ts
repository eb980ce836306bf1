/** A route is declared once: input, answer, who may. The same declaration checks requests and documents the API. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';

export type Schema = v.GenericSchema<unknown, unknown>;

interface Spec<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters. */
  readonly url: string;
  readonly about: string;
  readonly tag: string;
  /** Nobody in particular, anybody with a session or token, or somebody with an account. */
  readonly who: 'anybody' | 'somebody' | 'account';
  /** Needs a key that is no person's. */
  readonly isGuarded?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What a good answer holds; undefined for none or for plain text. */
  readonly answer?: Schema;
  /** Of a good answer, where something is made. */
  readonly status?: 201;
  /** Other than JSON. */
  readonly type?: string;
  /** The answer goes on for as long as the caller reads. */
  readonly isEndless?: true;
  /** Requests a minute of one caller, where fewer than usual are meant. */
  readonly limit?: number;
  /** Of the request in bytes, where more than usual is meant. */
  readonly bodyLimit?: number;
  /** What anybody may do is counted by address, for it may be a door; this one by person, where there is one. */
  readonly limitBy?: 'person';
  /** Mail programs send a form, from wherever they are; what it says is not read, and it is answered to nobody's session. */
  readonly takesForms?: true;
}

export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Who asks; only `anybody` routes may find nobody here. */
  readonly person: Person | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Route {
  readonly spec: Spec<Schema, Schema, Schema>;
  handle(call: Call): Promise<unknown>;
}

export const route = <P extends Schema, Q extends Schema, B extends Schema>(
  spec: Spec<P, Q, B>,
  handle: (call: Call<v.InferOutput<P>, v.InferOutput<Q>, v.InferOutput<B>>) => Promise<unknown>,
): Route => ({ spec, handle: handle as Route['handle'] });

/** The person who asks, or a refusal. */
export const demandPerson = ({ person }: Call): Person => {
  if (!person) throw new Refusal('who-are-you', 'sign in, or give a name, first');
  return person;
};

/** Reads what came from outside; the refusal names the field. */
export const read = <S extends Schema>(schema: S, value: unknown, where: string): v.InferOutput<S> => {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? where;
  throw new Refusal('bad-input', issue.message, { field });
};
