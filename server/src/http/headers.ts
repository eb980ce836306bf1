/** Headers that tell browsers what our pages may do. */
import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { NodeConfig } from '../config/config.ts';

/** Seconds a browser remembers to come by https only. */
const HALF_A_YEAR = 180 * 86_400;

/** A name or address with or without a port: nothing that would end a directive and begin another. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The addresses of our socket. Some browsers do not count it as 'self'. */
const socketsOf = (publicUrl: string | undefined, host: string | undefined): string => {
  if (publicUrl) return new URL(publicUrl).origin.replace(/^http/, 'ws');
  return host && HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
};

const directives = (publicUrl: string | undefined) => ({
  defaultSrc: ["'self'"],
  // The bots' net is compiled in the page's worker.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'", ({ headers }: IncomingMessage): string => socketsOf(publicUrl, headers.host)],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  // Pages that others may show among their own say so themselves.
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  upgradeInsecureRequests: null,
});

export const pageHeaders = ({ publicUrl }: Pick<NodeConfig, 'publicUrl'>): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: directives(publicUrl) },
  // Other names of the same domain are not ours to decide about.
  strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false,
});
