/** What a bot thread is asked, and what it answers. */
export interface Errand {
  readonly game: string;
  readonly level: string;
  readonly players: number;
  readonly seat: number;
  readonly state: Int16Array;
  readonly seed: number;
}

export type Answer = { readonly id: number; readonly moves: readonly string[] } | { readonly id: number; readonly error: string };
