/** The words of Madeira, one chunk for each language; the log, the rules in one sentence each and what can be missing are chunks of their own. */
import type { Locale } from '../locale.ts';
import type { Words } from './en.ts';
import type { Log } from './log/en.ts';
import type { Reasons } from './reasons/en.ts';
import type { Rules } from './rules/en.ts';

export type { Words } from './en.ts';
export type * from './ids.ts';
export type { Log, Sentences } from './log/en.ts';
export type { Reasons } from './reasons/en.ts';
export type { RuleId, Rules } from './rules/en.ts';

const WORDS: Record<Locale, () => Promise<Words>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

const RULES: Record<Locale, () => Promise<Rules>> = {
  en: async () => (await import('./rules/en.ts')).en,
  it: async () => (await import('./rules/it.ts')).it,
  de: async () => (await import('./rules/de.ts')).de,
  hu: async () => (await import('./rules/hu.ts')).hu,
  pt: async () => (await import('./rules/pt.ts')).pt,
};

const REASONS: Record<Locale, () => Promise<Reasons>> = {
  en: async () => (await import('./reasons/en.ts')).en,
  it: async () => (await import('./reasons/it.ts')).it,
  de: async () => (await import('./reasons/de.ts')).de,
  hu: async () => (await import('./reasons/hu.ts')).hu,
  pt: async () => (await import('./reasons/pt.ts')).pt,
};

const LOG: Record<Locale, () => Promise<Log>> = {
  en: async () => (await import('./log/en.ts')).en,
  it: async () => (await import('./log/it.ts')).it,
  de: async () => (await import('./log/de.ts')).de,
  hu: async () => (await import('./log/hu.ts')).hu,
  pt: async () => (await import('./log/pt.ts')).pt,
};

export const loadWords = (locale: Locale): Promise<Words> => WORDS[locale]();
export const loadRules = (locale: Locale): Promise<Rules> => RULES[locale]();
export const loadReasons = (locale: Locale): Promise<Reasons> => REASONS[locale]();
export const loadLog = (locale: Locale): Promise<Log> => LOG[locale]();
