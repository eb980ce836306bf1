/** On to the next game with the same people: whoever asks first makes the table, the others sit down at it. */
import type { TableInfo } from '@caravel/protocol';
import { router } from '../router.svelte.ts';
import { api } from './api.ts';

export const goToRematch = async ({ id, rematch }: TableInfo): Promise<void> => {
  const next = rematch ?? (await api.rematch(id));
  if (rematch) await api.join(next, {}).catch(() => undefined);
  router.go({ page: 'table', id: next });
};
