/** The words about alerts in the chosen language. */
import { type AlertWords, loadAlerts } from '@caravel/i18n/alerts';
import { LateWords } from '../late-words.svelte.ts';

const words = new LateWords(loadAlerts);
export const alertWords = (): AlertWords | undefined => words.value;
export const useAlertWords = (): void => words.use();
