/** Social cards: `/cards/<language>/<address of the page>.png`. What a page does not tell, its card does not show. */
import { isLocale, type Locale } from '@caravel/i18n';
import { loadSite } from '@caravel/i18n/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type NodeConfig, USUAL_RATE } from '../config/config.ts';
import { RouteLimit } from '../limits/requests.ts';
import { cardSvg } from '../pages/card.ts';
import { CardMaker } from '../pages/card-maker.ts';
import type { Shown } from '../pages/own-pages.ts';
import { type CallerParts, callerOf } from './caller.ts';
import { etagOf } from './page-files.ts';
import { isNamed } from './send-page.ts';

export interface DrawnCard {
  readonly shown: Shown;
  /** The drawing behind the words. */
  readonly picture: Buffer;
}

/** Cards a minute of one address: a messenger fetches one for each link. */
const MOST = 60;
const HOUR = 3600;

const tagOf = ({ shown, picture }: DrawnCard): string => etagOf(`${etagOf(picture)}${JSON.stringify(shown)}`);

/** With a mark of what it shows: whoever keeps pictures by their address sees the change. */
export const cardAddress = (card: DrawnCard): string => {
  const { locale, path } = card.shown.head;
  return `/cards/${locale}${path === '/' ? '' : path}.png?v=${tagOf(card).slice(1, 9)}`;
};

const ADDRESS = /^(\w\w)(\/[\w/-]{0,200})?\.png$/;

const addressIn = (request: FastifyRequest): { readonly locale: Locale; readonly path: string } | undefined => {
  const [, locale = '', path = ''] = ADDRESS.exec((request.params as { '*': string })['*']) ?? [];
  return isLocale(locale) ? { locale, path } : undefined;
};

const drawingOf = async ({ shown, picture }: DrawnCard): Promise<string> => {
  const { kinds } = await loadSite(shown.head.locale as Locale);
  return cardSvg(picture.toString(), shown, shown.kind === undefined ? '' : kinds[shown.kind]);
};

type FindCard = (locale: Locale, path: string) => Promise<DrawnCard | undefined>;
type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

interface CardParts extends CallerParts {
  readonly config: Pick<NodeConfig, 'rate'>;
}

export const addCards = (app: FastifyInstance, parts: CardParts, find: FindCard, notFound: Answer): void => {
  const maker = new CardMaker();
  const limit = new RouteLimit(Math.ceil((MOST * parts.config.rate.http) / USUAL_RATE), true);
  app.addHook('onClose', () => maker.close());
  app.get('/cards/*', async (request, reply) => {
    limit.demand(callerOf(parts, request.raw), undefined);
    const address = addressIn(request);
    const card = address && (await find(address.locale, address.path));
    if (!card) return notFound(request, reply);
    const etag = tagOf(card);
    reply.header('etag', etag).header('cache-control', `public, max-age=${HOUR}`).header('cross-origin-resource-policy', 'cross-origin');
    if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const svg = await drawingOf(card);
    const png = await maker.make(etag, svg);
    if (!png) return reply.code(503).header('retry-after', 10).header('cache-control', 'no-store').removeHeader('etag').send();
    return reply.type('image/png').send(png);
  });
};
