/** An exploration that came as a file is kept on this device; its new id, or what is wrong with it. */
import { ok, type Result } from '@caravel/core';
import { readExploration } from '../exploration-file.ts';
import { rulesLoader } from '../started-ui.ts';
import { keepExploration } from './saving.svelte.ts';

export const keepText = async (text: string): Promise<Result<string>> => {
  const read = await readExploration(text, rulesLoader);
  return read.ok ? ok(keepExploration(read.value)) : read;
};
