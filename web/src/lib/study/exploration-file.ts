/**
 * An exploration as text that outlives this page: JSON, `{ "format": "caravel-exploration", "version": 1, … }`. Whatever is read is checked:
 * every move by the rules, every size against a limit.
 */
import {
  type Config,
  fail,
  type Game,
  type MoveEntry,
  next,
  ok,
  parseEntry,
  parseMove,
  type Result,
  readConfig,
  type State,
  writeEntry,
} from '@caravel/core';
import { plainName } from '../plain-name.ts';
import { type Exploration, type ExploredNode, type ExploredSeat, ROOT, withMoves } from './exploration.ts';
import { type FaultsLoader, readStart } from './start-position.ts';

const FORMAT = 'caravel-exploration';
const VERSION = 1;

export const LIMITS = { text: 1_500_000, nodes: 8000, title: 80, name: 40, comment: 2000, start: 8000 } as const;

/** What a file claims to be, without reading all of it. */
export const isExplorationText = (text: string): boolean => /^\s*\{/.test(text) && text.slice(0, 400).includes(FORMAT);

/** The entry as a line of the log: seat and move in one text. */
const writeNode = ({ id, parent, entry, comment }: ExploredNode) => ({
  id,
  parent,
  entry: writeEntry(entry),
  ...(comment === undefined ? {} : { comment }),
});

export const writeExploration = ({ title, game, version, config, seats, start, nodes }: Exploration): string =>
  JSON.stringify({
    format: FORMAT,
    version: VERSION,
    title,
    game,
    rules: version,
    config,
    seats,
    ...(start === undefined ? {} : { start }),
    nodes: nodes.map(writeNode),
  });

/** A game without branches, one that has been played. */
export const writeGameAsExploration = ({ seats, ...game }: Omit<Exploration, 'nodes'>, moves: readonly MoveEntry[]): string => {
  const named = seats.map(({ name, colour }) => ({ name, ...(colour === undefined ? {} : { colour }) }));
  return writeExploration(withMoves({ ...game, seats: named, nodes: [] }, ROOT, moves).tree);
};

/** Where rules come from. */
export interface RulesLoader extends FaultsLoader {
  /** Of a game in a version; undefined where they are not known here. */
  game(name: string, version: number): Promise<Game | undefined>;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

const isNumber = (value: unknown, from: number): value is number => typeof value === 'number' && Number.isInteger(value) && value >= from;

const parsed = (text: string): Result<Fields> => {
  if (text.length > LIMITS.text) return fail('the file is too large', { field: 'size' });
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? ok(value) : fail('not an object');
  } catch {
    return fail('not JSON');
  }
};

const readSeat = (value: unknown, i: number): Result<ExploredSeat> => {
  if (!isFields(value) || typeof value.name !== 'string') return fail('not a name', { field: `seats.${i}.name` });
  const { colour } = value;
  const name = plainName(value.name);
  if (colour === undefined) return ok({ name });
  return isNumber(colour, 0) && colour < 8 ? ok({ name, colour }) : fail('not a colour', { field: `seats.${i}.colour` });
};

/** All values, or the first problem. */
const all = <T>(results: readonly Result<T>[]): Result<readonly T[]> => {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
};

const readSeats = (value: unknown, { players }: Config): Result<readonly ExploredSeat[]> =>
  Array.isArray(value) && value.length === players ? all(value.map(readSeat)) : fail(`not ${players} seats`, { field: 'seats' });

const readMove = (value: unknown, field: string): Result<MoveEntry> => {
  const entry = typeof value === 'string' ? parseEntry(value) : fail('not a text');
  if (!entry.ok) return fail(entry.problem.message, { field });
  return 'undo' in entry.value ? fail('an undo is no move', { field }) : ok(entry.value);
};

const readNode = (value: unknown, i: number): Result<ExploredNode> => {
  const field = `nodes.${i}`;
  if (!isFields(value)) return fail('not an object', { field });
  const { id, parent, comment } = value;
  if (!isNumber(id, ROOT + 1)) return fail('not a number from 1', { field: `${field}.id` });
  if (!isNumber(parent, ROOT)) return fail('not a number from 0', { field: `${field}.parent` });
  if (comment !== undefined && !isText(comment, LIMITS.comment)) return fail('not a text, or too long', { field: `${field}.comment` });
  const entry = readMove(value.entry, `${field}.entry`);
  return entry.ok ? ok({ id, parent, entry: entry.value, ...(comment ? { comment } : {}) }) : entry;
};

/** The position after the move of a node, if the rules allow it. */
const played = (game: Game, before: State, { seat, move }: MoveEntry): Result<State> => {
  const known = parseMove(game, move);
  return known.ok ? next(game, before, seat, known.value) : known;
};

/** Every node once, after its parent, and legal there. The same move twice in a position is one node. */
const checked = (game: Game, start: State, nodes: readonly ExploredNode[]): Result<readonly ExploredNode[]> => {
  const positions = new Map([[ROOT, start]]);
  const known = new Map([[ROOT, ROOT]]);
  const first = new Map<string, number>();
  const sound: ExploredNode[] = [];
  for (const [i, node] of nodes.entries()) {
    const parent = known.get(node.parent);
    const before = parent === undefined ? undefined : positions.get(parent);
    if (known.has(node.id)) return fail(`node ${node.id} stands here twice`, { field: `nodes.${i}.id` });
    if (parent === undefined || !before) return fail(`node ${node.parent} does not stand before it`, { field: `nodes.${i}.parent` });
    const move = `${parent} ${writeEntry(node.entry)}`;
    known.set(node.id, first.get(move) ?? node.id);
    if (first.has(move)) continue;
    const after = played(game, before, node.entry);
    if (!after.ok) return fail(after.problem.message, { ...after.problem, field: `nodes.${i}.entry` });
    first.set(move, node.id);
    positions.set(node.id, after.value);
    sound.push(parent === node.parent ? node : { ...node, parent });
  }
  return ok(sound);
};

const readNodes = (value: unknown, game: Game, start: State): Result<readonly ExploredNode[]> => {
  if (!Array.isArray(value) || value.length > LIMITS.nodes) return fail(`not a list of at most ${LIMITS.nodes} nodes`, { field: 'nodes' });
  const nodes = all(value.map(readNode));
  return nodes.ok ? checked(game, start, nodes.value) : nodes;
};

const readBody = async (fields: Fields, game: Game, loader: FaultsLoader): Promise<Result<Exploration>> => {
  const { title, start: startText } = fields;
  if (!isText(title, LIMITS.title)) return fail('not a text, or too long', { field: 'title' });
  const config = readConfig(game, fields.config);
  if (!config.ok) return fail(config.problem.message, { field: ['config', config.problem.field].filter(Boolean).join('.') });
  const seats = readSeats(fields.seats, config.value);
  if (!seats.ok) return seats;
  if (startText !== undefined && !isText(startText, LIMITS.start)) return fail('not a text, or too long', { field: 'start' });
  const start = startText === undefined ? ok(game.setup(config.value)) : await readStart(game, config.value, startText, loader);
  if (!start.ok) return start;
  const nodes = readNodes(fields.nodes, game, start.value);
  if (!nodes.ok) return nodes;
  const { name, version } = game;
  const whence = startText === undefined ? {} : { start: startText };
  return ok({ title, game: name, version, config: config.value, seats: seats.value, ...whence, nodes: nodes.value });
};

/** What another tab has kept of the same exploration, by rules that begin where it does; undefined for another one, or an unsound text. */
export const readAgain = (text: string, game: Game, known: Exploration): Exploration | undefined => {
  const read = parsed(text);
  if (!read.ok) return undefined;
  const { title, nodes } = read.value;
  const same = JSON.parse(writeExploration({ ...known, title: '', nodes: [] }));
  const isSame = JSON.stringify({ ...read.value, title: '', nodes: [], seats: same.seats }) === JSON.stringify(same);
  if (!isSame || !isText(title, LIMITS.title)) return undefined;
  const sound = readNodes(nodes, game, game.setup(known.config));
  return sound.ok ? { ...known, title, nodes: sound.value } : undefined;
};

export const readExploration = async (text: string, loader: RulesLoader): Promise<Result<Exploration>> => {
  const read = parsed(text);
  if (!read.ok) return read;
  const { format, version, game: name, rules } = read.value;
  if (format !== FORMAT) return fail(`not ${FORMAT}`, { field: 'format' });
  if (version !== VERSION) return fail(`${version} is not known here; ${VERSION} is`, { field: 'version' });
  if (!isText(name, LIMITS.name)) return fail('not a name', { field: 'game' });
  if (!isNumber(rules, 1)) return fail('not a number from 1', { field: 'rules' });
  const game = await loader.game(name, rules);
  return game ? readBody(read.value, game, loader) : fail(`version ${rules} of '${name}' is not known here`, { field: 'game' });
};
