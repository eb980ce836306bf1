/** A chat message as it is stored: nothing in it can change the direction of the page's text or overlap other lines. */
import * as v from 'valibot';

export const CHAT_MOST = 500;

/** More marks than a letter has in any language. */
const MARKS_MOST = 4;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_MOST}})\\p{M}+`, 'gu');
/** Control characters, lone surrogates, direction marks, zero-width spaces. Joiners stay, because emoji and some scripts need them. */
const DROPPED = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
const INVISIBLE_ONLY = /^[\p{Default_Ignorable_Code_Point}\p{M}\u2800\s]*$/u;

const cleaned = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(DROPPED, '').normalize('NFC').replace(TOO_MANY_MARKS, '$1').trim();

export const ChatText = v.pipe(
  v.string(),
  v.maxLength(CHAT_MOST * 20, `at most ${CHAT_MOST} letters`),
  v.transform(cleaned),
  v.check((text) => !INVISIBLE_ONLY.test(text), 'nothing is said'),
  v.minLength(1, 'nothing is said'),
  v.maxLength(CHAT_MOST, `at most ${CHAT_MOST} letters`),
);
