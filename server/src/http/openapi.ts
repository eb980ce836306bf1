/** The API as OpenAPI 3.1, made from the very specs that check requests. */
import { MANIFESTS } from '@caravel/games';
import * as v from 'valibot';
import { EXAMPLES, type Example } from './openapi-examples.ts';
import { type JsonSchema, namedSchemas, schemaOf } from './openapi-schemas.ts';
import { type Route, route, type Schema } from './route.ts';

type Spec = Route['spec'];

/** Why a request may be refused, by the status of the answer. */
const ERRORS = {
  400: 'bad-input: a field is missing or wrong',
  401: 'who-are-you: no session or token',
  403: 'not-yours: another’s seat, a host’s tool, a hidden table, another site; or confirm-first: POST /api/me/confirm, then try again',
  404: 'not-found',
  409: 'stale, not-now or taken: something has changed in the meantime',
  413: 'bad-input: the body is too long',
  415: 'bad-input: the body is not JSON',
  422: 'illegal: the rules forbid the move',
  429: 'too-much: slow down',
  503: 'unavailable: try again',
} as const;

type Status = keyof typeof ERRORS;

const mayFail = ({ who, method, params, query, isGuarded }: Spec): Status[] => {
  const changes = method !== 'GET';
  return [
    ...(params || query || changes ? ([400] as const) : []),
    ...(who === 'anybody' ? [] : ([401] as const)),
    ...(who !== 'anybody' || changes || params || isGuarded ? ([403] as const) : []),
    ...(params ? ([404] as const) : []),
    ...(changes ? ([409, 413, 415] as const) : []),
    ...(changes && params ? ([422] as const) : []),
    429,
    503,
  ];
};

const parameters = (schema: Schema | undefined, place: 'path' | 'query'): object[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
};

const exampleOf = ({ method, url }: Spec): Example => EXAMPLES[`${method} ${url}`] ?? {};
const example = (value: unknown): object => (value === undefined ? {} : { example: value });

const goodAnswer = (spec: Spec): Record<string, object> => {
  const { answer, type, status } = spec;
  const shown = example(exampleOf(spec).answer);
  if (answer)
    return { [status ?? 200]: { description: 'Done', content: { 'application/json': { schema: schemaOf(answer, 'output'), ...shown } } } };
  if (type) return { 200: { description: 'Done', content: { [type]: { schema: { type: 'string' }, ...shown } } } };
  return { 204: { description: 'Done; the answer has no body' } };
};

const answers = (spec: Spec): Record<string, object> => ({
  ...goodAnswer(spec),
  ...Object.fromEntries(mayFail(spec).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
});

const operation = (spec: Spec): object => ({
  operationId: operationId(spec),
  summary: spec.about,
  tags: [spec.tag],
  security: spec.who === 'anybody' ? [{}, { session: [] }, { token: [] }] : [{ session: [] }, { token: [] }],
  parameters: [...parameters(spec.params, 'path'), ...parameters(spec.query, 'query')],
  ...(spec.body
    ? {
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(spec.body), ...example(exampleOf(spec).body) } } },
      }
    : {}),
  responses: answers(spec),
});

const operationId = ({ method, url }: Spec): string =>
  [method.toLowerCase(), ...url.split(/[/.]/).filter((word) => word && word !== 'api')].map((word) => word.replace(/\W/g, '')).join('_');

export const pathOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}');

const refusals = Object.fromEntries(
  Object.entries(ERRORS).map(([status, description]) => [
    status,
    {
      description,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { error: { $ref: '#/components/schemas/WireError' } },
            required: ['error'],
          } satisfies JsonSchema,
        },
      },
    },
  ]),
);

const openApi = (routes: readonly Route[], version: string) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { spec } of routes) {
    const path = pathOf(spec.url);
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation(spec) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Caravel',
      version,
      description: `Play ${MANIFESTS.map(({ title }) => title).join(' and ')}. The messages of the WebSocket and of the stream are in docs/protocol.md, a bot in five minutes in docs/protocol-bots.md.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [...new Set(routes.map(({ spec }) => spec.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      responses: refusals,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'caravel', description: 'The cookie of a guest or account' },
        token: { type: 'http', scheme: 'bearer', description: 'A personal token or the token of a bot' },
      },
    },
  };
};

/** Describes all routes and itself. */
export const openApiRoute = (others: readonly Route[], version: string): Route => {
  let text: string | undefined;
  const own: Route = route(
    {
      method: 'GET',
      url: '/api/openapi.json',
      tag: 'operations',
      who: 'anybody',
      about: 'This description',
      answer: v.record(v.string(), v.unknown()),
    },
    async ({ reply }) => {
      text ??= JSON.stringify(openApi([...others, own], version));
      reply.type('application/json; charset=utf-8');
      return text;
    },
  );
  return own;
};
