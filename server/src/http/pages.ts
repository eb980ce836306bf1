/** Serves the built pages: files as the build compressed them, and every address of the app with a head of its own, or 404. */
import { type Locale, localeFor } from '@caravel/i18n';
import { loadShell } from '@caravel/i18n/shell';
import type { PageHead } from '@caravel/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NodeConfig } from '../config/config.ts';
import type { Log } from '../model/log.ts';
import { findOwnPage, isOwnAddress, OF_DEVICE, type OwnPageParts, type Shown } from '../pages/own-pages.ts';
import { type ListedAt, listedShown } from '../pages/public-pages.ts';
import { robots, sitemap } from '../pages/sitemap.ts';
import { type CallerParts, callerOf } from './caller.ts';
import { addCards, cardAddress, type DrawnCard } from './cards.ts';
import { FilledPages } from './filled-pages.ts';
import { allowFrames } from './frames.ts';
import { PageBuilds } from './page-builds.ts';
import { type FoundPage, sendPage } from './send-page.ts';

export interface PageParts extends OwnPageParts, CallerParts {
  readonly config: NodeConfig;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const INDEX = 'index.html';
/** Milliseconds a page waits for what the store knows of it. */
const PATIENCE = 1000;

const addressOf = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

/** A file of an older build is gone, not a page: a browser must not keep a page under its name. */
const isFileName = (address: string): boolean => /\.\w+$/.test(address);

/** Without the address that was asked for: one page a language is filled and compressed, however many addresses somebody makes up. */
const missingHead = async (locale: Locale): Promise<PageHead> => {
  const { notFound, notFoundHint } = (await loadShell(locale)).pages;
  return { locale, title: notFound, description: notFoundHint, isFound: false };
};

const within = <T>(promise: Promise<T>, fallback: T): Promise<T> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(fallback), PATIENCE);
    promise.then(resolve, () => resolve(fallback)).finally(() => clearTimeout(timer));
  });

class Pages {
  readonly #parts: PageParts;
  readonly #builds: PageBuilds;
  readonly #filled: FilledPages;

  constructor(parts: PageParts, folder: string, log: Log) {
    this.#parts = parts;
    this.#builds = new PageBuilds(folder, log);
    this.#filled = new FilledPages(parts.config.publicUrl);
  }

  get list() {
    return this.#builds.list.all;
  }

  /** Undefined for what is no page: a file that is not there, a route of the API. */
  async find(request: FastifyRequest): Promise<FoundPage | undefined> {
    const address = addressOf(request);
    const file = this.#builds.get(address);
    if (file) return { page: file, isInLanguages: false };
    if (isFileName(address) || /^api\//i.test(address)) return undefined;
    const locale = localeFor(request.headers['accept-language']);
    const path = `/${address}`.replace(/\/$/, '');
    const listed = this.#builds.list.at(path);
    if (listed) return this.#listed(listed, locale);
    return this.#own(request, locale, path);
  }

  /** What the card of an address shows; undefined if there is none. */
  async card(locale: Locale, path: string): Promise<DrawnCard | undefined> {
    const listed = this.#builds.list.at(path);
    const found = listed ? listedShown(listed, locale) : await findOwnPage(this.#parts, locale, path);
    return found === undefined || found === OF_DEVICE ? undefined : this.#drawn(found);
  }

  #drawn(shown: Shown): DrawnCard | undefined {
    const picture = this.#builds.get(`site/cards/${shown.game}.svg`) ?? this.#builds.get('site/cards/home.svg');
    const body = picture?.codings.get('identity')?.body;
    return body && { shown, picture: body };
  }

  #withCard(shown: Shown): PageHead {
    const drawn = this.#drawn(shown);
    return drawn ? { ...shown.head, card: cardAddress(drawn) } : shown.head;
  }

  async #listed(listed: ListedAt, locale: Locale): Promise<FoundPage | undefined> {
    const { page, named } = listed;
    const head = this.#withCard(listedShown(listed, locale));
    const file = page.isInLanguages ? this.#builds.get(`${page.path.slice(1)}/${head.locale}.html`) : this.#builds.get(INDEX);
    return file && { page: await this.#filled.get(file, head), isInLanguages: named === undefined };
  }

  async #own(request: FastifyRequest, locale: Locale, path: string): Promise<FoundPage | undefined> {
    const index = this.#builds.get(INDEX);
    if (!index) return undefined;
    const found = isOwnAddress(path) ? await this.#look(request, locale, path) : undefined;
    if (found === OF_DEVICE) return { page: index, isInLanguages: false };
    const page = await this.#filled.get(index, found ? this.#withCard(found) : await missingHead(locale));
    return { page, isInLanguages: true, ...(found ? {} : { status: 404 }) };
  }

  /** A head is a courtesy: whoever asks too much, and everybody while the store is away, gets the page without one. */
  async #look(request: FastifyRequest, locale: Locale, path: string): ReturnType<typeof findOwnPage> {
    const ask = async (): ReturnType<typeof findOwnPage> => {
      // By the address: nobody looks whether a key is somebody's.
      this.#parts.callers.requests.demandKey({ ...callerOf(this.#parts, request.raw), key: undefined });
      return findOwnPage(this.#parts, locale, path);
    };
    return within(ask(), OF_DEVICE);
  }
}

export const addPages = (app: FastifyInstance, parts: PageParts, folder: string, notFound: Answer): void => {
  const pages = new Pages(parts, folder, app.log);
  const { publicUrl } = parts.config;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  if (publicUrl !== undefined)
    app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap(pages.list, publicUrl)));
  addCards(app, parts, (locale, path) => pages.card(locale, path), notFound);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const found = await pages.find(request);
      allowFrames(request, reply, parts.config.frames);
      return found ? sendPage(request, reply, found) : notFound(request, reply);
    },
  });
};
