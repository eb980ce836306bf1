/** What bots have said of positions: of each the deepest result is kept on this device, and a shallower one never takes its place. */
import type { Hint } from '../../bots/messages.ts';
import { KEPT_UNDER } from '../../site.ts';
import type { Table } from './table.svelte.ts';

export interface Advice {
  /** How far was searched; 0 for the estimate alone. */
  readonly visits: number;
  /** The best first. */
  readonly hints: readonly Hint[];
}

const KEY = `${KEPT_UNDER}hints`;
/** One undoes a few moves or looks again after a reload; further back nobody asks twice. */
const MOST_POSITIONS = 12;

type Page = readonly [position: string, advice: Advice];

export class HintBook {
  known(position: string): Advice | undefined {
    return this.#pages().find(([of]) => of === position)?.[1];
  }

  /** The deeper of what was known and this. */
  learn(position: string, { visits, hints }: Advice): Advice {
    const pages = this.#pages();
    const known = pages.find(([of]) => of === position)?.[1];
    const deepest = known && known.visits > visits ? known : { visits, hints };
    this.#write([[position, deepest] as const, ...pages.filter(([of]) => of !== position)].slice(0, MOST_POSITIONS));
    return deepest;
  }

  /** Read each time: another tab may have learnt something. */
  #pages(): readonly Page[] {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '[]');
    } catch {
      return [];
    }
  }

  #write(pages: readonly Page[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(pages));
    } catch {
      // No room: the next question searches again.
    }
  }
}

const book = new HintBook();

/** For the decision now: at once what is known or what a look at the position says, then what a search finds. */
export async function* adviceFor(table: Table): AsyncGenerator<Advice, void, void> {
  const { actor, position, isAsked, game } = table;
  if (actor === undefined || !isAsked) return;
  const key = `${game.name} ${game.version} ${actor} ${position.join()}`;
  const ask = async (level: 'medium' | 'hard'): Promise<Advice> => book.learn(key, await table.ask(position, actor, level, true));
  yield book.known(key) ?? (await ask('medium'));
  yield await ask('hard');
}

/** Whether a move is as good as the best, as far as one can tell: the difference of two figures is off by both their errors. */
export const isAboutEqual = (best: Hint, { chance, error }: Hint): boolean =>
  best.chance !== undefined && chance !== undefined && best.chance - chance <= Math.hypot(best.error ?? 0, error ?? 0);
