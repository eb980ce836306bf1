/** What a bot thread is asked and what it answers. */
import type { MessagePort } from 'node:worker_threads';

export interface BotTask {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly level: string;
  readonly seat: number;
  readonly state: Int16Array;
  readonly seed: number;
  /** Searches so far instead of so long. */
  readonly visits?: number;
}

/** A task of the thread's own, with lines to others that think along; or such a line, to think along until it has a task. */
export type ThreadMessage =
  | { readonly id: number; readonly task: BotTask; readonly helpers: readonly MessagePort[] }
  | { readonly leader: MessagePort };

export type Answer = { readonly id: number; readonly moves: readonly string[] } | { readonly id: number; readonly error: string };

/** Reads what a thread sent: a thread that has gone wrong may send anything. */
export const readAnswer = (message: unknown): Answer | undefined => {
  if (typeof message !== 'object' || message === null) return undefined;
  const { id, moves, error } = message as Record<string, unknown>;
  if (typeof id !== 'number') return undefined;
  if (Array.isArray(moves) && moves.length > 0 && moves.every((move) => typeof move === 'string')) return { id, moves };
  return { id, error: typeof error === 'string' ? error : 'the thread answered nonsense' };
};
