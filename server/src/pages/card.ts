/** A social card as a drawing: the picture of the game, and what the head of the page says, large enough for a thumbnail. */
import { titleOf } from '@caravel/games';
import { CARD_HEIGHT } from '@caravel/protocol';
import type { CardSeat, Shown } from './own-pages.ts';

const LEFT = 64;
const ROOM = 600;
const CREAM = '#fdf6e6';
const GOLD = '#eab944';
/** As on the pages by night: the words stand on deep water. */
const SEAT_COLOURS = ['#6db5f5', '#ff9160', '#4fd0a4', '#f08cc4', '#e8c548'];
const SEAT_SHAPES = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  'M4 4h16v16H4Z',
  'M12 2.500 22 20.500H2Z',
  'M12 1.500 22.500 12 12 22.500 1.500 12Z',
  'M12 1.500 14.900 8.800 22.500 9.300 16.600 14.200 18.600 21.800 12 17.600 5.400 21.800 7.400 14.200 1.500 9.300 9.100 8.800Z',
];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Our fonts have the letters around the Atlantic; others lose their marks or become a dot. */
const FOREIGN = /[^ -~\u00a0-\u017f–—‘’‚“”„†•…‹›−€]/gu;
const drawable = (text: string): string => text.replaceAll(FOREIGN, (letter) => letter.normalize('NFKD').replaceAll(FOREIGN, '') || '·');

/** In ems, rather too wide than too narrow. */
const letterWidth = (letter: string): number => {
  if (/[iljtf.,:;'’|! ]/.test(letter)) return 0.3;
  if (/[mwMW@%—]/.test(letter)) return 0.86;
  return /[\p{Lu}\d&]/u.test(letter) ? 0.66 : 0.52;
};
const widthOf = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;

const shortened = (text: string, size: number): string => {
  if (widthOf(text, size) <= ROOM) return text;
  let short = text;
  while (short !== '' && widthOf(`${short}…`, size) > ROOM) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
};

/** Lines that fit; what is left over ends in dots. */
const wrapped = (text: string, size: number, most: number): string[] => {
  const lines: string[] = [];
  for (const word of drawable(text).split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (widthOf(`${last} ${word}`, size) <= ROOM || lines.length === most))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => shortened(line, size));
};

const line = (text: string, y: number, size: number, fill = CREAM): string =>
  `<text x="${LEFT}" y="${y}" font-size="${size}" fill="${fill}">${escaped(text)}</text>`;

const seatLine = ({ name, colour }: CardSeat, y: number): string => {
  const shape = SEAT_SHAPES[colour] ?? SEAT_SHAPES[0];
  return `<path transform="translate(${LEFT} ${y - 25}) scale(1.25)" d="${shape}" fill="${SEAT_COLOURS[colour] ?? CREAM}"/><text x="${LEFT + 44}" y="${y}" font-size="34" fill="${CREAM}">${escaped(shortened(drawable(name), 38))}</text>`;
};

/** Deep water on the left, so that words can be read on any picture. */
const SHADE = `<defs><linearGradient id="shade"><stop stop-color="#0b3449"/><stop offset=".38" stop-color="#0b3449" stop-opacity=".93"/><stop offset=".66" stop-color="#0b3449" stop-opacity="0"/></linearGradient></defs><rect width="1200" height="${CARD_HEIGHT}" fill="url(#shade)"/><rect width="1200" height="10" fill="${GOLD}"/>`;

const BRAND = `<text x="${LEFT}" y="${CARD_HEIGHT - 48}" font-size="44" fill="${GOLD}">Caravel</text>`;

/** A title of its own size: as large as it may be in three lines. */
const titleLines = (title: string): { readonly lines: string[]; readonly size: number } => {
  const sizes = [88, 72, 60];
  const size = sizes.find((one) => wrapped(title, one, 9).length <= (one === 60 ? 3 : 2)) ?? 60;
  return { lines: wrapped(title, size, 3), size };
};

/** The brand stands on every card; players and puzzles say more than a long title. */
const titleIn = ({ head, game, kind }: Shown): string =>
  game !== undefined && (kind === 'table' || kind === 'puzzle') ? titleOf(game) : head.title.replace(/^Caravel: /, '');

/** `picture`: a drawing of the size of a card; `kind`: what stands above the title. */
export const cardSvg = (picture: string, shown: Shown, kind = ''): string => {
  const { head, seats = [] } = shown;
  const { lines, size } = titleLines(titleIn(shown));
  const parts = [SHADE];
  let y = 124;
  if (kind !== '') parts.push(line(kind.toUpperCase(), 92, 30, GOLD));
  for (const text of lines) {
    y += size * 0.56;
    parts.push(line(text, y, size));
    y += size * 0.46;
  }
  y += 14;
  for (const seat of seats) {
    y += 46;
    parts.push(seatLine(seat, y - 8));
  }
  for (const text of wrapped(head.description, 32, seats.length > 2 ? 1 : 5 - lines.length)) {
    y += 42;
    parts.push(line(text, y, 32));
  }
  parts.push(BRAND);
  // By a function: a $ in a name is a letter.
  return picture.replace(/<\/svg>\s*$/, () => `${parts.join('')}</svg>`);
};
