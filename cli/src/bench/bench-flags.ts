/** The flags of benches that measure in runs, here or against another checkout. */
import { CONFIG_FLAGS } from '../config-flags.ts';
import { JSON_FLAG } from '../flags.ts';

export const RUNS_FLAGS = {
  ...CONFIG_FLAGS,
  ...JSON_FLAG,
  against: { type: 'string' },
  runs: { type: 'string', default: '15' },
  milliseconds: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
} as const;
