/** The moves of a published exploration. The page checks them by the rules; here they are only compared with logs, so what is odd is left out. */
import { type Config, type Game, readConfig, readState, type State } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import * as v from 'valibot';

const Nodes = v.array(v.object({ id: v.number(), parent: v.number(), entry: v.string() }));

/** docs/notation/exploration.md */
const Written = v.object({ game: v.string(), rules: v.number(), config: v.unknown(), start: v.optional(v.string()), nodes: Nodes });

type Node = v.InferOutput<typeof Nodes>[number];

export interface ExploredGame {
  readonly game: string;
  readonly version: number;
  readonly rules: Game;
  readonly config: Config;
  /** Where it does not begin with the setup. */
  readonly start?: State | undefined;
  readonly children: ReadonlyMap<number, readonly Node[]>;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Undefined for what no page would show as an exploration. */
export const readExplored = (text: string): ExploredGame | undefined => {
  const read = v.safeParse(Written, parsed(text));
  if (!read.success) return undefined;
  const { game, rules: version, start, nodes } = read.output;
  const rules = findGame(game, version);
  if (!rules) return undefined;
  const config = readConfig(rules, read.output.config);
  if (!config.ok) return undefined;
  // Whether play can reach it is the page's question: here it is only compared.
  const begun = start === undefined ? undefined : readState({ ...rules, faults: () => [] }, start);
  const whence = begun?.ok ? { start: begun.value } : {};
  return { game, version, rules, config: config.value, ...whence, children: Map.groupBy(nodes, ({ parent }) => parent) };
};

const ROOT = 0;

/** How many of these moves, one after the other, are in the tree, and whether it ends there. */
export const followed = ({ children }: ExploredGame, moves: readonly string[]): { readonly shared: number; readonly isEnd: boolean } => {
  // A move may be there twice, and only one of the two go on.
  let ids: readonly number[] = [ROOT];
  const after = (move?: string): number[] =>
    ids.flatMap((id) => (children.get(id) ?? []).flatMap((node) => (move === undefined || node.entry === move ? [node.id] : [])));
  let shared = 0;
  for (let next = after(moves[0]); shared < moves.length && next.length > 0; next = after(moves[shared])) {
    ids = [...new Set(next)];
    shared++;
  }
  return { shared, isEnd: after().length === 0 };
};
