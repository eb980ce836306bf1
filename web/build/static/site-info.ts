/** What the operator of a static site says of it: by the same variables as for a server, read when the site is built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteInfo } from '@caravel/protocol';

type Environment = Readonly<Record<string, string | undefined>>;

const isPage = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
const isMail = (text: string): boolean => /^[^<>@\s]+@[^<>@\s]+$/.test(text) && !text.includes('://');

const told = (env: Environment, name: string, kind: string, isRight: (text: string) => boolean): string | undefined => {
  const text = env[name];
  if (text && !isRight(text)) throw new Error(`${name}: '${text}' is no ${kind}`);
  return text || undefined;
};

export const siteInfo = (env: Environment): SiteInfo => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  const contact = told(env, 'CARAVEL_CONTACT', 'mail address and no page', (text) => isMail(text) || isPage(text));
  const source = told(env, 'CARAVEL_SOURCE', 'page', isPage);
  return { version, ...(contact ? { contact } : {}), ...(source ? { source } : {}) };
};
