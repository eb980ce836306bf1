/** Pages that somebody else may show among their own: those that are asked for with `?embed`, by the sites the operator has named. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A game one looks at, and nothing with buttons that sign somebody in or out. */
const EMBEDDABLE = /^\/(?:(?:t|review|a)\/[\w-]+|puzzles\/[\w-]+|g)\/?$/;

const isEmbedded = ({ url }: FastifyRequest): boolean => {
  const [path = '', query = ''] = url.split('?');
  return EMBEDDABLE.test(path) && new URLSearchParams(query).has('embed');
};

/** Sessions stay out of a frame of another site: their cookie is not sent there. */
export const allowFrames = (request: FastifyRequest, reply: FastifyReply, frames: readonly string[]): void => {
  if (frames.length === 0 || !isEmbedded(request)) return;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${frames.join(' ')}`));
  // It knows no list of sites, and some browsers would hold to it.
  reply.removeHeader('x-frame-options');
};
