import { join, relative } from 'node:path';
import type { Command } from '../command.ts';
import { findGame } from '../config-flags.ts';
import { onlyOne, parseFlags } from '../flags.ts';

const ROOT = join(import.meta.dirname, '../../..');

export const freeze: Command = {
  name: 'freeze',
  summary: 'keeps the rules of a game as they are, for the games played by them, before another version begins',
  usage: `freeze GAME

  Writes the rules, all in one file, and the recorded games with their ends to games/GAME/frozen/VERSION. What is frozen already stays
  as it is: other rules of the same version are refused. Then raise the version in the game's manifest.ts and name the frozen one in its
  registration.ts.`,
  run: async (args, host) => {
    const { positionals } = parseFlags(args, {});
    const game = findGame(host.games, onlyOne(positionals, 'GAME'));
    // The bundler is installed where the game is worked on.
    const { freeze: keep } = await import('../freeze/freeze.ts');
    host.out(`version ${game.version} of ${game.name} is kept in ${relative(ROOT, await keep(ROOT, game))}\n`);
    return 0;
  },
};
