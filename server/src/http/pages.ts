/** Serves the built pages as the build compressed them; any address that is no file is the page's own business. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';
import { codingFor } from './encoding.ts';
import { PageBuilds } from './page-builds.ts';
import type { PageFile } from './page-files.ts';

const YEAR = 365 * 86_400;
const FOR_EVER = `public, max-age=${YEAR}, immutable`;

/** Proxies that touch an answer make its tag a weak one; it still names the same page. */
const isNamed = (list: string | undefined, etag: string): boolean =>
  (list ?? '').split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()));

/** Of a page that has changed since the first part was taken, all is sent. */
const rangeIn = ({ range, 'if-range': condition }: IncomingHttpHeaders, etag: string): string | undefined =>
  condition === undefined || condition === etag ? range : undefined;

const sendPart = (request: FastifyRequest, reply: FastifyReply, body: Buffer, etag: string): FastifyReply => {
  const range = request.method === 'GET' ? byteRange(rangeIn(request.headers, etag), body.length) : undefined;
  if (range === 'none') return reply.code(416).removeHeader('content-encoding').header('content-range', `bytes */${body.length}`).send('');
  if (!range) return reply.header('content-length', body.length).send(body);
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${body.length}`)
    .send(body.subarray(start, end + 1));
};

/** What these say is said to pages and workers; a kilobyte with every script and style would be for nothing. */
const FOR_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const sendPage = (request: FastifyRequest, reply: FastifyReply, { type, isHashed, isHeld, codings }: PageFile): FastifyReply => {
  const coding = codingFor(request.headers['accept-encoding'], new Set(codings.keys()));
  const bytes = codings.get(coding);
  if (!bytes) throw new Error(`no ${coding} of a page`);
  if (!isHeld) for (const header of FOR_PAGES) reply.removeHeader(header);
  reply.header('cache-control', isHashed ? FOR_EVER : 'no-cache').header('etag', bytes.etag);
  if (codings.size > 1) reply.header('vary', 'Accept-Encoding');
  if (isNamed(request.headers['if-none-match'], bytes.etag)) return reply.code(304).send();
  reply.type(type).header('accept-ranges', 'bytes');
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return sendPart(request, reply, bytes.body, bytes.etag);
};

const addressOf = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

/** A file of an older build is gone, not a page: a browser must not keep a page under its name. */
const isFileName = (address: string): boolean => /\.\w+$/.test(address);

export const addPages = (
  app: FastifyInstance,
  folder: string,
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void => {
  const pages = new PageBuilds(folder);
  const find = (address: string): PageFile | undefined =>
    pages.get(address) ?? (address.startsWith('api/') || isFileName(address) ? undefined : pages.get('index.html'));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const page = find(addressOf(request));
      return page ? sendPage(request, reply, page) : notFound(request, reply);
    },
  });
};
