/** Madeira in the statistics: which plots there are, what they call things, and their drawings. */
import { isKeyOf } from '@caravel/core';
import { loadWords, type Words } from '@caravel/i18n/madeira';
import { type GameStats, loadStats } from '@caravel/i18n/madeira/stats';
import type { GameStatistics } from '../../../stats/game-statistics.ts';
import Sprite from '../board/Sprite.svelte';
import Sign from './Sign.svelte';

const nameIn = (list: Readonly<Record<string, { readonly name: string }>>, key: string): string => list[key]?.name ?? key;

const POINTS = /^points (?:of (Requests|play|wealth)|lost to (Pirates)|(.*))$/;

const pointsLabel = ({ score, things, requests }: Words, [, kind, lost, request = '']: readonly (string | undefined)[]): string => {
  if (lost) return score.pirateLoss;
  if (kind === 'Requests') return things.requests;
  if (kind === 'play') return score.play;
  return kind === 'wealth' ? score.wealth : nameIn(requests, request);
};

const labelOf = (words: Words, own: GameStats, name: string): string => {
  if (isKeyOf(own.amounts, name)) return own.amounts[name];
  const points = POINTS.exec(name);
  if (points) return pointsLabel(words, points);
  const [kind = '', key = ''] = name.split(' ');
  if (kind === 'character') return nameIn(words.characters, key);
  if (kind === 'building') return nameIn(words.buildings, key);
  return nameIn(kind === 'favor' ? words.favors : words.requests, key);
};

export const statistics: GameStatistics = {
  Sprite,
  Sign,
  hasSigns: (group) => group === 'chosen' || group === 'buildings',
  words: async (locale) => {
    const [words, own] = await Promise.all([loadWords(locale), loadStats(locale)]);
    const { openings, taken, favors, requests, chosen, buildings, play } = own.cards;
    return {
      cards: [
        { kind: 'seats' },
        { kind: 'choices', group: 'taken', ...taken },
        { kind: 'points' },
        { kind: 'amounts', group: 'play', ...play },
        { kind: 'choices', group: 'openings', ...openings },
        { kind: 'amounts', group: 'requests', ...requests },
        { kind: 'choices', group: 'favors', ...favors },
        { kind: 'amounts', group: 'chosen', ...chosen },
        { kind: 'amounts', group: 'buildings', ...buildings },
        { kind: 'length' },
      ],
      ruleSets: words.ruleSets,
      options: words.options,
      label: (name) => labelOf(words, own, name),
      insight: (name, mine, winners) => (isKeyOf(own.insights, name) ? own.insights[name](mine, winners) : undefined),
    };
  },
};
