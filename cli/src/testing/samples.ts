/** Recorded games of pearls for the tests, and a place on disk to keep them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import {
  CHANCE,
  commitmentTo,
  type FairnessRecord,
  firstSeat,
  isChance,
  isOver,
  legalMoves,
  must,
  nextOutcome,
  partOf,
  readConfig,
  shufflerOf,
  standing,
  Timeline,
  writeGameFile,
} from '@caravel/core';
import { pearls } from '@caravel/core/testing';

const SECRET = '5ea1'.repeat(16);

const COMMITMENT = commitmentTo(SECRET);
const CONTRIBUTION = 'c0'.repeat(32);

/** A fairness record from before people promised their parts. */
export const FAIRNESS_1 = { scheme: 1, commitment: COMMITMENT, parts: [], contributions: ['aa', 'bb'], secret: SECRET } as const;

/** Of the table of a day. */
export const FAIRNESS_3 = { scheme: 3, commitment: COMMITMENT, parts: [], contributions: [], secret: SECRET } as const;

/** Anna's part is in; Bob did not reveal his. */
export const FAIRNESS: FairnessRecord = {
  scheme: 2,
  commitment: COMMITMENT,
  parts: [partOf(COMMITMENT, 0, CONTRIBUTION), 'bb'.repeat(32)],
  contributions: [CONTRIBUTION, ''],
  secret: SECRET,
};

/** Two players, fair chance, always the first legal move. */
const playedTimeline = (fairness: FairnessRecord): Timeline => {
  const shuffler = shufflerOf(SECRET, fairness);
  const timeline = new Timeline(pearls, must(readConfig(pearls, { players: 2 })));
  while (!isOver(pearls, timeline.state)) {
    const seat = isChance(pearls, timeline.state) ? CHANCE : firstSeat(pearls.turn(timeline.state));
    const move = seat === CHANCE ? nextOutcome(timeline, fairness.scheme, shuffler) : legalMoves(pearls, timeline.state, seat)[0];
    must(timeline.append({ seat, move: pearls.moves.text(move as number) }));
  }
  return timeline;
};

/** A finished game with names, scores and, if given, its fairness. */
export const finishedGame = (fairness?: FairnessRecord): string => {
  const { config, entries, state } = playedTimeline(fairness ?? FAIRNESS);
  const { scores } = standing(pearls, state);
  return writeGameFile({ game: pearls, config, names: ['Anna', 'Bob'], scores, entries, ...(fairness ? { fairness } : {}) });
};

/** Seat 1 lights a lamp and takes that back. */
export const UNDONE_GAME = `caravel 1
game pearls
players 2

* pearl 3
1 lamp
1 undo 1
0 keep
`;

export const scratchDirectory = (t: TestContext): string => {
  const directory = mkdtempSync(join(tmpdir(), 'caravel-test-'));
  t.after(() => rmSync(directory, { recursive: true }));
  return directory;
};

/** The path of a file with this text, deleted when the test ends. */
export const saved = (t: TestContext, text: string): string => {
  const path = join(scratchDirectory(t), 'game.caravel');
  writeFileSync(path, text);
  return path;
};
