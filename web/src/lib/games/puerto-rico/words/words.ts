/** Everything a person reads of Puerto Rico, from the catalogue of a language. */
import { at, isKeyOf, type Seat } from '@caravel/core';
import { isLocale, type Locale } from '@caravel/i18n';
import { loadLog, loadReasons, loadRules, loadWords, type Rules, type Words } from '@caravel/i18n/puerto-rico';
import type { PuertoRicoMove, View } from '@caravel/puerto-rico';
import type { GameWords } from '../../../table/game-ui.ts';
import { buttonFor } from './buttons.ts';
import { explain } from './explanations.ts';
import { lesson } from './lesson.ts';
import { promptFor } from './prompts.ts';

export interface PuertoRicoWords extends GameWords<View, PuertoRicoMove> {
  /** The catalogue, for the board’s own labels. */
  readonly terms: Words;
}

/** Chips that are still hidden, for the game ended early, are what the others leave of the total. */
const scoreRows = ({ score }: Words, view: View, totals: readonly number[]) => [
  {
    label: score.chips,
    values: view.seats.map(({ points }, seat) => points.chips ?? at(totals, seat) - points.buildings - (points.bonus ?? 0)),
  },
  { label: score.buildings, values: view.seats.map(({ points }) => points.buildings) },
  { label: score.bonus, values: view.seats.map(({ points }) => points.bonus ?? 0) },
];

const makeWords = (words: Words, rules: Rules, names: readonly string[]): PuertoRicoWords => ({
  terms: words,
  name: words.name,
  moment: (view) => ({
    round: view.endings.length > 0 ? words.lastRound : words.round(Math.max(1, view.round)),
    phase: words.phases[view.step],
    isLast: view.endings.length > 0,
  }),
  prompt: (view, seat, moves) => promptFor(words, view, seat, moves),
  button: (view, seat, move) => buttonFor({ words, view, seat }, move),
  worths: ['build', 'sell', 'load', 'wharf'],
  tell: () => ({ did: '', followed: [] }),
  lesson,
  explain: (view, thing, me) => explain({ words, names, view, me }, thing),
  holding: (what, change) => (isKeyOf(words.holdings, what) ? words.holdings[what](change) : what),
  rule: (id) => (isKeyOf(rules, id) ? rules[id] : ''),
  reader: async () => {
    const { readBoard } = await import('./reading.ts');
    return (view) => readBoard(words, names, view);
  },
  setup: { ruleSets: words.ruleSets, options: words.options },
  habits: words.habits,
  tieBreak: words.score.tieBreak,
  standing: async ({ seats }) => ({
    rows: [
      { label: words.score.chips, values: seats.map(({ points }) => points.chips) },
      { label: words.score.buildings, values: seats.map(({ points }) => points.buildings) },
      { label: words.score.bonus, values: seats.map(({ points }) => points.bonus) },
    ],
    besides: [],
  }),
  scores: async (view, totals) => scoreRows(words, view, totals),
});

interface People {
  readonly names: readonly string[];
  readonly reader: Seat | undefined;
}

/** The log: nobody needs it before the first decision. */
const logIn = async (locale: Locale, words: Words, { names, reader }: People): Promise<Pick<PuertoRicoWords, 'you' | 'tell'>> => {
  const [log, { tell }] = await Promise.all([loadLog(locale), import('./sentences.ts')]);
  const of = (who: Seat) => (who === reader ? log.you : log.they(names[who] ?? ''));
  return {
    ...(reader === undefined ? {} : { you: log.you.name }),
    tell: (before, seat, move, after) => tell({ words, of, before, seat, move, after }),
  };
};

/** What answers a touch that leads to no move: likewise. */
const answersIn = async (
  locale: Locale,
  words: Words,
  names: readonly string[],
): Promise<Pick<PuertoRicoWords, 'why' | 'when' | 'governs' | 'ruleTitle'>> => {
  const [reasons, { loadRuleTitle }, { why, when, governs }] = await Promise.all([
    loadReasons(locale),
    import('@caravel/i18n/puerto-rico/titles'),
    import('./why.ts'),
  ]);
  const ruleTitle = await loadRuleTitle(locale);
  return {
    why: (view, me, tried) => {
      const own = view.seats[me];
      return own && why({ words, reasons, names, view, me, own }, tried);
    },
    when: (_, _me, move) => when(reasons, move),
    governs,
    ruleTitle,
  };
};

export const loadPuertoRicoWords = async (locale: string, names: readonly string[], reader?: Seat): Promise<PuertoRicoWords> => {
  const known = isLocale(locale) ? locale : 'en';
  const [words, rules] = await Promise.all([loadWords(known), loadRules(known)]);
  const first = makeWords(words, rules, names);
  const later = async (): Promise<PuertoRicoWords> => {
    const [log, answers] = await Promise.all([logIn(known, words, { names, reader }), answersIn(known, words, names)]);
    return { ...first, ...log, ...answers };
  };
  return { ...first, later };
};
