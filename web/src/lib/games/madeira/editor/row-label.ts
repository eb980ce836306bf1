/** What a row of the form is called: the steps of its path in words. */
import type { Building, City, Colony, Favor, Good, Guild, Request, Reward, Words } from '@caravel/i18n/madeira';
import type { EditorWords } from '@caravel/i18n/madeira/editor';
import type { FormRow } from './board-form.ts';

export interface EditorSpeech {
  readonly terms: Words;
  readonly words: EditorWords;
}

const nameIn = (terms: Words, id: string): string | undefined =>
  terms.goods[id as Good] ??
  terms.cities[id as City] ??
  terms.colonies[id as Colony] ??
  terms.buildings[id as Building]?.name ??
  terms.guilds[id as Guild] ??
  terms.requests[id as Request]?.name ??
  terms.favors[id as Favor]?.name;

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
  const step = steps[i] as string;
  if (isNumber(step)) return countIn(speech, section, step, steps[i - 1]) ?? String(Number(step) + 1);
  return speech.words.keys[step as 'region'] ?? nameIn(speech.terms, step) ?? step;
};

/** `Sugar · slot 4 · Goods`: a number belongs to the word before it. */
export const rowLabel = (speech: EditorSpeech, row: FormRow): string =>
  row.steps
    .map((step, i) => ({
      text: sayStep(speech, row, i),
      joins: isNumber(step) && row.steps[i - 1] !== undefined && !isNumber(row.steps[i - 1] as string),
    }))
    .reduce((label, { text, joins }) => (label === '' ? text : `${label}${joins ? ' ' : ' · '}${text}`), '');

/** A choice in words: a Good, a guild, a Reward; heads stay as they are printed. */
export const choiceLabel = ({ terms, words }: EditorSpeech, { section }: FormRow, choice: string): string => {
  if (choice === '') return words.none;
  if (section === 'rewards') return terms.rewards[choice as Reward]?.name ?? choice;
  return terms.resources[choice as 'bread'] ?? nameIn(terms, choice) ?? choice;
};
