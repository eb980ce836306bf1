/** Runs the tool in-process; returns its output and exit code. */
import type { CheckedGame } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { FROZEN, GAMES } from '@caravel/games/loaded';
import type { Host } from '../host.ts';
import { run } from '../run.ts';

export const TEST_GAMES: readonly CheckedGame[] = [pearls, ...GAMES];

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface TestHost extends Host {
  readonly said: { out: string; err: string };
}

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** A host in memory; every reading of its clock advances it by `tick` milliseconds. */
export const testHost = ({
  input = [],
  isTerminal = false,
  tick = 1,
}: {
  input?: readonly string[];
  isTerminal?: boolean;
  tick?: number;
} = {}): TestHost => {
  const said = { out: '', err: '' };
  let time = 0;
  return {
    said,
    games: TEST_GAMES,
    frozen: FROZEN,
    input: linesOf(input),
    pipe: { read: () => 0, write: () => {} },
    isTerminal,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    now: () => {
      time += tick;
      return time;
    },
  };
};

export const caravel = async (...args: readonly string[]): Promise<Outcome> => {
  const host = testHost();
  const code = await run(args, host);
  return { code, ...host.said };
};
