/** The words of playing with others in the chosen language. */
import { isKeyOf } from '@caravel/core';
import { loadOnline, type Online } from '@caravel/i18n/online';
import type { ErrorCode, WireError } from '@caravel/protocol';
import { momentOf } from '../days.ts';
import { LateWords } from '../late-words.svelte.ts';
import { Refused } from './api.ts';

const UNKNOWN: Pick<WireError, 'code' | 'field' | 'until' | 'why'> = { code: 'unavailable' };

const words = new LateWords(loadOnline);
export const online = (): Online | undefined => words.value;
export const useOnlineWords = (): void => words.use();

/** An error that has been put into the person's words already. */
export class Told extends Error {}

export type OwnWords = Partial<Record<ErrorCode, string>>;

/** Refusals that may name what they are about. */
const NAMED: readonly ErrorCode[] = ['bad-input', 'not-yours', 'taken', 'too-much'];

/** A refusal in the person's language; `own` says more where the form knows what a refusal means there. */
export const errorText = (error: unknown, own: OwnWords = {}): string => {
  if (error instanceof Told) return error.message;
  const { code, field, until, why } = error instanceof Refused ? error.wire : UNKNOWN;
  const catalogue = words.value;
  const said = own[code];
  // A form that says what a refusal means there knows more than the name of a field; a field that is wrong is named first.
  if (said && code !== 'bad-input') return said;
  if (code === 'taken' && field === 'name' && catalogue) return catalogue.room.alike;
  if (NAMED.includes(code) && field && catalogue && isKeyOf(catalogue.fields, field)) return catalogue.fields[field];
  if (catalogue && (code === 'banned' || code === 'muted'))
    return [catalogue.errors[code], until ? catalogue.standing.until(momentOf(until)) : '', why ? catalogue.standing.why(why) : '']
      .filter(Boolean)
      .join(' ');
  return said ?? catalogue?.errors[code] ?? '';
};
