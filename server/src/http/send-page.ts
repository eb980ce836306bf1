/** Sends a page or a file: in the coding that is asked for, a part of it, or not at all where the browser has it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';
import { codingFor } from './encoding.ts';
import type { PageFile } from './page-files.ts';

const YEAR = 365 * 86_400;
const FOR_EVER = `public, max-age=${YEAR}, immutable`;

/** Proxies that touch an answer make its tag a weak one; it still names the same page. */
export const isNamed = (list: string | undefined, etag: string): boolean =>
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

/** A page, and whether another reader would get it in another language. */
export interface FoundPage {
  readonly page: PageFile;
  readonly isInLanguages: boolean;
  readonly status?: 404;
}

const varyOf = ({ page, isInLanguages }: FoundPage): string =>
  [page.codings.size > 1 ? 'Accept-Encoding' : '', isInLanguages ? 'Accept-Language' : ''].filter(Boolean).join(', ');

/** A page that says there is none is sent as it is: nobody resumes it. */
const sendWhole = (reply: FastifyReply, coding: string, body: Buffer): FastifyReply => {
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.header('content-length', body.length).send(body);
};

export const sendPage = (request: FastifyRequest, reply: FastifyReply, found: FoundPage): FastifyReply => {
  const { type, isHashed, isHeld, codings } = found.page;
  const coding = codingFor(request.headers['accept-encoding'], new Set(codings.keys()));
  const bytes = codings.get(coding);
  if (!bytes) throw new Error(`no ${coding} of a page`);
  if (!isHeld) for (const header of FOR_PAGES) reply.removeHeader(header);
  reply.header('cache-control', isHashed ? FOR_EVER : 'no-cache').header('etag', bytes.etag);
  const vary = varyOf(found);
  if (vary !== '') reply.header('vary', vary);
  if (found.status === undefined && isNamed(request.headers['if-none-match'], bytes.etag)) return reply.code(304).send();
  if (found.status !== undefined) return sendWhole(reply.code(found.status).type(type), coding, bytes.body);
  reply.type(type).header('accept-ranges', 'bytes');
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return sendPart(request, reply, bytes.body, bytes.etag);
};
