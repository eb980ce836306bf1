/** How long a service that answers 429 wants to be left alone: the header, or what Telegram and Discord write into the answer. */
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';

const LONGEST = 6 * 3_600_000;
const USUAL = 60_000;

const Body = v.union([
  v.pipe(
    v.object({ parameters: v.object({ retry_after: v.number() }) }),
    v.transform(({ parameters }) => parameters.retry_after),
  ),
  v.pipe(
    v.object({ retry_after: v.number() }),
    v.transform(({ retry_after }) => retry_after),
  ),
]);
const Answer = v.pipe(v.string(), v.parseJson(), Body);

const inHeader = (text: string | undefined, now: number): number | undefined => {
  if (text === undefined) return undefined;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
};

const inBody = (body: string): number | undefined => {
  const read = v.safeParse(Answer, body);
  return read.success ? read.output * 1000 : undefined;
};

/** In milliseconds. */
export const retryAfter = (headers: IncomingHttpHeaders, body: string, now: number): number => {
  const asked = inHeader(headers['retry-after'], now) ?? inBody(body) ?? USUAL;
  return Number.isFinite(asked) ? Math.min(Math.max(Math.ceil(asked), 1000), LONGEST) : USUAL;
};
