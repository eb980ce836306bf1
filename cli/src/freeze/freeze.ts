/** Keeps a version of a game's rules for ever: the rules as one file, and the recorded games with what they led to. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, must, parseGameFile, replay, standing, writeState } from '@caravel/core';
import { UserError } from '../user-error.ts';
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
    throw new UserError(`version ${version} of ${name} is frozen already, with other rules: raise the version in its manifest`);
};

/** The position a recorded game ends in, and its scores. */
const endOf = (game: Game, text: string): object => {
  const { config, entries } = must(parseGameFile(text, () => game));
  const { state } = must(replay(game, config, entries));
  return { state: writeState(game, state), scores: standing(game, state).scores };
};

const keepGames = (root: string, folder: string, game: Game): void => {
  const from = join(root, 'games', game.name, 'games');
  const names = readdirSync(from).filter((name) => name.endsWith('.caravel'));
  cpSync(from, join(folder, 'games'), { recursive: true });
  const ends = Object.fromEntries(names.map((name) => [name, endOf(game, readFileSync(join(from, name), 'utf8'))]));
  writeFileSync(join(folder, 'ends.json'), `${JSON.stringify(ends, null, 2)}\n`);
};

/** Returns the folder. What is frozen already stays as it is. */
export const freeze = async (root: string, game: Game): Promise<string> => {
  const folder = join(root, 'games', game.name, 'frozen', String(game.version));
  const path = join(folder, 'rules.js');
  const code = await bundleRules(root, game.name);
  if (existsSync(path)) demandSame(path, code, game);
  else {
    mkdirSync(folder, { recursive: true });
    keepGames(root, folder, game);
    writeFileSync(join(folder, 'rules.d.ts'), TYPES);
    writeFileSync(path, headerOf(root, game) + code);
  }
  return folder;
};
