/** The words of notices in every language; few enough to be loaded together. */
import type { Locale } from '../locale.ts';
import { de } from './de.ts';
import { en, type NoticeWords } from './en.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

export type { NoticeWords } from './en.ts';

export const NOTICE_WORDS: Readonly<Record<Locale, NoticeWords>> = { en, it, de, hu, pt };
