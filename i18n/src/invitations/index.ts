/** The words of invitations and of bots that can be invited, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { InvitationWords } from './en.ts';

export type { InvitationWords } from './en.ts';

const LOADERS: Record<Locale, () => Promise<InvitationWords>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadInvitations = (locale: Locale): Promise<InvitationWords> => LOADERS[locale]();
