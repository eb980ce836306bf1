/** What bots have said of the positions of a table: of each the deepest result is kept, and a shallower one never takes its place. */
import type { Hint } from '../bots/messages.ts';
import type { Session } from './session.ts';
import type { Table } from './table.svelte.ts';

export interface Advice {
  /** How far was searched; 0 for the estimate alone. */
  readonly visits: number;
  /** The best first. */
  readonly hints: readonly Hint[];
}

export class HintBook {
  readonly #known = new Map<string, Advice>();

  known(position: string): Advice | undefined {
    return this.#known.get(position);
  }

  /** The deeper of what was known and this. */
  learn(position: string, { visits, hints }: Advice): Advice {
    const known = this.#known.get(position);
    const deepest = known && known.visits > visits ? known : { visits, hints };
    this.#known.set(position, deepest);
    return deepest;
  }
}

const books = new WeakMap<Session, HintBook>();

const bookOf = (session: Session): HintBook => {
  const book = books.get(session) ?? new HintBook();
  books.set(session, book);
  return book;
};

/** For the decision now: at once what is known or what a look at the position says, then what a search finds. */
export async function* adviceFor(table: Table): AsyncGenerator<Advice, void, void> {
  const { actor, position, session } = table;
  if (actor === undefined) return;
  const book = bookOf(session);
  const key = `${actor} ${position.join()}`;
  const ask = async (level: 'medium' | 'hard'): Promise<Advice> => book.learn(key, await table.ask(position, actor, level, true));
  yield book.known(key) ?? (await ask('medium'));
  yield await ask('hard');
}

/** Whether a move is as good as the best, as far as one can tell. */
export const isAboutEqual = (best: Hint, { chance, error }: Hint): boolean =>
  best.chance !== undefined && chance !== undefined && best.chance - chance <= Math.max(best.error ?? 0, error ?? 0);
