/** The words of shared games and analyses in the chosen language. */
import { loadSharing, type Sharing } from '@caravel/i18n/sharing';
import { settings } from '../settings.svelte.ts';

class SharingWords {
  value = $state.raw<Sharing | undefined>();

  async load(): Promise<void> {
    const locale = settings.locale.value;
    const words = await loadSharing(locale);
    if (locale === settings.locale.value) this.value = words;
  }
}

const words = new SharingWords();

/** The words now, or undefined while they are on their way; follows the language. */
export const sharing = (): Sharing | undefined => words.value;

/** Call in a component: loads the words and follows the language. */
export const useSharingWords = (): void => {
  $effect(() => {
    void settings.locale.value;
    void words.load();
  });
};
