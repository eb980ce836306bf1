/** About and Privacy of a static build: nothing is kept by a server, and the operator was named when it was built (web/build/static/site-info.ts). */
import type { Locale } from '@caravel/i18n';
import { type About, loadAbout } from '@caravel/i18n/about';
import { aboutWithoutServer, loadNoServer } from '@caravel/i18n/no-server';
import type { SiteInfo } from '@caravel/protocol';

declare const SITE_INFO: SiteInfo;

export const loadTold = async (locale: Locale): Promise<About> => {
  const [about, noServer] = await Promise.all([loadAbout(locale), loadNoServer(locale)]);
  return aboutWithoutServer(about, noServer);
};

export const askSite = async (): Promise<SiteInfo | undefined> => SITE_INFO;
