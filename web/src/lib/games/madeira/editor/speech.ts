/** The words of the owners' check: names of values, choices and faults, made from the catalogues. */
import { isKeyOf, type Problem } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { EditorWords } from '@caravel/i18n/madeira/editor';
import type { Sources } from '@caravel/i18n/madeira/sources';
import type { Entry, PrintedValue } from './values.ts';

export interface Speech {
  readonly terms: Words;
  readonly words: EditorWords;
  readonly sources: Sources;
}

const nameIn = ({ goods, guilds, requests, favors }: Words, id: string): string | undefined => {
  const names = { ...goods, ...guilds };
  if (isKeyOf(names, id)) return names[id];
  const described = { ...requests, ...favors };
  return isKeyOf(described, id) ? described[id].name : undefined;
};

/** By the part of the board: what the last steps of a path count. */
const countedIn = ({ words, terms }: Speech, section: string, steps: readonly string[]): string | undefined => {
  const n = Number(steps.at(-1));
  switch (section) {
    case 'diceFaces':
      return words.face(n + 1);
    case 'woodPrices':
      return terms.amount('wood', n + 1);
    case 'districtWood':
      return words.keys.wood;
    case 'passing':
      return words.keys.reals;
    case 'marketPoints':
    case 'colonyPoints':
      return words.round(n);
    case 'startingRequests':
      return words.crowns(n);
    case 'guildRows':
      return words.guild(n + 1);
    case 'rewards':
      return `${steps[1]} ${n + 1}`;
    case 'buildingCosts':
      return words.players(n);
    case 'requests':
      return nameIn(terms, steps[1] ?? '');
    default:
      return undefined;
  }
};

/** What a value is called at its spot. */
export const labelOf = (speech: Speech, { steps }: PrintedValue): string => {
  const { keys, players, step } = speech.words;
  const [section = ''] = steps;
  const last = steps.at(-1) ?? '';
  const counted = countedIn(speech, section, steps);
  if (counted !== undefined) return counted;
  if (steps.includes('wood')) return `${keys.wood}, ${players(Number(last))}`;
  if (steps.includes('levels')) return step(Number(last));
  const name = isKeyOf(keys, last) ? keys[last] : (nameIn(speech.terms, last) ?? last);
  return steps.includes('or') ? `${keys.or} ${name}` : name;
};

/** A value in words: a Good, a guild, a Reward; heads as the numbers of players. */
export const entryText = ({ terms, words }: Speech, { steps }: PrintedValue, entry: Entry): string => {
  const text = String(entry);
  if (steps.at(-1) === 'heads') return words.heads[text === '3+' || text === '4' || text === '2' ? text : 'all'];
  if (text === '') return words.none;
  if (steps[0] === 'rewards' && isKeyOf(terms.rewards, text)) return terms.rewards[text].name;
  return isKeyOf(terms.resources, text) ? terms.resources[text] : (nameIn(terms, text) ?? text);
};

export const originText = ({ words }: Speech, { isEdited, isAssumed, provenance }: PrintedValue): string => {
  if (isEdited) return words.provenance.edited;
  return isAssumed ? words.provenance.assumed : words.provenance[provenance];
};

/** "Higher number: 12, stated." */
export const valueText = (speech: Speech, value: PrintedValue): string =>
  `${labelOf(speech, value)}: ${entryText(speech, value, value.value)}, ${originText(speech, value)}`;

/** Why no board can be like this, by the part of the board that readBoard names. */
export const faultText = ({ words }: Speech, { field = '' }: Problem, value: PrintedValue | undefined): string => {
  const { faults } = words;
  if (value?.kind.type === 'number' && !isWithin(value.value, value.kind.min, value.kind.max))
    return faults.range(value.kind.min, value.kind.max);
  const [section = ''] = field.split(/[.[]/);
  return isKeyOf(faults, section) && section !== 'range' ? faults[section] : faults.other;
};

const isWithin = (entry: Entry, min: number, max: number): boolean =>
  typeof entry === 'number' && Number.isInteger(entry) && entry >= min && entry <= max;
