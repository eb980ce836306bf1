import type { BoardKit } from '@caravel/core';
import { REGISTRATIONS } from '@caravel/games';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { errorMessage } from '../error-message.ts';
import { JSON_FLAG, onlyOne, parseFlags } from '../flags.ts';
import { readText } from '../game-file.ts';
import { accept, UserError } from '../user-error.ts';

/** The games whose board can be printed, corrected and used in a game. */
const withBoard = REGISTRATIONS.flatMap(({ manifest, loadBoard }) => (loadBoard ? [{ name: manifest.name, loadBoard }] : []));

const findBoard = (game: string): Promise<BoardKit> => {
  const found = withBoard.find(({ name }) => name === game);
  if (!found) throw new UserError(`no board for '${game}'; there are ${withBoard.map(({ name }) => name).join(', ')}`);
  return found.loadBoard();
};

const writeRows = ({ rows }: BoardKit): string =>
  columns([
    ['path', 'value', 'provenance', 'source'],
    ...rows().map(({ path, value, provenance, source }) => [path, String(value), provenance, source]),
  ]);

const readJson = (path: string): unknown => {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${path}: not JSON: ${errorMessage(error)}`);
  }
};

interface BoardFlags {
  readonly json: boolean;
  readonly schema: boolean;
  readonly check?: string | undefined;
}

const answer = (board: BoardKit, game: string, { json, schema, check }: BoardFlags): string => {
  if (check !== undefined) {
    accept(board.read(readJson(check)), check);
    return 'ok';
  }
  if (schema) return JSON.stringify(board.schema, null, 2);
  return json ? JSON.stringify({ game, rows: board.rows() }) : writeRows(board);
};

/** One answer at a time. */
const onlyOneFlag = (flags: Readonly<Record<string, unknown>>): void => {
  const given = Object.keys(flags).filter((name) => flags[name]);
  if (given.length > 1) throw new UserError(`--${given[0]} and --${given[1]} do not go together`);
};

export const board: Command = {
  name: 'board',
  summary: 'shows what is printed on the board of a game, and where each value comes from',
  usage: `board GAME [--json | --schema | --check FILE]

  A value is stated (a rulebook says it), derived (it follows from what they say) or reconstructed (ours).

  --schema  the JSON Schema of a board
  --check   whether FILE is a board as JSON: 'ok', or exit code 2 and what is wrong where`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, {
      ...JSON_FLAG,
      schema: { type: 'boolean', default: false },
      check: { type: 'string' },
    });
    const game = onlyOne(positionals, 'GAME');
    const found = await findBoard(game);
    onlyOneFlag({ ...values, check: values.check !== undefined });
    host.out(`${answer(found, game, values)}\n`);
    return 0;
  },
};
