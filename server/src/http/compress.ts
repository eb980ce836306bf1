/** Answers of some size are compressed on their way out; what the build has compressed never comes here. */
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor } from './encoding.ts';
import type { Route } from './route.ts';

/** Smaller answers fit into a packet or two anyway. */
const LEAST = 1024;
/** So many are compressed at a time, on threads that others need too; the next ones go out plain. */
const MOST_AT_ONCE = 8;
const QUALITY = 4;
const GZIP_LEVEL = 5;
/** A window of 256 KB: nothing we send repeats itself over more, and a stream takes half a megabyte instead of many. */
const WINDOW = 18;

const OFFERED: ReadonlySet<Coding> = new Set(['br', 'gzip', 'identity']);
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:json|x-ndjson))/;

const brotliOptions = (size: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

const brotliAll = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const gzipAll = promisify<Buffer, { level: number }, Buffer>(gzip);

let busy = 0;

/** Off the thread that serves everybody. */
const compressed = async (body: Buffer, coding: Coding): Promise<Buffer> => {
  busy++;
  try {
    return await (coding === 'br' ? brotliAll(body, brotliOptions(body.length)) : gzipAll(body, { level: GZIP_LEVEL }));
  } finally {
    busy--;
  }
};

/** Its reader sets the pace. An error reaches whoever reads the packer: the answer is cut there. */
const compressedStream = (body: Readable, coding: Coding): Readable =>
  pipeline(body, coding === 'br' ? createBrotliCompress(brotliOptions(0)) : createGzip({ level: GZIP_LEVEL }), () => {});

/**
 * Whoever can choose a part of an answer and see how long it is on the wire can guess what else is in it, letter by letter, if it is
 * compressed (BREACH). So nothing is compressed that is about an account (tokens, keys of links, sessions, addresses) or needs an
 * operator's key, and no answer to a change.
 */
export const mayCompress = ({ method, tag, isGuarded }: Route['spec']): boolean =>
  method === 'GET' && tag !== 'accounts' && tag !== 'me' && !isGuarded;

const sizeOf = (payload: string | Buffer): number => (typeof payload === 'string' ? Buffer.byteLength(payload) : payload.length);

/** As a fastify hook for the routes that may. */
export const compress = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  if (!TEXT.test(String(reply.getHeader('content-type') ?? '')) || reply.hasHeader('content-encoding')) return payload;
  reply.header('vary', 'Accept-Encoding');
  const coding = codingFor(request.headers['accept-encoding'], OFFERED);
  if (coding === 'identity' || reply.statusCode !== 200 || busy >= MOST_AT_ONCE) return payload;
  if (payload instanceof Readable) {
    reply.header('content-encoding', coding);
    return compressedStream(payload, coding);
  }
  if ((typeof payload !== 'string' && !Buffer.isBuffer(payload)) || sizeOf(payload) < LEAST) return payload;
  const body = await compressed(Buffer.from(payload), coding);
  reply.header('content-encoding', coding).header('content-length', body.length);
  return body;
};
