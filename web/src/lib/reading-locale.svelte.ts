/** The language of a page whose address may name one: that one counts until the reader chooses another. */
import type { Locale } from '@caravel/i18n';
import { settings } from './settings.svelte.ts';

/** To be called while a component is set up. */
export const readingLocale = (named: () => Locale | undefined): { readonly shown: Locale } => {
  const before = settings.locale.value;
  let hasChosen = $state(false);
  $effect.pre(() => {
    if (settings.locale.value !== before) hasChosen = true;
  });
  const shown = $derived(hasChosen ? settings.locale.value : (named() ?? settings.locale.value));
  return {
    get shown() {
      return shown;
    },
  };
};
