/** The words of the shell in the chosen language; switches without a reload. */
import { loadShell, type Shell } from '@caravel/i18n/shell';
import { settings } from './settings.svelte.ts';

class Speech {
  #words = $state.raw<Shell>();

  get words(): Shell {
    if (!this.#words) throw new Error('loadSpeech comes first');
    return this.#words;
  }

  async load(): Promise<void> {
    const locale = settings.locale.value;
    const words = await loadShell(locale);
    if (locale !== settings.locale.value) return;
    this.#words = words;
    document.documentElement.lang = locale;
  }
}

const speech = new Speech();

/** Must have ended before anything is shown; again whenever the language changes. */
export const loadSpeech = (): Promise<void> => speech.load();

/** The shell's words now: read it inside a template or an effect and it follows the language. */
export const say = (): Shell => speech.words;
