/** Heads of the pages that only a server knows: its tables, analyses and people. What is not for everybody is not told. */
import { titleOf } from '@caravel/games';
import type { Locale } from '@caravel/i18n';
import { loadSharing } from '@caravel/i18n/sharing';
import { loadSite, type Site } from '@caravel/i18n/site';
import type { PageHead } from '@caravel/protocol';
import type { People } from '../accounts/people.ts';
import { isToday, type Table } from '../model/table.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { TableStore } from '../store/tables.ts';
import type { Rooms } from '../tables/rooms.ts';

export interface OwnPageParts {
  readonly rooms: Rooms;
  readonly store: TableStore;
  readonly analyses: AnalysisStore;
  readonly people: People;
  now(): number;
}

export interface CardSeat {
  readonly name: string;
  readonly colour: number;
}

/** What a card shows besides the words of the head. */
export interface Shown {
  readonly head: PageHead;
  readonly game?: string;
  readonly kind?: 'table' | 'puzzle' | 'rules' | 'lesson';
  readonly seats?: readonly CardSeat[];
}

/** Known to the device that opens it, and to no server. */
export const OF_DEVICE = 'of the device';

type Found = Shown | typeof OF_DEVICE | undefined;

const readTable = async ({ rooms, store }: OwnPageParts, id: string): Promise<Table | undefined> =>
  rooms.inMemory(id)?.table ?? (await store.read(id));

/** In the lobby, for all eyes. Invited players, closed tables and the running day keep to themselves. */
const isForEverybody = (table: Table, now: number): boolean =>
  table.access === 'open' && table.header.watch === 'all' && !isToday(table, now);

const statusText = ({ table: words }: Site, { status, live }: Table): string => {
  const free = live.seats.filter(({ kind }) => kind === 'open').length;
  if (status !== 'open') return words[status];
  return free > 0 ? words.open(free) : words.full;
};

const headOf = (locale: Locale, path: string, title: string, description: string): PageHead => ({
  ...{ locale, path, title, description },
  isFound: false,
});

const seatsOf = ({ live }: Table): CardSeat[] =>
  live.seats.flatMap(({ kind, name, colour }, seat) => (kind === 'open' ? [] : [{ name, colour: colour ?? seat }]));

const hiddenTable = ({ table: words }: Site, locale: Locale, path: string): Shown => ({
  head: headOf(locale, path, words.hidden, words.hiddenHint),
});

const tableShown = (words: Site, locale: Locale, path: string, table: Table): Shown => {
  const seats = seatsOf(table);
  const title = words.table.with(
    titleOf(table.game),
    seats.map(({ name }) => name),
  );
  return { head: headOf(locale, path, title, statusText(words, table)), game: table.game, kind: 'table', seats };
};

const reviewShown = (words: Site, locale: Locale, path: string, { game }: Table, seats: readonly CardSeat[]): Shown => ({
  head: headOf(locale, path, words.review.title(titleOf(game)), words.review.hint),
  ...{ game, seats },
});

const findTable = async (parts: OwnPageParts, locale: Locale, path: string, id: string): Promise<Found> => {
  if (id.startsWith('local-')) return OF_DEVICE;
  const table = await readTable(parts, id);
  const words = await loadSite(locale);
  return table && (isForEverybody(table, parts.now()) ? tableShown(words, locale, path, table) : hiddenTable(words, locale, path));
};

/** A review is made of finished games. */
const findReview = async (parts: OwnPageParts, locale: Locale, path: string, id: string): Promise<Found> => {
  if (id.startsWith('local-')) return OF_DEVICE;
  const table = await readTable(parts, id);
  const words = await loadSite(locale);
  if (!table) return undefined;
  const isOpen = table.status === 'finished' && isForEverybody(table, parts.now());
  return isOpen ? reviewShown(words, locale, path, table, seatsOf(table)) : hiddenTable(words, locale, path);
};

/** Whoever publishes chooses the title; closed, as for everybody, while the game of the table still runs. */
const findAnalysis = async (parts: OwnPageParts, locale: Locale, path: string, id: string): Promise<Found> => {
  const line = await parts.analyses.line(id);
  if (!line) return undefined;
  const [words, { analysis }] = await Promise.all([loadSite(locale), loadSharing(locale)]);
  const table = line.table === undefined ? undefined : await readTable(parts, line.table);
  if (table?.status === 'running' || table?.status === 'open') return hiddenTable(words, locale, path);
  const title = line.title || analysis.untitled[line.kind];
  return { head: headOf(locale, path, title, words.published(titleOf(line.game), line.by)), game: line.game };
};

const findPerson = async ({ people }: OwnPageParts, locale: Locale, path: string, id: string): Promise<Found> => {
  const person = await people.find(id);
  return person && { head: headOf(locale, path, person.name, (await loadSite(locale)).person) };
};

const FINDERS: Readonly<Record<string, typeof findTable>> = {
  t: findTable,
  review: findReview,
  explore: async () => OF_DEVICE,
  a: findAnalysis,
  p: (parts, locale, path, id) => findPerson(parts, locale, path, id),
};

const ADDRESS = /^\/(t|review|explore|a|p)\/([\w-]{1,100})$/;

/** Whether it takes the store to say what is there. */
export const isOwnAddress = (path: string): boolean => ADDRESS.test(path);

/** Undefined if there is no such page. */
export const findOwnPage = async (parts: OwnPageParts, locale: Locale, path: string): Promise<Found> => {
  const [, kind = '', id = ''] = ADDRESS.exec(path) ?? [];
  return FINDERS[kind]?.(parts, locale, path, id);
};
