/** Finds what one wants to explore: an exploration of this device, a table of this device, or one on the server. */
import { type Config, type Game, type MoveEntry, must, type Problem, parseGameFile, type Seat, Timeline } from '@caravel/core';
import type { TableInfo } from '@caravel/protocol';
import { loadGameUiOf } from '../../games/index.ts';
import { api, askForFile } from '../../remote/api.ts';
import { hintsAllowed } from '../../remote/hints-allowed.ts';
import { myself } from '../../remote/me.svelte.ts';
import { shownSeats, unnamedBots } from '../../shown-seats.ts';
import type { GameUi } from '../../table/game-ui.ts';
import { isLocalId, loadTable } from '../../table/session/local-store.ts';
import { type Exploration, type ExploredSeat, endOf, ROOT, withMoves } from '../exploration.ts';
import { readExploration } from '../exploration-file.ts';
import { rulesLoader, uiFrom } from '../started-ui.ts';
import { Explorer } from './explorer.svelte.ts';
import { type KeptExploration, loadExploration, newExplorationId } from './kept-explorations.ts';
import type { KeptAs, Notice } from './saving.svelte.ts';

export interface Opened {
  readonly explorer: Explorer;
  /** With the rules that begin where the exploration does. */
  readonly ui: GameUi;
  /** Under which it is kept once it was changed; undefined for what belongs to somebody else. */
  readonly kept?: KeptAs | undefined;
  readonly notice?: Notice | undefined;
  /** Of a running game with others only one's own side is shown, and no bot is asked. */
  readonly running?: { readonly me: Seat | undefined } | undefined;
}

/** `why` is one of the words of exploring, or what is wrong with the text. */
export type NotOpened = { readonly why: 'missing' | 'unopened' | 'running' } | { readonly problem: Problem; readonly text: string };

const opened = async (tree: Exploration, current: number, more: Omit<Opened, 'explorer' | 'ui'>): Promise<Opened | NotOpened> => {
  const ui = await loadGameUiOf(tree.game, tree.version);
  if (!ui) return { why: 'unopened' };
  const begun = await uiFrom(ui, tree);
  return begun ? { explorer: new Explorer(begun.game, tree, current), ui: begun, ...more } : { why: 'unopened' };
};

/** An exploration that came as a text: one's own has an id. */
export const openText = async (text: string, kept?: Opened['kept'], running?: Opened['running']): Promise<Opened | NotOpened> => {
  const read = await readExploration(text, rulesLoader);
  if (!read.ok) return { problem: read.problem, text };
  const { value: tree } = read;
  return opened(tree, kept ? endOf(tree, ROOT) : ROOT, { kept: kept && { ...kept, tree }, running });
};

interface Source {
  readonly id: string;
  readonly title: string;
  readonly game: Game;
  readonly config: Config;
  readonly seats: readonly ExploredSeat[];
  readonly timeline: Timeline;
  readonly start?: string | undefined;
}

const lineAt = ({ game, timeline }: Source, at: number | undefined): MoveEntry[] =>
  [...timeline.back(at)].reverse().map(({ seat, move }) => ({ seat, move: game.moves.text(move) }));

/** Goes on with what was explored of the table before; what was played since is added. What cannot be read stays as it is. */
const openSource = async (source: Source, at: number | undefined, running?: Opened['running']): Promise<Opened | NotOpened> => {
  const { id, game, config, seats, title, start } = source;
  const before = loadExploration(id);
  const read = before && (await readExploration(before.text, rulesLoader));
  const fresh = { title, game: game.name, version: game.version, config, seats, ...(start === undefined ? {} : { start }), nodes: [] };
  const whole = withMoves(read?.ok ? read.value : fresh, ROOT, lineAt(source, undefined));
  const { tree, id: current } = withMoves(whole.tree, ROOT, lineAt(source, at));
  if (!before || !read?.ok) return opened(tree, current, { kept: { id: newExplorationId(), of: id }, notice: before && 'unread', running });
  return opened(tree, current, { kept: { id: before.id, of: id, stamp: before.stamp, tree: read.value }, running });
};

const openLocal = async (id: string, at: number | undefined, titleOf: TitleOf): Promise<Opened | NotOpened> => {
  const table = loadTable(id);
  if (!table) return { why: 'missing' };
  const { game: name, version = 1, config, seats, start } = table.header;
  const ui = await loadGameUiOf(name, version);
  const begun = ui && (await uiFrom(ui, table.header));
  if (!begun) return { why: 'unopened' };
  const timeline = new Timeline(begun.game, config, 'all');
  timeline.extendAsFar(table.entries);
  const named = seats.map(({ name: own, colour }) => ({ name: own, ...(colour === undefined ? {} : { colour }) }));
  return openSource({ id, title: titleOf(name), game: begun.game, config, seats: named, timeline, start }, at);
};

/** Undefined for a table whose game is over. */
const runningOf = async ({ status, seats }: TableInfo): Promise<Opened['running']> => {
  if (status === 'finished') return undefined;
  await myself.load().catch(() => undefined);
  const me = seats.findIndex(({ user }) => user !== undefined && user === myself.value?.id);
  return { me: me < 0 ? undefined : me };
};

const openOnline = async (id: string, at: number | undefined, titleOf: TitleOf): Promise<Opened | NotOpened> => {
  const info = await api.table(id).catch(() => undefined);
  if (!info) return { why: 'unopened' };
  if (!hintsAllowed(info)) return { why: 'running' };
  const ui = await loadGameUiOf(info.game, info.version);
  if (!ui) return { why: 'unopened' };
  const file = await askForFile(`/api/tables/${id}/file`);
  const { config, entries } = must(parseGameFile(await file.text(), () => ui.game));
  const timeline = new Timeline(ui.game, config, 'all');
  timeline.extendAsFar(entries);
  const seats = shownSeats(info.game, unnamedBots(info.seats)).map(({ name, colour }) => ({ name, colour }));
  return openSource({ id, title: titleOf(info.game), game: ui.game, config, seats, timeline }, at, await runningOf(info));
};

/** What was explored of a table keeps to the rules of the table while it runs; without a network nobody can tell. */
const openOwn = async ({ id, of, stamp, text }: KeptExploration): Promise<Opened | NotOpened> => {
  const info = of === undefined || isLocalId(of) ? undefined : await api.table(of).catch(() => undefined);
  if (info && !hintsAllowed(info)) return { why: 'running' };
  return openText(text, { id, of, stamp }, info && (await runningOf(info)));
};

/** What a new exploration of a game is called. */
export type TitleOf = (game: string) => string;

export const openExploration = async (id: string, at: number | undefined, titleOf: TitleOf): Promise<Opened | NotOpened> => {
  const own = loadExploration(id);
  if (own?.id === id) return openOwn(own);
  return isLocalId(id) ? openLocal(id, at, titleOf) : openOnline(id, at, titleOf);
};
