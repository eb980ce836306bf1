/**
 * What a static build leaves out: the one list of pages and parts of pages that are nothing without a server. Whatever else the pages would
 * ask a server for, they ask through `lib/remote/api.ts`, which answers as if the server were away.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = join(import.meta.dirname, '../../src');

const OTHERS: Readonly<Record<string, string>> = {
  'lib/site.ts': 'lib/site.static.ts',
  'lib/about/told.ts': 'lib/about/told.static.ts',
  // Pages: they say that the site has no server.
  'routes/Account.svelte': 'routes/NoServer.svelte',
  'routes/Daily.svelte': 'routes/NoServer.svelte',
  'routes/OpenLink.svelte': 'routes/NoServer.svelte',
  'routes/Players.svelte': 'routes/NoServer.svelte',
  'routes/Profile.svelte': 'routes/NoServer.svelte',
  'routes/RemoteTable.svelte': 'routes/NoServer.svelte',
  'routes/ResetPassword.svelte': 'routes/NoServer.svelte',
  'lib/study/AnalysisPage.svelte': 'routes/NoServer.svelte',
  // Parts of pages: they are not there.
  'lib/remote/Notices.svelte': 'lib/Nothing.svelte',
  'lib/remote/OnlineChoices.svelte': 'lib/Nothing.svelte',
  'lib/remote/OnlineTables.svelte': 'lib/Nothing.svelte',
  'lib/remote/PeopleLinks.svelte': 'lib/Nothing.svelte',
  'lib/study/review/PublishReview.svelte': 'lib/Nothing.svelte',
  'lib/study/review/ServerReview.svelte': 'lib/Nothing.svelte',
};

const inSources = (path: string): string => join(SOURCES, path);
const OTHER_OF = new Map(Object.entries(OTHERS).map(([path, other]) => [inSources(path), inSources(other)]));

export const withoutServer = (): Plugin => {
  const unmet = new Set(OTHER_OF.keys());
  return {
    name: 'caravel-without-server',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !/\.(?:svelte|ts)$/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const other = found && OTHER_OF.get(found.id);
      if (!other) return null;
      unmet.delete(found.id);
      return other;
    },
    /** A name that has changed would bring its page back. */
    buildEnd() {
      if (unmet.size > 0) this.error(`nobody imports ${[...unmet].join(', ')}: correct web/build/static/without-server.ts`);
    },
  };
};
