/** The version of what is here, and what the change log says of it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const currentVersion = (): string => (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

/** The text under `## [1.2.3]`, up to the next version. */
export const notesOf = (version: string, log: string): string | undefined =>
  log
    .split(/^## /m)
    .find((section) => section.startsWith(`[${version}]`))
    ?.split('\n')
    .slice(1)
    .join('\n')
    // Links of the log itself are no notes.
    .replace(/^\[[^\]]+\]: .*$/gm, '')
    .trim();

/** When the commit was made, in seconds; an archive of the sources has no commits. */
export const commitSeconds = (): number => {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  return Number(stdout?.trim()) || Math.floor(Date.now() / 1000);
};
