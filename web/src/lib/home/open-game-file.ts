/** A game that comes as text, from a file or inside a link: read, checked by its rules, and kept as a table of this device. */
import { claimedGame, type Game, type GameFile, type Problem, parseGameFile, type Result, sha256, Timeline, toHex } from '@caravel/core';
import { loadGameUi, loadGameUiOf } from '../games/index.ts';
import { plainName } from '../plain-name.ts';
import { randomHex } from '../random-hex.ts';
import { settings } from '../settings.svelte.ts';
import { say } from '../speech.svelte.ts';
import { createTable, loadTable, saveTable } from '../table/session/local-store.ts';
import type { TableHeader } from '../table/session/session.ts';

/** The text's own first lines say which game it is. */
const gamesFor = async (text: string): Promise<Game[]> => {
  const { name, version } = claimedGame(text);
  const uis = await Promise.all([loadGameUi(name), version === undefined ? undefined : loadGameUiOf(name, version)]);
  return uis.flatMap((ui) => ui?.game ?? []);
};

const finderIn = (games: readonly Game[]) => (name: string, version?: number) =>
  games.find((game) => game.name === name && (version === undefined || game.version === version));

/** Rejects if the rules cannot be loaded. */
export const readGameText = async (text: string): Promise<Result<GameFile>> => parseGameFile(text, finderIn(await gamesFor(text)));

/** What is wrong with a text that is no game, in the language of the page. */
export const whyRefused = async (text: string, problem: Problem): Promise<string> => {
  const [{ whyNoGame }, { loadSharing }] = await Promise.all([import('../study/refused-text.ts'), import('@caravel/i18n/sharing')]);
  const [words, find] = [await loadSharing(settings.locale.value), finderIn(await gamesFor(text))];
  return whyNoGame(words.file, text, problem, (name, version) => find(name, version) !== undefined);
};

export interface PlayedFile extends GameFile {
  readonly timeline: Timeline;
}

/** Also played through: an illegal move is named with its line and rule. */
export const playGameText = async (text: string): Promise<Result<PlayedFile>> => {
  const read = await readGameText(text);
  if (!read.ok) return read;
  const { game, config, entries, lines } = read.value;
  const timeline = new Timeline(game, config);
  const problem = timeline.extendAsFar(entries);
  const line = lines[timeline.length];
  if (problem) return { ok: false, problem: { ...problem, ...(line === undefined ? {} : { line }) } };
  return { ok: true, value: { ...read.value, timeline } };
};

/** All seats are people's: whoever opens a game may move for each. */
export const headerOf = ({ game, config, names }: GameFile): Omit<TableHeader, 'id'> => ({
  game: game.name,
  version: game.version,
  config,
  seats: names.map((name, i) => ({ name: plainName(name) || say().newTable.seat(i + 1), kind: 'person' })),
});

/** A new table of its own. */
export const keepGame = (file: GameFile): string => createTable(headerOf(file), file.entries);

/** The same text is the same table, however often it is opened; what was played on there stays. */
export const keepGameOnce = (text: string, file: GameFile): string => {
  const id = `local-${toHex(sha256(new TextEncoder().encode(text))).slice(0, 20)}`;
  const header = { ...headerOf(file), id };
  if (!loadTable(id)) saveTable({ header, entries: file.entries, savedAt: Date.now(), waitingFor: [], secret: randomHex() });
  return id;
};
