/** What tiles do, as signs that need no language; those that come a moment later are in later/tile-signs.ts. */
import type { FavorName, YieldName } from '@caravel/madeira';

/** A word that names a drawing is drawn, any other is text; a star after it is a dot. */
export interface Sign {
  readonly word: string;
  readonly isIcon: boolean;
  /** A number of the board that is ours. */
  readonly isGuess: boolean;
}

export const ICONS: ReadonlySet<string> = new Set(
  'wheat sugar wine wood bread reals pirates points worker ship marker mill watch house field favor harvest market compass crown goods flip to up medal die'.split(
    ' ',
  ),
);
export const signs = (line: string): readonly Sign[] =>
  line.split(' ').map((text) => {
    const word = text.replace('*', '');
    return { word, isIcon: ICONS.has(word), isGuess: word !== text };
  });

export const dotted = (number: number, isGuess: boolean | undefined): string => `${number}${isGuess ? '*' : ''}`;

const NARROW = 'il.,:·|Ijt’() -/';
const WIDE = 'mwMWGOCDHQ½∞';
const DIGITS = '0123456789+−';

/** About how wide a text is; `letter`: a letter of the typeface, against its size. */
export const textWidth = (text: string, size: number, letter = 0.52): number => {
  let sum = 0;
  for (const sign of text) sum += NARROW.includes(sign) ? 0.3 : WIDE.includes(sign) ? 0.8 : DIGITS.includes(sign) ? 0.53 : letter;
  return sum * size;
};

const SLIM: Readonly<Record<string, number>> = { to: 0.72, up: 0.72, worker: 0.8 };
const signWidth = ({ word, isIcon, isGuess }: Sign, size: number): number =>
  isIcon ? size * (SLIM[word] ?? 1) : textWidth(word, size) + (isGuess ? size * 0.28 : 0);

const GAP = 1.2;
export const lineWidth = (line: string, size: number): number => signs(line).reduce((sum, sign) => sum + signWidth(sign, size) + GAP, -GAP);

/** The signs of a line with the place of each. */
export const placed = (line: string, size: number): readonly (Sign & { readonly left: number; readonly width: number })[] => {
  let at = 0;
  return signs(line).map((sign) => {
    const left = at;
    const width = signWidth(sign, size);
    at += width + GAP;
    return { ...sign, left, width };
  });
};

/** What the Crown asks at the end of a round. */
export const crownSigns = (round: number): string => (round % 2 === 1 ? 'crown' : round === 2 ? 'wheat to sugar' : 'sugar to wine');

/** What the Mayor brings in a city, and how much of it. */
export const incomeSigns = (yields: YieldName, income: number | undefined): string => `medal to ${yields}${income ? ` ${income}` : ''}`;

export const FAVOR_SIGNS: Readonly<Record<FavorName, string>> = {
  monk: '2 wood',
  miller: 'up mill',
  bishop: 'to marker',
  patron: '3 bread',
  lord: '0 reals house',
  diplomat: '+2 worker',
  treasurer: '5 reals',
  navigator: 'to ship',
  engineer: '+2 harvest',
  constable: '½ pirates',
  lady: '4 reals to house',
  scout: 'to worker',
};
