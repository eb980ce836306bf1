/** The language of a page whose address may name one: that one counts until the reader chooses another, which the address names then. */
import type { Locale } from '@caravel/i18n';
import { router } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';

export interface Reading {
  readonly shown: Locale;
  /** What is to be read did not come. */
  readonly hasFailed: boolean;
  fail(): void;
}

/** To be called while a component is set up. */
export const readingLocale = (named: () => Locale | undefined): Reading => {
  let before = settings.locale.value;
  let hasFailed = $state(false);
  const shown = $derived(named() ?? settings.locale.value);
  $effect.pre(() => {
    const locale = settings.locale.value;
    if (locale === before) return;
    before = locale;
    const { route } = router;
    if (named() && 'locale' in route) router.replace({ ...route, locale });
  });
  return {
    get shown() {
      return shown;
    },
    get hasFailed() {
      return hasFailed;
    },
    fail: () => {
      hasFailed = true;
    },
  };
};
