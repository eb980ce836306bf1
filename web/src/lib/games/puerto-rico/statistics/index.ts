/** Puerto Rico in the statistics: which plots there are, what they call things, and their drawings. */
import { isKeyOf } from '@caravel/core';
import { loadWords, type Words } from '@caravel/i18n/puerto-rico';
import { type GameStats, loadStats } from '@caravel/i18n/puerto-rico/stats';
import type { GameStatistics } from '../../../stats/game-statistics.ts';
import Sign from './Sign.svelte';

const nameIn = (list: Readonly<Record<string, { readonly name: string }>>, key: string): string => list[key]?.name ?? key;

const labelOf = ({ roles, buildings, score }: Words, own: GameStats, name: string): string => {
  const [, kind = '', key = ''] = /^(role|opening|bought|ended by) (.*)$/.exec(name) ?? [];
  if (kind === 'bought') return nameIn(buildings, key);
  if (kind === 'ended by') return isKeyOf(own.endings, key) ? own.endings[key] : key;
  if (kind) return nameIn(roles, key);
  if (name === 'large buildings') return score.bonus;
  if (name === 'chips' || name === 'buildings') return score[name];
  return isKeyOf(own.amounts, name) ? own.amounts[name] : name;
};

export const statistics: GameStatistics = {
  Sign,
  hasSigns: (group) => group !== 'play',
  words: async (locale) => {
    const [words, own] = await Promise.all([loadWords(locale), loadStats(locale)]);
    const { openings, taken, chosen, play } = own.cards;
    return {
      cards: [
        { kind: 'seats' },
        { kind: 'choices', group: 'taken', ...taken },
        { kind: 'points' },
        { kind: 'length' },
        { kind: 'choices', group: 'openings', ...openings },
        { kind: 'amounts', group: 'chosen', ...chosen },
        { kind: 'amounts', group: 'play', ...play },
      ],
      ruleSets: words.ruleSets,
      options: words.options,
      label: (name) => labelOf(words, own, name),
      insight: (name, mine, winners) => (isKeyOf(own.insights, name) ? own.insights[name](mine, winners) : undefined),
    };
  },
};
