/** On to the next game with the same people: whoever asks first makes the table, the others sit down at it. */
import type { TableInfo } from '@caravel/protocol';
import { router } from '../router.svelte.ts';
import { api } from './api.ts';
import { myself } from './me.svelte.ts';
import { takePart } from './take-part.ts';

export const goToRematch = async ({ id, rematch }: TableInfo): Promise<void> => {
  const next = rematch ?? (await api.rematch(id));
  if (rematch) await api.join(next, {}).catch(() => undefined);
  await takePart(await api.table(next), myself.value?.id);
  router.go({ page: 'table', id: next });
};
