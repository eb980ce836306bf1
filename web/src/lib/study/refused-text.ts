/** Why a game or an exploration that came as text cannot be opened, in words: which part of it is wrong. */
import { claimedGame, type Problem } from '@caravel/core';
import type { Sharing } from '@caravel/i18n/sharing';

type Words = Sharing['file'];

/** What each part of an exploration is about; a part that is not named here is damaged. */
const PARTS: Readonly<Record<string, Exclude<keyof Words, 'move' | 'line'>>> = {
  format: 'other',
  version: 'newer',
  size: 'large',
  game: 'rules',
  rules: 'rules',
  start: 'position',
};

export const whyNoExploration = (words: Words, { field, rule = '' }: Problem): string => {
  if (field === undefined) return words.other;
  const move = /^nodes\.(\d+)\.entry$/.exec(field)?.[1];
  return move === undefined ? words[PARTS[field] ?? 'damaged'] : words.move(Number(move) + 1, rule);
};

/** `knows`: whether there are rules here for a game in a version, or in any. */
export const whyNoGame = (
  words: Words,
  text: string,
  { line = 1, rule = '' }: Problem,
  knows: (game: string, version?: number) => boolean,
): string => {
  const format = /^caravel (\d+)\n/.exec(text)?.[1];
  if (format === undefined) return words.other;
  if (format !== '1') return words.newer;
  const { name, version } = claimedGame(text);
  return knows(name, version) ? words.line(line, rule) : words.rules;
};
