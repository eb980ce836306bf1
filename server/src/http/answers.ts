/** How refusals and unexpected errors are answered over HTTP. */
import type { ErrorCode, WireError } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import { StoreUnavailable } from '../store/database.ts';
import { clip } from './clip.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-input': 400,
  'who-are-you': 401,
  'confirm-first': 403,
  banned: 403,
  muted: 403,
  'not-yours': 403,
  'not-found': 404,
  stale: 409,
  illegal: 422,
  'not-now': 409,
  taken: 409,
  'too-much': 429,
  unavailable: 503,
};

/** What the caller is told of an error, and whether it is our fault and belongs in the log. */
export const answerTo = (error: unknown): { status: number; error: WireError; isOurs: boolean } => {
  const answer = answerInFull(error);
  const { message, field } = answer.error;
  return { ...answer, error: { ...answer.error, message: clip(message), ...(field === undefined ? {} : { field: clip(field) }) } };
};

const answerInFull = (error: unknown): { status: number; error: WireError; isOurs: boolean } => {
  if (error instanceof Refusal) return { status: STATUS[error.wire.code], error: error.wire, isOurs: false };
  if (error instanceof StoreUnavailable)
    return { status: 503, error: { code: 'unavailable', message: 'the store is away for a moment: try again' }, isOurs: true };
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 429) return { status, error: { code: 'too-much', message: 'too many requests: slow down' }, isOurs: false };
  if (status >= 400 && status < 500) return { status, error: { code: 'bad-input', message: (error as Error).message }, isOurs: false };
  return { status: 503, error: { code: 'unavailable', message: 'something went wrong here: try again' }, isOurs: true };
};
