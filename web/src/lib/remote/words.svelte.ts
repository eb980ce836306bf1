/** The words of playing with others in the chosen language. */
import { loadOnline, type Online } from '@caravel/i18n/online';
import type { WireError } from '@caravel/protocol';
import { settings } from '../settings.svelte.ts';
import { Refused } from './api.ts';

class OnlineWords {
  value = $state.raw<Online | undefined>();

  async load(): Promise<void> {
    const locale = settings.locale.value;
    const words = await loadOnline(locale);
    if (locale === settings.locale.value) this.value = words;
  }
}

const words = new OnlineWords();

/** The words now, or undefined while they are on their way; follows the language. */
export const online = (): Online | undefined => {
  return words.value;
};

/** Call in a component: loads the words and follows the language. */
export const useOnlineWords = (): void => {
  $effect(() => {
    void settings.locale.value;
    void words.load();
  });
};

/** A refusal in the person's language; where the server names a field, its own words say more. */
export const errorText = (error: unknown): string => {
  const wire: WireError = error instanceof Refused ? error.wire : { code: 'unavailable', message: '' };
  const known = words.value?.errors[wire.code] ?? wire.message;
  return wire.code === 'bad-input' && wire.field ? `${known} (${wire.field}: ${wire.message})` : known;
};
