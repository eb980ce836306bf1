/** The tables of the server as the lobby lists them: those that match the filters, page after page. */
import type { TableLine } from '@caravel/protocol';
import { api } from './api.ts';

/** '' stands for any. */
export interface Filters {
  game: string;
  players: string;
  pace: string;
  rated: string;
}

const PAGE = 12;
const MOST_AT_ONCE = 100;

const chosen = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

class TableList {
  tables = $state.raw<readonly TableLine[]>([]);
  hasMore = $state(false);
  readonly #status: string;
  #length = PAGE;
  /** Of two looks at once the later one counts. */
  #looks = 0;

  constructor(status: 'open' | 'running') {
    this.#status = status;
  }

  async look(filters: Filters): Promise<void> {
    const look = ++this.#looks;
    const tables: TableLine[] = [];
    let cursor: string | undefined;
    do {
      const limit = String(Math.min(this.#length - tables.length, MOST_AT_ONCE));
      const page = await api.tables({ status: this.#status, limit, ...chosen(filters), ...(cursor ? { cursor } : {}) });
      tables.push(...page.tables);
      cursor = page.next;
    } while (cursor && tables.length < this.#length);
    if (look !== this.#looks) return;
    this.tables = tables;
    this.hasMore = cursor !== undefined;
  }

  lengthen(): void {
    this.#length += PAGE;
  }

  shorten(): void {
    this.#length = PAGE;
  }
}

export class Lobby {
  readonly filters = $state<Filters>({ game: '', players: '', pace: '', rated: '' });
  readonly open = new TableList('open');
  readonly running = new TableList('running');

  get isFiltered(): boolean {
    return Object.values(this.filters).some((value) => value !== '');
  }

  async look(): Promise<void> {
    await Promise.all([this.open.look(this.filters), this.running.look(this.filters)]);
  }

  /** Others are wanted now: the lists begin anew. */
  filter(): Promise<void> {
    this.open.shorten();
    this.running.shorten();
    return this.look();
  }
}
