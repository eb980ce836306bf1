/** A copy of the games in which a file can be changed while the repository stays as it is. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const linkPackages = (root: string, scratch: string): void => {
  const modules = join(scratch, 'node_modules');
  mkdirSync(join(modules, '@caravel'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@caravel') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const game of readdirSync(join(scratch, 'games'))) symlinkSync(join(scratch, 'games', game), join(modules, '@caravel', game));
};

/** The workspaces must point into the copy, or the tests would read the unchanged core. */
export const makeScratch = (root: string): string => {
  const scratch = mkdtempSync(join(tmpdir(), 'caravel-mutants-'));
  for (const folder of ['games', 'docs']) cpSync(join(root, folder), join(scratch, folder), { recursive: true });
  cpSync(join(root, 'package.json'), join(scratch, 'package.json'));
  linkPackages(root, scratch);
  return scratch;
};

export const removeScratch = (scratch: string): void => rmSync(scratch, { recursive: true, force: true });
