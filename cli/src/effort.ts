/** The flags that say how far searching levels look ahead. */
import { effortOf, type Level } from '@caravel/bots';
import { wholeNumber } from './flags.ts';
import { UserError } from './user-error.ts';

export const LONGEST = 86_400_000;
export const MOST_THREADS = 256;

export const EFFORT_FLAGS = { ms: { type: 'string' }, visits: { type: 'string' } } as const;

/** At most one of them; without one the levels use their own time. */
export interface EffortChoice {
  readonly visits?: number | undefined;
  readonly milliseconds?: number | undefined;
}

const optional = (text: string | undefined, flag: string, max: number): number | undefined =>
  text === undefined ? undefined : wholeNumber(text, flag, 1, max);

export const readEffort = ({ ms, visits }: { ms?: string | undefined; visits?: string | undefined }): EffortChoice => {
  if (ms !== undefined && visits !== undefined) throw new UserError('--ms and --visits: one of them');
  return { visits: optional(visits, '--visits', 1_000_000_000), milliseconds: optional(ms, '--ms', LONGEST) };
};

/** The settings for a bot of this level, without keys that are not set. */
export const settingsFor = ({ visits, milliseconds }: EffortChoice): { visits?: number; milliseconds?: number } => ({
  ...(visits === undefined ? {} : { visits }),
  ...(milliseconds === undefined ? {} : { milliseconds }),
});

/** When levels play each other, the setting is that of `hard`; `expert` gets the same multiple of it as of the usual time of `hard`. */
export const settingsAmong = (level: Level, { visits, milliseconds }: EffortChoice): { visits?: number; milliseconds?: number } =>
  settingsFor({
    visits: visits === undefined ? undefined : effortOf(level, visits),
    milliseconds: milliseconds === undefined ? undefined : effortOf(level, milliseconds),
  });
