/** Which files of a folder Docker would not see, by its .dockerignore. */
import { readFileSync } from 'node:fs';
import { join, matchesGlob, relative, sep } from 'node:path';

export const ignoredIn = (folder: string): ((path: string) => boolean) => {
  const patterns = readFileSync(join(folder, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return (path) => {
    const name = relative(folder, path).split(sep).join('/');
    return patterns.some((pattern) => matchesGlob(name, pattern));
  };
};
