/** Whether an address may be a webhook: a public one, of the kind its service has. */
import type { HookService } from '@caravel/protocol';
import type { NodeConfig } from '../config/config.ts';
import { Refusal } from '../model/refusal.ts';
import { demandPublic } from '../notices/addresses.ts';
import { addressProblem } from '../notices/services.ts';

export const demandHook = (service: HookService, url: string, { hookAllow }: NodeConfig): void => {
  demandPublic(url, 'url', hookAllow);
  const problem = addressProblem(service, url);
  if (problem) throw new Refusal('bad-input', problem, { field: 'url' });
};
