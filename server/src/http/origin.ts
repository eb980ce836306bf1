/** Only our own pages may use the session cookie: requests that change something, and sockets, must come from our origin. */
import type { IncomingHttpHeaders } from 'node:http';
import type { NodeConfig } from '../config.ts';

/** A program without a browser sends no Origin; a browser always does, and cannot lie about it. */
export const isOurOrigin = ({ publicUrl }: NodeConfig, headers: IncomingHttpHeaders): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return publicUrl ? from.origin === new URL(publicUrl).origin || from.host === host : from.host === host;
};
