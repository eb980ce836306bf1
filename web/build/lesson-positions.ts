/**
 * The positions of lessons, from words to the text that a page reads: `node web/build/lesson-positions.ts` writes, for every game with
 * `lessons/testing/positions.ts`, what that file builds into `lessons/positions.ts`. The words need the builders of the tests, a page does not.
 */
import { execFileSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CheckedGame, type State, writeState } from '@caravel/core';
import { GAMES } from '@caravel/games/newest';

const GAMES_FOLDER = join(import.meta.dirname, '../src/lib/games');

/** The game of each folder, and its positions by name. */
export const lessonPositions = async (): Promise<
  readonly { readonly game: CheckedGame; readonly texts: Readonly<Record<string, string>> }[]
> =>
  Promise.all(
    GAMES.filter(({ name }) => globSync(join(GAMES_FOLDER, name, 'lessons/testing/positions.ts')).length > 0).map(async (game) => {
      const { positions } = (await import(join(GAMES_FOLDER, game.name, 'lessons/testing/positions.ts'))) as {
        positions: Readonly<Record<string, State>>;
      };
      const texts = Object.entries(positions).map(([name, s]) => {
        const [fault] = game.faults(s);
        if (fault !== undefined) throw new Error(`${game.name}, ${name}: ${fault}`);
        return [name, writeState(game, s)] as const;
      });
      return { game, texts: Object.fromEntries(texts) };
    }),
  );

if (import.meta.main)
  for (const { game, texts } of await lessonPositions()) {
    const file = join(GAMES_FOLDER, game.name, 'lessons/positions.ts');
    const head = '/** Made of testing/positions.ts by web/build/lesson-positions.ts: each a position as `writeState` writes it. */';
    writeFileSync(file, `${head}\nexport const POSITIONS = ${JSON.stringify(texts, null, 2)} as const;\n`);
    execFileSync('biome', ['format', '--write', file], { cwd: dirname(GAMES_FOLDER), stdio: 'ignore' });
  }
