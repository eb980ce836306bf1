/** `Round 3 · Captain`, from words that come with the home page: the rules and words of a game are not loaded for a line in a list. */
import type { Moment } from '@caravel/core';
import type { Card, Locale } from '@caravel/i18n';

export const momentText = ({ rounds, phases }: Card, { round, phase }: Moment, locale: Locale): string => {
  const numbered = round > 0 ? rounds?.[locale].replace('#', String(round)) : undefined;
  return [numbered, phases?.[locale][phase]].filter((part) => part !== undefined).join(' · ');
};
