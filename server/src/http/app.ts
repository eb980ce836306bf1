/** The HTTP side of a node: routes checked by their schemas, safe headers, limits, the pages. */
import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type NodeConfig, USUAL_RATE } from '../config/config.ts';
import { trustOf } from '../limits/address.ts';
import { TooMany } from '../limits/minute.ts';
import { RouteLimit } from '../limits/requests.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Refusal } from '../model/refusal.ts';
import { answerTo } from './answers.ts';
import { callerOf, whoMayAsk } from './caller.ts';
import { clip } from './clip.ts';
import { compress, mayCompress } from './compress.ts';
import { throttleErrors } from './error-throttle.ts';
import { pageHeaders } from './headers.ts';
import { isOurOrigin } from './origin.ts';
import { addPages, type PageParts } from './pages.ts';
import { type Call, type Route, read } from './route.ts';
import { whoAsks } from './who.ts';

/** What the HTTP side needs besides its routes. */
export interface AppParts extends PageParts {
  readonly config: NodeConfig;
  readonly metrics: Metrics;
}

const BODY_LIMIT = 128 * 1024;
/** Milliseconds a connection may say and take nothing: longer than a proxy keeps one for later. */
const SILENCE = 90_000;

/** No route is found by an address that is too long or badly encoded. */
const PLAIN_HEADERS = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' };
const UNREADABLE = { error: { code: 'bad-input', message: 'the address cannot be read' } };

const refuseUnread = (reply: FastifyReply): FastifyReply => reply.code(400).headers(PLAIN_HEADERS).send(UNREADABLE);

/** Made before the rest of the node: its log is everybody's. */
export const makeServer = (config: NodeConfig): FastifyInstance =>
  Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustOf(config.trustProxy),
    requestTimeout: config.requestTimeout,
    connectionTimeout: SILENCE,
    http: { headersTimeout: config.requestTimeout, connectionsCheckingInterval: Math.min(1000, config.requestTimeout) },
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
      hooks: { logMethod: throttleErrors() },
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => refuseUnread(reply as unknown as FastifyReply),
  });

const prepare = async (app: FastifyInstance, config: NodeConfig): Promise<void> => {
  await app.register(helmet, pageHeaders(config));
  await app.register(cookie);
  // Whoever asks while the server stops is answered, and asks the next time elsewhere.
  app.addHook('onRequest', async (_request, reply) => {
    if (!app.server.listening) reply.header('connection', 'close');
  });
  // Only JSON is read: a form of another site, which can send plain text without asking, is not.
  app.removeContentTypeParser('text/plain');
};

const demandAccess = (route: Route, parts: AppParts, request: FastifyRequest, person: Call['person']): void => {
  if (route.spec.method !== 'GET' && !route.spec.takesForms && !isOurOrigin(parts.config, request.headers))
    throw new Refusal('not-yours', 'the request comes from another site');
  if (route.spec.who !== 'anybody' && !person) throw new Refusal('who-are-you', 'sign in, or give a name, first');
  if (route.spec.who === 'account' && person?.kind === 'guest') throw new Refusal('not-yours', 'this needs an account');
};

/** A request without a body says nothing; a list is an object to JavaScript and to the schemas, but not to whoever described them. */
const bodyOf = ({ body }: FastifyRequest): unknown => {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('bad-input', 'the body is not a JSON object', { field: 'body' });
  return body;
};

const callOf = ({ spec }: Route, person: Call['person'], request: FastifyRequest, reply: FastifyReply): Call => ({
  params: spec.params && read(spec.params, request.params, 'params'),
  query: spec.query && read(spec.query, request.query, 'query'),
  body: spec.body && read(spec.body, bodyOf(request), 'body'),
  person,
  request,
  reply,
});

/** Limits of single routes are said for the usual rate, and grow and shrink with it. */
const inProportion = (limit: number, { rate }: NodeConfig): number => Math.ceil((limit * rate.http) / USUAL_RATE);

type Ask = (request: FastifyRequest) => Promise<Call['person']>;

/** Who asks; where limits hold, only if they may. */
const askOf = (parts: AppParts, { url, who, limit, limitBy }: Route['spec']): Ask => {
  if (!url.startsWith('/api/')) return (request) => whoAsks(parts, request.headers);
  const own = limit && new RouteLimit(inProportion(limit, parts.config), who === 'anybody' && limitBy !== 'person');
  return async (request) => {
    const caller = callerOf(parts, request.raw);
    const person = await whoMayAsk(parts, caller, request.raw);
    if (own) own.demand(caller, person);
    return person;
  };
};

/** Of all routes only these read forms, and throw them away. */
const withForms = async (app: FastifyInstance, add: (scope: FastifyInstance) => void): Promise<void> => {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/,
      { parseAs: 'string' },
      async () => undefined,
    );
    add(scope);
  });
};

const addRoute = (app: FastifyInstance, parts: AppParts, route: Route): void => {
  const { method, url, status, bodyLimit = BODY_LIMIT } = route.spec;
  const ask = askOf(parts, route.spec);
  const people = new WeakMap<FastifyRequest, Call['person']>();
  app.route({
    method,
    url,
    bodyLimit,
    // Before the body is read.
    onRequest: async (request) => void people.set(request, await ask(request)),
    ...(mayCompress(route.spec) ? { onSend: compress } : {}),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const person = people.get(request);
      demandAccess(route, parts, request, person);
      const answer = await route.handle(callOf(route, person, request, reply));
      if (route.spec.isEndless) return reply;
      if (status) reply.code(status);
      return answer === undefined ? reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send() : answer;
    },
  });
};

const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: { code: 'not-found', message: clip(`there is no ${request.method} ${request.url.split('?')[0]}`) } });

export const addRoutes = async (app: FastifyInstance, parts: AppParts, routes: readonly Route[]): Promise<void> => {
  await prepare(app, parts.config);
  app.setErrorHandler((error, request, reply) => {
    const { status, error: wire, isOurs } = answerTo(error);
    if (isOurs) request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'a request failed');
    parts.metrics.refusals.inc({ code: wire.code });
    if (error instanceof TooMany) reply.header('retry-after', error.seconds);
    return reply.code(status).send({ error: wire });
  });
  for (const route of routes)
    if (route.spec.takesForms) await withForms(app, (scope) => addRoute(scope, parts, route));
    else addRoute(app, parts, route);
  const { web } = parts.config;
  if (web && existsSync(web)) addPages(app, parts, web, notFound);
  app.setNotFoundHandler(notFound);
};
