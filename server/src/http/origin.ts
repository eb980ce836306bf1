/** Requests that change something, and sockets, must come from our origin: only our pages may use the session cookie. */
import type { IncomingHttpHeaders } from 'node:http';
import type { NodeConfig } from '../config/config.ts';

/** A program without a browser sends no Origin; a browser always does, and cannot lie about it. */
export const isOurOrigin = ({ publicUrl }: NodeConfig, headers: IncomingHttpHeaders): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (!publicUrl) return from.host === host;
  // Over plain http anybody on the way could have written the page.
  const { origin: own, protocol } = new URL(publicUrl);
  return from.origin === own || (from.host === host && from.protocol === protocol);
};
