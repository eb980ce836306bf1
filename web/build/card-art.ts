/** The pictures behind social cards: our own drawings with the colours of the day written into them, for a server that knows no styles. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFESTS } from '@caravel/games';
import { CARD_HEIGHT, CARD_WIDTH } from '@caravel/protocol';

const LIB = join(import.meta.dirname, '../src/lib');

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A part of the drawing, by the name of its view. */
  readonly view?: string;
  readonly opacity?: number;
}

const HIDDEN = /class="(?:sea|sky)"/g;

/** The first rule of each drawing has its colours by day. */
const coloursIn = (svg: string): ReadonlyMap<string, string> =>
  new Map(
    [...(/:root\{([^}]*)\}/.exec(svg)?.[1] ?? '').matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', colour = '']) => [name, colour]),
  );

const viewBoxOf = (svg: string, view: string | undefined): string =>
  (view === undefined ? /viewBox="([^"]*)"/ : new RegExp(`<view id="${view}" viewBox="([^"]*)"`)).exec(svg)?.[1] ?? '';

/** A drawing at its place; `name` keeps its ids apart from those of others. */
const placed = (file: string, name: string, { x, y, width, height, view, opacity = 1 }: Place): string => {
  const svg = readFileSync(join(LIB, file), 'utf8');
  const colours = coloursIn(svg);
  const inside = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/<style>[\s\S]*?<\/style>|<view [^>]*>/g, '')
    .replaceAll(HIDDEN, 'display="none"')
    .replaceAll(/var\((--[\w-]+)\)/g, (_, colour: string) => colours.get(colour) ?? 'none')
    .replaceAll(/(?<= id=")/g, `${name}-`)
    .replaceAll(/(?<=href="#|url\(#)/g, `${name}-`);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBoxOf(svg, view)}" opacity="${opacity}" stroke-linejoin="round">${inside}</svg>`;
};

const SEA = `<defs><linearGradient id="sea" x2="0" y2="1"><stop stop-color="#0f4560"/><stop offset=".5" stop-color="#1f6b86"/><stop offset="1" stop-color="#3d8fa3"/></linearGradient></defs><rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#sea)"/>`;

/** Rhumb lines from the rose, as on a sea chart. The chart of the home page reaches far beyond a card, which the server cannot draw. */
const CENTRE = { x: 1085, y: 115 };
const LINES = Array.from({ length: 32 }, (_, i) => {
  const angle = (i * Math.PI) / 16;
  const [x, y] = [CENTRE.x + 1400 * Math.cos(angle), CENTRE.y + 1400 * Math.sin(angle)];
  return `<path d="M${CENTRE.x} ${CENTRE.y}L${x.toFixed(0)} ${y.toFixed(0)}" stroke="#b4dcd3" stroke-opacity="${i % 4 === 0 ? 0.3 : 0.14}" stroke-width="1.5"/>`;
}).join('');

/** Swell under ships and islands. */
const SWELL = [430, 480, 530, 580]
  .map(
    (y, i) =>
      `<path d="M${-40 * i} ${y}q40-14 80 0${'t80 0'.repeat(17)}" fill="none" stroke="#f2f8ef" stroke-opacity=".16" stroke-width="3"/>`,
  )
  .join('');

const rose = placed('home/art/rose.svg', 'rose', { x: 1010, y: 40, width: 150, height: 150, opacity: 0.8 });

const picture = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${SEA}${parts.join('')}</svg>`;

const ship = placed('home/art/caravel.svg', 'ship', { x: 560, y: 150, width: 640, height: 433 });

/** By the name of the game; `home` for everything else. */
export const cardPictures = (): ReadonlyMap<string, string> => {
  const games = MANIFESTS.filter(({ name }) => existsSync(join(LIB, 'games', name, 'scene.svg'))).map(({ name }): [string, string] => {
    const island = placed(`games/${name}/scene.svg`, 'island', { x: 420, y: 60, width: 840, height: 560, view: 'island' });
    return [name, picture(LINES, SWELL, island)];
  });
  return new Map([['home', picture(LINES, rose, SWELL, ship)], ...games]);
};
