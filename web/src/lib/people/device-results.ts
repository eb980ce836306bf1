/** Results of games against bots on this device, in short: they outlive the tables. */
import { at, isOver, type Standing, standing, Timeline } from '@caravel/core';
import type { GameRecord, PersonFigures } from '@caravel/protocol';
import { KEPT_UNDER } from '../site.ts';
import { isPerson, type KeptTable, keptTables } from '../table/session/local-store.ts';
import type { SeatInfo, TableHeader } from '../table/session/session.ts';

type Level = NonNullable<SeatInfo['level']>;

export interface DeviceResult {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly rules: string;
  readonly score: number;
  readonly place: number;
  /** Of the bots, in the order of their seats. */
  readonly levels: readonly Level[];
  /** When it ended, in milliseconds. */
  readonly at: number;
  /** How many entries its log has. */
  readonly length: number;
}

const KEY = `${KEPT_UNDER}results`;
const MOST = 500;

const isResult = (value: unknown): value is DeviceResult =>
  typeof value === 'object' && value !== null && 'table' in value && 'score' in value && 'place' in value && 'levels' in value;

export const deviceResults = (): readonly DeviceResult[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return [];
  }
};

/** Each table once, the newest first; the oldest go. */
export const withResult = (all: readonly DeviceResult[], result: DeviceResult): readonly DeviceResult[] =>
  all.some(({ table }) => table === result.table) ? all : [...all, result].sort((a, b) => b.at - a.at).slice(0, MOST);

export const keepResult = (result: DeviceResult | undefined): void => {
  if (!result) return;
  const all = deviceResults();
  const more = withResult(all, result);
  try {
    if (more !== all) localStorage.setItem(KEY, JSON.stringify(more));
  } catch {
    // The device is full: what became of the table is told by the table.
  }
};

/** One person against bots; games that began in the middle of another are no result. */
export const isCounted = ({ seats, begun = 0, start }: TableHeader): boolean =>
  begun === 0 &&
  start === undefined &&
  seats.length > 1 &&
  seats.filter(isPerson).length === 1 &&
  seats.every((seat) => isPerson(seat) || seat.kind === 'bot');

export const resultFor = (
  header: TableHeader,
  { scores, places }: Pick<Standing, 'scores' | 'places'>,
  ended: Pick<DeviceResult, 'at' | 'length'>,
): DeviceResult | undefined => {
  if (!isCounted(header)) return undefined;
  const { id, game, version = 1, config, seats } = header;
  const me = seats.findIndex(isPerson);
  const levels = seats.flatMap(({ kind, level }) => (kind === 'bot' && level ? [level] : []));
  return {
    table: id,
    game,
    version,
    players: seats.length,
    rules: config.rules,
    score: at(scores, me),
    place: at(places, me),
    levels,
    ...ended,
  };
};

const resultOfKept = async ({ header, entries, savedAt }: KeptTable): Promise<DeviceResult | undefined> => {
  const { loadGameUiOf } = await import('../games/index.ts');
  const ui = await loadGameUiOf(header.game, header.version ?? 1);
  if (!ui) return undefined;
  const timeline = new Timeline(ui.game, header.config);
  if (!timeline.extend(entries).ok || !isOver(ui.game, timeline.state)) return undefined;
  return resultFor(header, standing(ui.game, timeline.state), { at: savedAt, length: entries.length });
};

/** Tables that ended before results were kept. */
export const backfill = async (): Promise<void> => {
  const known = new Set(deviceResults().map(({ table }) => table));
  const missing = keptTables().filter(({ header, waitingFor }) => waitingFor.length === 0 && !known.has(header.id) && isCounted(header));
  for (const kept of missing) keepResult(await resultOfKept(kept).catch(() => undefined));
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** A line for each game and number of players, the most played first. */
export const figuresOf = (results: readonly DeviceResult[]): readonly PersonFigures[] =>
  [...Map.groupBy(results, ({ game, players }) => `${game} ${players}`).values()]
    .map((group) => {
      const { game, players } = at(group, 0);
      return {
        game,
        players,
        games: group.length,
        wins: group.filter(({ place }) => place === 1).length,
        meanScore: mean(group.map(({ score }) => score)),
        meanPlace: mean(group.map(({ place }) => place)),
        bestScore: Math.max(...group.map(({ score }) => score)),
      };
    })
    .sort((a, b) => b.games - a.games);

/** As a profile lists games. */
export const recordOf = ({ table, game, players, score, place, at: moment }: DeviceResult): GameRecord => ({
  table,
  game,
  players,
  seat: 0,
  score,
  place,
  reason: 'played',
  rated: false,
  botPlayed: false,
  at: moment,
});

/** How games against each strength went, by the strongest bot of each; `order` from the weakest. */
export const byStrength = (results: readonly DeviceResult[], order: readonly Level[]) => {
  const strongest = ({ levels }: DeviceResult): number => Math.max(...levels.map((level) => order.indexOf(level)));
  return order.flatMap((level, i) => {
    const group = results.filter((result) => strongest(result) === i);
    if (group.length === 0) return [];
    const wins = group.filter(({ place }) => place === 1).length;
    return [{ level, games: group.length, wins, meanScore: mean(group.map(({ score }) => score)) }];
  });
};
