import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { at } from '@caravel/core';
import { thorough } from '@caravel/core/testing/thorough';
import { ERROR_CODES } from '@caravel/protocol';
import fc from 'fast-check';
import type { Route, Schema } from '../../src/http/route.ts';
import { routes } from '../../src/http/routes.ts';
import { Client, startTestNode, type TestNode } from '../tools/index.ts';
import { oddText, sentTo } from './odd.ts';
import { makeWorld, register, type World } from './people.ts';
import { demandNoSecret, secretsOf } from './secrets.ts';

/** Requests to each route. */
const RUNS = thorough(10, 30);

let node: TestNode;
let world: World;
let all: readonly Route[];
before(async () => {
  node = await startTestNode();
  world = await makeWorld(node);
  all = routes(node.context);
});
after(() => node.end());

const pathOf = (url: string, known: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: oddText }), { minLength: 3, maxLength: 3 })
    .map((words) => url.replace(/:\w+/g, () => encodeURIComponent((words.pop() ?? '').toWellFormed()) || 'x'));

/** Objects without a prototype cannot be made a text by themselves. */
const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));

const queryOf = (schema: Schema | undefined, known: readonly string[]): fc.Arbitrary<string> =>
  schema
    ? sentTo(schema, known).map((value) => {
        const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [['odd', value]];
        return new URLSearchParams(pairs.map(([name, one]) => [String(name), written(one).slice(0, 2000)])).toString();
      })
    : fc.constant('');

const bodyOf = (schema: Schema | undefined, known: readonly string[]): fc.Arbitrary<unknown> =>
  schema ? sentTo(schema, known) : fc.constant(undefined);

/** Nobody, a guest who plays, an account that hosts, a stranger with an account. */
const askers = async (): Promise<readonly Client[]> => [new Client(node.url), world.bob, world.anna, await register(node.url, 'Eve')];

interface Answered {
  readonly status: number;
  readonly body: { readonly error?: { code: string; message: string } };
}

/** An answer that never ends, until all that waits has been told. */
const beginning = async ({ url, headers }: Client, path: string): Promise<Answered> => {
  const response = await fetch(url + path, { headers });
  if (!response.ok || !response.body) return { status: response.status, body: (await response.json()) as Answered['body'] };
  const lines: string[] = [];
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    lines.push(piece);
    if (lines.join('').includes('"k":"ready"')) break;
  }
  return { status: response.status, body: { lines } as Answered['body'] };
};

type Ask = (client: Client, path: string, body: unknown) => Promise<Answered>;

const askOf = ({ method, isEndless }: Route['spec']): Ask =>
  isEndless ? beginning : (client, path, body) => client.ask<Answered['body']>(method, path, body);

const demandGoodAnswer = async (
  spec: Route['spec'],
  client: Client,
  path: string,
  body: unknown,
  secrets: readonly string[],
): Promise<void> => {
  const { method } = spec;
  const answer = await askOf(spec)(client, path, body);
  const where = `${method} ${path} ${JSON.stringify(body)?.slice(0, 300)}`;
  assert.ok(answer.status < 500, `${where}: ${answer.status} ${JSON.stringify(answer.body)}`);
  // A head that is too long is refused before anybody can read it.
  if (answer.status >= 400 && answer.status !== 431)
    assert.ok(ERROR_CODES.includes(answer.body.error?.code as never), `${where}: ${JSON.stringify(answer.body)}`);
  demandNoSecret(JSON.stringify(answer.body ?? ''), secrets, where);
};

test('every route takes whatever is sent to it, answers in its own words, and gives nothing away', async (t) => {
  for (const { spec } of all) {
    const { method, url } = spec;
    await t.test(`${method} ${url}`, async () => {
      const clients = await askers();
      const secrets = await secretsOf(node.context.db);
      const request = fc.record({
        who: fc.nat(3),
        path: pathOf(url, world.ids),
        query: queryOf(spec.query, world.ids),
        body: bodyOf(spec.body, world.ids),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ who, path, query, body }) => {
          const own = await node.context.db.all<{ email: string | null }>('SELECT email FROM users WHERE email IS NOT NULL');
          const others = secrets.filter((secret) => !own.some(({ email }) => email === secret));
          await demandGoodAnswer(spec, at(clients, who), query ? `${path}?${query}` : path, body, others);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    });
  }
});

test('the node is well afterwards, and nobody became what they are not', async () => {
  assert.equal((await new Client(node.url).ask('GET', '/readyz')).status, 200);
  assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined);
});
