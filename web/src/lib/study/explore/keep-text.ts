/** An exploration that came as a file is kept on this device; its new id, or why it is not. */
import { loadExplore } from '@caravel/i18n/explore';
import { loadSharing } from '@caravel/i18n/sharing';
import { settings } from '../../settings.svelte.ts';
import { say } from '../../speech.svelte.ts';
import { readExploration } from '../exploration-file.ts';
import { whyNoExploration } from '../refused-text.ts';
import { rulesLoader } from '../started-ui.ts';
import { keepExploration } from './saving.svelte.ts';

export const keepText = async (text: string): Promise<{ readonly id: string } | { readonly why: string }> => {
  const read = await readExploration(text, rulesLoader);
  const locale = settings.locale.value;
  if (!read.ok) return { why: say().home.badFile(whyNoExploration((await loadSharing(locale)).file, read.problem)) };
  const id = keepExploration(read.value);
  return id === undefined ? { why: (await loadExplore(locale)).kept.full } : { id };
};
