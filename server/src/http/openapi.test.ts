import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import SwaggerParser from '@apidevtools/swagger-parser';
import { dayOf, ServerMessage, type TableReview, writeDay } from '@caravel/protocol';
import * as v from 'valibot';
import { eventually } from '../../test/tools/eventually.ts';
import { fileOf } from '../../test/tools/finished-table.ts';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { playOut } from '../../test/tools/play-out.ts';
import { quickReview } from '../../test/tools/quick-review.ts';
import { mailOffKey } from '../notices/mail-off.ts';
import { newSecret } from '../tables/shuffle.ts';
import { pathOf } from './openapi.ts';
import { EXAMPLES } from './openapi-examples.ts';
import { routes } from './routes.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown>; example?: unknown }> };
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, { example?: unknown }> }>;
}

interface Description {
  openapi: string;
  info: { license: { name: string; identifier: string } };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
}

const OPERATOR = 'operator-operator-operator';

let node: TestNode;
let text: string;
let description: Description;
before(async () => {
  node = await startTestNode({ operatorToken: OPERATOR, reviews: { perDay: 20, visits: 0 } });
  description = await new Client(node.url).must<Description>('GET', '/api/openapi.json');
  text = JSON.stringify(description);
});
after(() => node.end());

const operations = (): [string, string, Operation][] =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );

test('every route is described, and nothing else', () => {
  const all = routes(node.context).map(({ spec }) => `${spec.method} ${pathOf(spec.url)}`);
  assert.deepEqual(
    operations()
      .map(([path, method]) => `${method.toUpperCase()} ${path}`)
      .sort(),
    all.sort(),
  );
  assert.match(description.openapi, /^3\.1\./);
  assert.ok(all.length > 50);
});

test('every operation says what it does, what it answers and why it may refuse', () => {
  const ids = new Set<string>();
  for (const [path, method, { operationId, summary, tags, parameters, responses }] of operations()) {
    const where = `${method} ${path}`;
    assert.ok(!ids.has(operationId), `twice: ${operationId}`);
    ids.add(operationId);
    assert.ok(summary.length > 5 && tags.length === 1, where);
    const good = Object.keys(responses).filter((status) => status.startsWith('2'));
    assert.equal(good.length, 1, where);
    assert.ok(responses[429] && responses[503], where);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = parameters.filter((parameter) => parameter.in === 'path' && parameter.required).map(({ name }) => name);
    assert.deepEqual(described, inPath, where);
  }
});

test('refusals that come before a route is asked are described, too', async () => {
  const anna = await Client.guest(node.url, 'Anna');
  const send = (body: string, type: string): Promise<Response> =>
    fetch(`${node.url}/api/tables`, { method: 'POST', headers: { ...anna.headers, 'content-type': type }, body });
  const long = await send(JSON.stringify('x'.repeat(200_000)), 'application/json');
  const refused = [long, await send('{}', 'text/plain'), await send('{', 'application/json')].map(({ status }) => status);
  assert.deepEqual(refused, [413, 415, 400]);
  for (const status of refused) assert.ok(description.paths['/api/tables']?.post?.responses[status], `${status}`);
  const stranger = await anna.ask('GET', '/api/operator/reports');
  assert.ok(description.paths['/api/operator/reports']?.get?.responses[stranger.status], `${stranger.status}`);
});

test('examples are what the routes take and answer, in the description as well', () => {
  const all = new Map(routes(node.context).map(({ spec }) => [`${spec.method} ${spec.url}`, spec]));
  const read = (schema: v.GenericSchema, value: unknown, where: string): void => {
    const result = v.safeParse(schema, value);
    assert.ok(result.success, `${where}: ${JSON.stringify(result.issues?.[0])}`);
  };
  for (const [name, { body, answer }] of Object.entries(EXAMPLES)) {
    const spec = all.get(name);
    assert.ok(spec, `there is no ${name}`);
    const { requestBody, responses } = description.paths[pathOf(spec.url)]?.[spec.method.toLowerCase()] ?? assert.fail(name);
    if (body !== undefined) {
      read(spec.body ?? assert.fail(name), body, name);
      assert.deepEqual(Object.values(requestBody?.content ?? {})[0]?.example, body, name);
    }
    if (spec.type) for (const line of String(answer).trim().split('\n')) read(ServerMessage, JSON.parse(line), name);
    else if (answer !== undefined) read(spec.answer ?? assert.fail(name), answer, name);
    if (answer !== undefined) assert.deepEqual(Object.values(responses[spec.status ?? 200]?.content ?? {})[0]?.example, answer, name);
  }
});

test('a strict validator takes the description: licence, servers, tags, references', async () => {
  const api = structuredClone(description) as unknown as Parameters<typeof SwaggerParser.validate>[0];
  await SwaggerParser.validate(api);
  const { info, servers, tags } = description;
  assert.deepEqual([info.license.identifier, servers[0]?.url], ['MIT', '/']);
  const used = new Set(operations().flatMap(([, , operation]) => operation.tags));
  assert.deepEqual(new Set(tags.map(({ name }) => name)), used);
  const wrong = { ...structuredClone(description), info: { ...info, license: { identifier: 'MIT' } } };
  await assert.rejects(SwaggerParser.validate(wrong as unknown as typeof api), 'it would have noticed');
});

test('every reference leads somewhere', () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference as string);
  assert.ok(references.length > 100);
  for (const reference of new Set(references)) {
    assert.match(reference, /^#\//);
    let there: unknown = description;
    for (const word of reference.slice(2).split('/')) there = (there as Record<string, unknown>)[word];
    assert.ok(there, reference);
  }
  assert.ok(!text.includes('"$defs"') && !text.includes('"$schema"'));
});

test('bodies are the ones that are checked: no field is taken that is not described', async () => {
  const { schema } = description.paths['/api/register']?.post?.requestBody?.content['application/json'] ?? {};
  assert.equal(schema?.$ref, '#/components/schemas/Register');
  const register = description.components.schemas.Register as { required: string[]; additionalProperties: boolean };
  assert.deepEqual([register.required, register.additionalProperties], [['login', 'password'], false]);
  const error = await new Client(node.url).refused('POST', '/api/register', { login: 'anna', password: 'long enough', admin: true });
  assert.deepEqual([error.code, error.field], ['bad-input', 'admin']);
});

test('a body is an object: nothing else is read as an empty one', async () => {
  const anna = await Client.account(node.url, 'Anna of lists');
  const { id } = await anna.must<{ id: string }>('POST', '/api/bots', { name: 'Listless' });
  for (const body of [[], null, 'owner', 3]) {
    const error = await anna.refused('PUT', `/api/bots/${id}/policy`, body);
    assert.deepEqual([error.code, error.field], ['bad-input', 'body'], JSON.stringify(body));
  }
});

test('answers are as described: every JSON that can be read is read', async () => {
  const anna = await Client.guest(node.url, 'Anna');
  await anna.must('POST', '/api/register', { login: 'anna', password: 'a long password' });
  await anna.must('POST', '/api/bots', { name: 'Bot' });
  await anna.must('POST', '/api/tokens', { name: 'token' });
  const bob = await Client.account(node.url, 'Bob');
  const { me } = await bob.must<{ me: { id: string } }>('GET', '/api/me');
  await anna.must('PUT', `/api/me/mutes/${me.id}`);
  const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open', rated: true });
  await bob.must('POST', `/api/tables/${id}/join`, {});
  await playOut(node, id);
  await eventually(async () => (await bob.must<{ games: number }>('GET', `/api/people/${me.id}`)).games === 1);
  const file = await fileOf(anna, id);
  const published = await anna.must<{ id: string }>('POST', '/api/analyses', {
    kind: 'review',
    file,
    review: await quickReview(file),
    table: id,
  });
  await anna.must('POST', `/api/tables/${id}/review`);
  await eventually(async () => (await anna.must<TableReview>('GET', `/api/tables/${id}/review`)).status === 'done', 120_000);
  await anna.must('PUT', '/api/me/email', { email: 'anna@example.org' });
  const { me: own } = await anna.must<{ me: { id: string } }>('GET', '/api/me');
  const off = mailOffKey(node.context.cookieSecret, own.id, 'anna@example.org');
  const operator = new Client(node.url);
  operator.token = OPERATOR;
  const kind = '?game=puerto-rico&players=2';
  const query: Record<string, string> = { '/api/statistics': kind, '/api/leaderboard': kind, '/api/people/:id/ratings': kind };
  const day = dayOf(Date.now()) - 3;
  await node.context.days.keep({ day, game: 'madeira', ...newSecret(), at: 1 });
  for (const { spec } of routes(node.context)) {
    if (spec.method !== 'GET' || !spec.answer) continue;
    const what = spec.url.includes('analyses') ? published.id : id;
    const params = { ':id': spec.url.includes('people') ? me.id : what, ':key': off, ':game': 'madeira', ':day': writeDay(day) };
    const filled = Object.entries(params).reduce((url, [name, value]) => url.replace(name, value), spec.url);
    const path = filled + (query[spec.url] ?? '');
    const body = await (spec.url.includes('operator') ? operator : anna).must('GET', path);
    const read = v.safeParse(spec.answer, body);
    assert.ok(read.success, `${spec.url}: ${JSON.stringify(read.issues?.[0])}`);
    assert.deepEqual(read.output, body, `${spec.url} answers more than it says`);
  }
});
