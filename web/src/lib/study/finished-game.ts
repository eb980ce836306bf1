/** A game that is over, wherever it is kept: on this device or on the server. */
import { type Entry, isOver, must, parseEntry, readConfig, Timeline } from '@caravel/core';
import { loadGameUiOf } from '../games/index.ts';
import type { GameUi } from '../table/game-ui.ts';
import { isLocalId, isPerson, loadTable } from '../table/session/local-store.ts';
import type { Session, TableHeader } from '../table/session/session.ts';
import { uiFrom } from './started-ui.ts';

export interface FinishedGame {
  readonly ui: GameUi;
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  /** The seats of the one who looks. */
  readonly mine: readonly number[];
  /** How it ended, where the rules alone do not say so: out of time, or by agreement. */
  readonly ending?: Session['ending'];
}

/** Why there is nothing to look at. */
export type Missing = 'missing' | 'unopened' | 'running';

const finished = (game: FinishedGame): FinishedGame | Missing => {
  const timeline = new Timeline(game.ui.game, game.header.config);
  if (timeline.extendAsFar(game.entries)) return 'unopened';
  return isOver(game.ui.game, timeline.state) ? game : 'running';
};

const local = async (id: string): Promise<FinishedGame | Missing> => {
  const kept = loadTable(id);
  if (!kept) return 'missing';
  const { header, entries } = kept;
  const newest = await loadGameUiOf(header.game, header.version ?? 1);
  const ui = newest && (await uiFrom(newest, header));
  const mine = header.seats.flatMap((seat, i) => (isPerson(seat) ? [i] : []));
  return ui ? finished({ ui, header, entries, mine }) : 'unopened';
};

const online = async (id: string): Promise<FinishedGame | Missing> => {
  const [{ api, ask, Refused }, { myself }, { shownSeats, unnamedBots }] = await Promise.all([
    import('../remote/api.ts'),
    import('../remote/me.svelte.ts'),
    import('../shown-seats.ts'),
  ]);
  try {
    const [info] = await Promise.all([api.table(id), myself.load().catch(() => undefined)]);
    if (info.status !== 'finished') return 'running';
    const ui = await loadGameUiOf(info.game, info.version);
    if (!ui) return 'unopened';
    const { e } = await ask<{ e: readonly string[] }>('GET', `/api/tables/${encodeURIComponent(id)}/log`);
    const { game, version, rules, players, options, seats } = info;
    const shown = shownSeats(game, unnamedBots(seats));
    const header: TableHeader = {
      id,
      game,
      version,
      config: must(readConfig(ui.game, { rules, players, options })),
      seats: shown.map(({ name, colour, level }, i) => ({ name, colour, kind: seats[i]?.kind ?? 'open', ...(level ? { level } : {}) })),
    };
    const mine = seats.flatMap(({ user }, seat) => (user !== undefined && user === myself.value?.id ? [seat] : []));
    const entries = e.map(parseEntry).flatMap((entry) => (entry.ok ? [entry.value] : []));
    // A table may have ended out of time or by agreement: there is still a course to look at.
    return { ui, header, entries, mine, ...(info.ending && info.ending.reason !== 'played' ? { ending: info.ending } : {}) };
  } catch (error) {
    return error instanceof Refused && error.wire.code === 'not-found' ? 'missing' : 'unopened';
  }
};

export const loadFinished = (id: string): Promise<FinishedGame | Missing> => (isLocalId(id) ? local(id) : online(id));
