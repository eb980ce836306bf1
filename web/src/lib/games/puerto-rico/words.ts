/** Everything a person reads of Puerto Rico, from the catalogue of a language. */
import type { Seat } from '@caravel/core';
import { isLocale } from '@caravel/i18n';
import {
  type Building,
  type Good,
  type Holding,
  loadRules,
  loadWords,
  type PassStep,
  type Place,
  type Role,
  type Rules,
  type Words,
} from '@caravel/i18n/puerto-rico';
import type { View } from '@caravel/puerto-rico';
import type { GameWords } from '../../table/face.ts';
import { explain } from './explanations.ts';
import { readBoard } from './reading.ts';
import { tell } from './sentences.ts';
import { barrelsOf, costFor, priceFor, seatOf } from './view.ts';

export interface PuertoRicoWords extends GameWords<View> {
  /** The catalogue, for the board’s own labels. */
  readonly terms: Words;
}

const has = (moves: readonly string[], kind: string): boolean => moves.some((move) => move.split(' ')[0] === kind);

const promptFor = ({ prompt }: Words, view: View, seat: Seat, moves: readonly string[]): string => {
  const privilege = view.taker === seat;
  const me = seatOf(view, seat);
  if (view.step === 'settler') return prompt.settler(has(moves, 'quarry'), has(moves, 'hacienda'));
  if (view.step === 'placing' && me.placing) return prompt.placing(me.placing.place as Place, me.placing.inHand, me.placing.circlesLeft);
  if (view.step === 'builder') return prompt.builder(me.doubloons, privilege);
  if (view.step === 'trader') return prompt.trader(privilege);
  if (view.step === 'captain') return prompt.captain(has(moves, 'load'), has(moves, 'wharf'));
  if (view.step === 'storing') return prompt.storing(has(moves, 'keep'));
  const text = prompt[view.step as 'role'];
  return typeof text === 'string' ? text : '';
};

type Button = (words: Words, view: View, seat: Seat, first: string, second: string) => string;

const loadButton: Button = ({ button }, view, seat, first, second) => {
  const load = seatOf(view, seat).loads?.find(({ good, holds }) => good === first && holds === Number(second));
  return button.load(first as Good, load?.barrels ?? 0, Number(second), load?.points ?? 0);
};

const wharfButton: Button = ({ button }, view, seat, first) => {
  const row = seatOf(view, seat).wharf?.find(({ good }) => good === first);
  return button.wharf(first as Good, row?.count ?? 0, row?.points ?? 0);
};

const roleButton: Button = ({ button }, view, _, first) =>
  button.role(first as Role, view.roles.find(({ name }) => name === first)?.doubloons ?? 0);

const BUTTONS: Readonly<Record<string, Button>> = {
  role: roleButton,
  hacienda: ({ button }) => button.hacienda,
  plantation: ({ button }, _view, _seat, first) => button.plantation(first as Good),
  quarry: ({ button }) => button.quarry,
  tile: ({ tiles }, _view, _seat, first) => tiles[first as Good],
  hospice: ({ button }) => button.hospice,
  colonist: ({ button }) => button.colonist,
  colonists: ({ button }, _view, _seat, _first, second) => button.colonists(Number(second)),
  build: ({ button }, view, seat, first) => button.build(first as Building, costFor(seatOf(view, seat), first)),
  university: ({ button }) => button.university,
  craft: ({ button }, _view, _seat, first) => button.craft(first as Good),
  sell: ({ button }, view, seat, first) => button.sell(first as Good, priceFor(seatOf(view, seat), first)),
  load: loadButton,
  wharf: wharfButton,
  keep: ({ button }, _view, _seat, first) => button.keep(first as Good),
  store: ({ button }, view, seat, first) => button.store(first as Good, barrelsOf(seatOf(view, seat), first)),
  pass: ({ button }, view) => button.pass[view.step as PassStep],
};

const buttonFor = (words: Words, view: View, seat: Seat, move: string): string => {
  const [kind = '', first = '', second = ''] = move.split(' ');
  return BUTTONS[kind]?.(words, view, seat, first, second) ?? move;
};

/** Chips that are still hidden, for the game ended early, are what the others leave of the total. */
const scoreRows = ({ score }: Words, view: View, totals: readonly number[]) => [
  {
    label: score.chips,
    values: view.seats.map(({ points }, seat) => points.chips ?? (totals[seat] ?? 0) - points.buildings - (points.bonus ?? 0)),
  },
  { label: score.buildings, values: view.seats.map(({ points }) => points.buildings) },
  { label: score.bonus, values: view.seats.map(({ points }) => points.bonus ?? 0) },
];

const makeWords = (words: Words, rules: Rules, names: readonly string[]): PuertoRicoWords => ({
  terms: words,
  name: words.name,
  moment: (view) => ({
    round: view.endings.length > 0 ? words.lastRound : words.round(Math.max(1, view.round)),
    phase: words.phases[view.step as keyof Words['phases']],
    isLast: view.endings.length > 0,
  }),
  prompt: (view, seat, moves) => promptFor(words, view, seat, moves),
  button: (view, seat, move) => buttonFor(words, view, seat, move),
  tell: (before, seat, move, after) => tell(words, names, before, seat, move, after),
  explain: (view, thing, me) => explain(words, names, view, thing, me),
  holding: (what, change) => words.holdings[what as Holding](change),
  rule: (id) => rules[id as keyof Rules] ?? '',
  read: (view) => readBoard(words, names, view),
  setup: { ruleSets: words.ruleSets, options: words.options },
  tieBreak: words.score.tieBreak,
  scores: async (view, totals) => scoreRows(words, view, totals),
});

export const loadPuertoRicoWords = async (locale: string, names: readonly string[]): Promise<PuertoRicoWords> => {
  const known = isLocale(locale) ? locale : 'en';
  const [words, rules] = await Promise.all([loadWords(known), loadRules(known)]);
  return makeWords(words, rules, names);
};
