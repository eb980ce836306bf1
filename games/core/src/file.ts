/**
 * The `.caravel` file: plain text, header lines, an empty line, one entry a line.
 *
 *     caravel 1
 *     game puerto-rico
 *     rules base
 *     version 1
 *     players 3
 *     option mayor "in order"
 *     seat 0 Anna
 *     entries 6
 *
 *     * governor 1
 *     * tile corn
 *     * tile indigo
 *     * tile indigo
 *     * tile coffee
 *     1 role settler
 *
 * Lines that start with # are remarks. docs/notation/file.md is the reference.
 */
import { at } from './at.ts';
import { type Config, type OptionValue, readConfig } from './config.ts';
import type { FairnessRecord } from './fairness.ts';
import { type FairnessHeader, fairnessLines, headerFairness, type Located } from './file-fairness.ts';
import type { Game } from './game.ts';
import { type Entry, parseEntry, writeEntry } from './log.ts';
import { type Failure, fail, ok, type Result } from './result.ts';

export const FILE_VERSION = 1;

export interface GameFile {
  readonly game: Game;
  readonly config: Config;
  /** Who sat where; empty where the file does not say. */
  readonly names: readonly string[];
  readonly fairness?: FairnessRecord;
  readonly scores?: readonly number[];
  /** The line of the scores, for messages. */
  readonly scoresLine?: number;
  readonly entries: readonly Entry[];
  /** The line of each entry, for messages. */
  readonly lines: readonly number[];
}

/** A name without line breaks, so that no part of it can be read as a header line or a move. */
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim();

type Written = Omit<GameFile, 'lines' | 'scoresLine'>;

export const writeGameFile = ({ entries, ...file }: Written): string => writeGameText({ ...file, log: entries.map(writeEntry) });

/** A game whose rules are not loaded: their name and version, and the log as stored. */
export interface StoredGame extends Omit<Written, 'game' | 'entries'> {
  readonly game: Pick<Game, 'name' | 'version'>;
  readonly log: readonly string[];
}

export const writeGameText = ({ game, config, names, fairness, scores, log }: StoredGame): string => {
  const lines = [
    `caravel ${FILE_VERSION}`,
    `game ${game.name}`,
    `rules ${config.rules}`,
    `version ${game.version}`,
    `players ${config.players}`,
    ...Object.entries(config.options).map(([name, value]) => `option ${name} ${JSON.stringify(value)}`),
    ...names.map(oneLine).flatMap((name, seat) => (name ? [`seat ${seat} ${name}`] : [])),
    ...(fairness ? fairnessLines(fairness) : []),
    ...(scores ? [`scores ${scores.join(' ')}`] : []),
    `entries ${log.length}`,
    '',
    ...log,
  ];
  return `${lines.join('\n')}\n`;
};

/** The header lines as read, before the game has checked them. */
interface RawHeader extends FairnessHeader {
  readonly options: Map<string, Located<OptionValue>>;
  readonly names: Map<number, Located<string>>;
}

const BYTE_ORDER_MARK = '\ufeff';

/** The game and version a file claims, unchecked, for callers that have to load the rules before they can read the file. */
export const claimedGame = (text: string): { name: string; version: number | undefined } => {
  const header = text.slice(0, text.indexOf('\n\n') + 1);
  const version = /^version (\d+)$/m.exec(header)?.[1];
  return { name: /^game (.+)$/m.exec(header)?.[1] ?? '', version: version === undefined ? undefined : Number(version) };
};

/** The game of this name, in this version if one is named, else the newest. */
type FindGame = (name: string, version?: number) => Game | undefined;

export const parseGameFile = (text: string, findGame: FindGame): Result<GameFile> => {
  if (text === '') return fail('the file is empty', { line: 1 });
  if (text.startsWith(BYTE_ORDER_MARK)) return fail('the file starts with a byte order mark', { line: 1 });
  const lines = text.split('\n');
  if (lines.pop() !== '') return fail('the file ends in the middle of a line', { line: lines.length + 1 });
  const windows = lines.findIndex((line) => line.endsWith('\r'));
  if (windows !== -1) return fail('the line ends in CR; lines end in LF', { line: windows + 1 });
  const version = /^caravel (\d+)$/.exec(lines[0] ?? '');
  if (!version) return fail("a game file starts with 'caravel 1'", { line: 1 });
  if (Number(version[1]) !== FILE_VERSION) return fail(`file version ${version[1]} is not known here; ${FILE_VERSION} is`, { line: 1 });
  const gap = lines.indexOf('');
  const headerEnd = gap === -1 ? lines.length : gap;
  const header = parseHeader(lines, headerEnd);
  if (!header.ok) return header;
  if (gap === -1) return fail('the header does not end in an empty line', { line: lines.length });
  const body = parseBody(lines, headerEnd);
  return body.ok ? assemble(header.value, body.value, findGame, lines.length) : body;
};

const SINGLE_WORDS = ['game', 'rules', 'version', 'players', 'fairness', 'commitment', 'secret', 'scores', 'entries'];

const parseHeader = (lines: readonly string[], end: number): Result<RawHeader> => {
  const header: RawHeader = { words: new Map(), options: new Map(), names: new Map(), parts: new Map(), contributions: new Map() };
  for (let i = 1; i < end; i++) {
    const text = at(lines, i);
    if (text.startsWith('#')) continue;
    const message = enterHeaderLine(header, text, i + 1);
    if (message) return fail(message, { line: i + 1 });
  }
  return ok(header);
};

/** Reads one header line; returns a message if that fails. */
const enterHeaderLine = (header: RawHeader, text: string, line: number): string | undefined => {
  const space = text.indexOf(' ');
  const word = space === -1 ? text : text.slice(0, space);
  const value = space === -1 ? '' : text.slice(space + 1);
  if (SINGLE_WORDS.includes(word)) {
    if (header.words.has(word)) return `'${word}' stands here twice`;
    header.words.set(word, { value, line });
    return undefined;
  }
  if (word === 'seat') return enterBySeat(header.names, value, line, /^(\d) (\S.*)$/u, 'a seat number and a name');
  if (word === 'part')
    return enterBySeat(header.parts, value, line, /^(\d) ([0-9a-f]{64}|none)$/, "a seat number and 64 hex digits or 'none'");
  if (word === 'contribution')
    return enterBySeat(header.contributions, value, line, /^(\d) ([0-9a-f]{2,128})$/, 'a seat number and hex digits');
  if (word === 'option') return enterOption(header, value, line);
  return `'${word}' is not a header line`;
};

const enterBySeat = (map: Map<number, Located<string>>, value: string, line: number, pattern: RegExp, what: string): string | undefined => {
  const [, number, text] = pattern.exec(value) ?? [];
  if (text === undefined) return `'${value}' is not ${what}`;
  const seat = Number(number);
  if (map.has(seat)) return `seat ${seat} stands here twice`;
  map.set(seat, { value: text, line });
  return undefined;
};

const enterOption = (header: RawHeader, text: string, line: number): string | undefined => {
  const [, name, json] = /^(\S+) (.+)$/.exec(text) ?? [];
  if (name === undefined || json === undefined) return `'${text}' is not an option and its value`;
  if (header.options.has(name)) return `option ${name} stands here twice`;
  try {
    header.options.set(name, { value: JSON.parse(json) as OptionValue, line });
  } catch {
    return `the value of option ${name} is not JSON: ${json}`;
  }
  return undefined;
};

interface Body {
  readonly entries: Entry[];
  readonly lines: number[];
}

const parseBody = (lines: readonly string[], start: number): Result<Body> => {
  const body: Body = { entries: [], lines: [] };
  for (let i = start; i < lines.length; i++) {
    const text = at(lines, i);
    if (text === '' || text.startsWith('#')) continue;
    const entry = parseEntry(text);
    if (!entry.ok) return fail(entry.problem.message, { line: i + 1 });
    body.entries.push(entry.value);
    body.lines.push(i + 1);
  }
  return ok(body);
};

const assemble = (header: RawHeader, body: Body, findGame: FindGame, lastLine: number): Result<GameFile> => {
  const config = headerConfig(header, findGame);
  if (!config.ok) return config;
  const { game, config: checked } = config.value;
  const counted = header.words.get('entries');
  if (counted && counted.value !== String(body.entries.length))
    return fail(`the header promises ${counted.value} entries, ${body.entries.length} are here`, { line: lastLine });
  const tooHigh = seatTooHigh(header, checked.players);
  if (tooHigh) return tooHigh;
  const scores = headerScores(header, checked.players);
  if (!scores.ok) return scores;
  const fairness = headerFairness(header, checked.players);
  if (!fairness.ok) return fairness;
  const names = Array.from({ length: checked.players }, (_, seat) => header.names.get(seat)?.value ?? '');
  return ok({ game, config: checked, names, ...fairness.value, ...scores.value, ...body });
};

const seatTooHigh = ({ names, parts, contributions }: RawHeader, players: number): Failure | undefined => {
  for (const [what, map] of Object.entries({ name: names, part: parts, contribution: contributions }))
    for (const [seat, { line }] of map) if (seat >= players) return fail(`a ${what} for seat ${seat} of ${players} players`, { line });
  return undefined;
};

const headerConfig = (header: RawHeader, findGame: FindGame): Result<{ game: Game; config: Config }> => {
  const { words, options } = header;
  const name = words.get('game');
  if (!name) return fail("the header has no 'game' line", { line: 1 });
  const newest = findGame(name.value);
  if (!newest) return fail(`no game named '${name.value}'`, { line: name.line });
  const version = words.get('version');
  const game = version ? findGame(name.value, Number(version.value)) : newest;
  if (!game || (version && version.value !== String(game.version)))
    return fail(`written for version ${version?.value} of the rules of ${newest.name}; this is version ${newest.version}`, {
      line: version?.line ?? 1,
    });
  const players = words.get('players');
  if (!players) return fail("the header has no 'players' line", { line: 1 });
  const rules = words.get('rules');
  const config = readConfig(game, {
    players: /^\d+$/.test(players.value) ? Number(players.value) : players.value,
    ...(rules ? { rules: rules.value } : {}),
    options: Object.fromEntries([...options].map(([option, { value }]) => [option, value])),
  });
  if (config.ok) return ok({ game, config: config.value });
  const { field = '', message } = config.problem;
  const line = field.startsWith('options.') ? optionLine(options, field) : words.get(field)?.line;
  return fail(message, { line: line ?? 1, field });
};

/** The line of the option that a problem's field names; the field may continue into the option's value. */
const optionLine = (options: RawHeader['options'], field: string): number | undefined =>
  [...options].find(([name]) => `${field}.`.startsWith(`options.${name}.`))?.[1].line;

const headerScores = (header: RawHeader, players: number): Result<{ scores?: number[]; scoresLine?: number }> => {
  const given = header.words.get('scores');
  if (!given) return ok({});
  const scores = given.value.split(' ').map(Number);
  if (scores.length !== players || !/^-?\d+( -?\d+)*$/.test(given.value))
    return fail(`'${given.value}' is not a score for each seat`, { line: given.line });
  return ok({ scores, scoresLine: given.line });
};
