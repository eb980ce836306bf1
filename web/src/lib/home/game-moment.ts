/** Round and phase of a table in a list, in the language of the page; '' where they are not known. */
import type { Moment } from '@caravel/core';
import { settings } from '../settings.svelte.ts';
import { cardOf } from './cards.ts';
import { momentText } from './moment-text.ts';

export const gameMoment = ({ game, moment }: { readonly game: string; readonly moment?: Moment | undefined }): string => {
  const card = cardOf(game);
  return card && moment ? momentText(card, moment, settings.locale.value) : '';
};
