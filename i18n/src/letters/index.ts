/** The words of mail and chat messages in every language, for the server. */
import type { Locale } from '../locale.ts';
import { de } from './de.ts';
import { en, type LetterWords } from './en.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

export type { LetterWords } from './en.ts';

export const LETTER_WORDS: Readonly<Record<Locale, LetterWords>> = { en, it, de, hu, pt };
