/** Keeps a version of a game's rules for ever: the rules as one file, and the recorded games with what they led to. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, parseGameFile, replay, standing, writeState } from '@caravel/core';
import { accept, UserError } from '../user-error.ts';
import { bundleRules } from './bundle.ts';

/** Types are those of the newest version: what it needs, an older one must have, too (games/all/src/frozen.test.ts). */
const TYPES = `import type { game as newest, inside as newestInside } from '../../src/rules.ts';

export declare const game: typeof newest;
export declare const inside: typeof newestInside;
`;

/** The last commit that changed the rules; a copy of the sources may have none. */
const sourceCommit = (root: string, name: string): string => {
  const args = ['log', '-1', '--format=%H', '--', `games/${name}/src`, 'games/core/src'];
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim() || 'sources without a commit';
};

const headerOf = (root: string, { name, version }: Game): string =>
  `// ${name}, version ${version} of the rules, frozen by 'caravel freeze' from ${sourceCommit(root, name)}. Never edited.\n`;

const withoutHeader = (text: string): string => text.slice(text.indexOf('\n') + 1);

const demandSame = (path: string, code: string, { name, version }: Game): void => {
  if (withoutHeader(readFileSync(path, 'utf8')) !== code)
    throw new UserError(
      `version ${version} of ${name} is frozen already, from other code, and stays as it is; if the rules differ, raise the version in the manifest`,
    );
};

/** The position a recorded game ends in, and its scores. */
const endOf = (game: Game, path: string): object => {
  const { config, entries } = accept(
    parseGameFile(readFileSync(path, 'utf8'), () => game),
    path,
  );
  const { state } = accept(replay(game, config, entries), path);
  return { state: writeState(game, state), scores: standing(game, state).scores };
};

const endsOf = (game: Game, folder: string): object => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.caravel'));
  return Object.fromEntries(names.map((name) => [name, endOf(game, join(folder, name))]));
};

/** Returns the folder. What is frozen already stays as it is; where a recorded game is not one of this version, nothing is written. */
export const freeze = async (root: string, game: Game): Promise<string> => {
  const folder = join(root, 'games', game.name, 'frozen', String(game.version));
  const path = join(folder, 'rules.js');
  const code = await bundleRules(root, game.name);
  if (existsSync(path)) demandSame(path, code, game);
  else {
    const recorded = join(root, 'games', game.name, 'games');
    const ends = endsOf(game, recorded);
    cpSync(recorded, join(folder, 'games'), { recursive: true });
    writeFileSync(join(folder, 'ends.json'), `${JSON.stringify(ends, null, 2)}\n`);
    writeFileSync(join(folder, 'rules.d.ts'), TYPES);
    writeFileSync(path, headerOf(root, game) + code);
  }
  return folder;
};
