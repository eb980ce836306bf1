/** What a row of the form is called: the steps of its path in words. */
import { at, isKeyOf } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { EditorWords } from '@caravel/i18n/madeira/editor';
import type { FormRow } from './board-form.ts';

export interface EditorSpeech {
  readonly terms: Words;
  readonly words: EditorWords;
}

const nameIn = ({ goods, cities, colonies, guilds, buildings, requests, favors }: Words, id: string): string | undefined => {
  const names = { ...goods, ...cities, ...colonies, ...guilds };
  if (isKeyOf(names, id)) return names[id];
  const described = { ...buildings, ...requests, ...favors };
  return isKeyOf(described, id) ? described[id].name : undefined;
};

/** Keys that count players, rounds, regions or crowns, by the section they stand in. */
const countIn = ({ words }: EditorSpeech, section: string, step: string, before: string | undefined): string | undefined => {
  const n = Number(step);
  if (section === 'marketPoints' || section === 'colonyPoints') return words.round(n);
  if (section === 'startingRequests') return words.crowns(n);
  if (section === 'fields' && before === undefined) return words.region(n);
  return section === 'buildingCosts' || section === 'requests' || before === 'wood' || (section === 'guildRows' && before === undefined)
    ? words.players(n)
    : undefined;
};

const isNumber = (step: string): boolean => /^\d+$/.test(step);

const sayStep = (speech: EditorSpeech, { section, steps }: FormRow, i: number): string => {
  const step = at(steps, i);
  const { keys } = speech.words;
  if (isNumber(step)) return countIn(speech, section, step, steps[i - 1]) ?? String(Number(step) + 1);
  return isKeyOf(keys, step) ? keys[step] : (nameIn(speech.terms, step) ?? step);
};

/** `Sugar · slot 4 · Goods`: a number belongs to the word before it. */
export const rowLabel = (speech: EditorSpeech, row: FormRow): string =>
  row.steps
    .map((step, i) => ({
      text: sayStep(speech, row, i),
      joins: isNumber(step) && i > 0 && !isNumber(at(row.steps, i - 1)),
    }))
    .reduce((label, { text, joins }) => (label === '' ? text : `${label}${joins ? ' ' : ' · '}${text}`), '');

/** A choice in words: a Good, a guild, a Reward; heads stay as they are printed. */
export const choiceLabel = ({ terms, words }: EditorSpeech, { section }: FormRow, choice: string): string => {
  if (choice === '') return words.none;
  if (section === 'rewards' && isKeyOf(terms.rewards, choice)) return terms.rewards[choice].name;
  return isKeyOf(terms.resources, choice) ? terms.resources[choice] : (nameIn(terms, choice) ?? choice);
};
