/** How many positions a second one core visits in a search, in turns with a calibration loop; and where that time goes. */
import { searchFor, type TrainedModel } from '@caravel/bots';
import { at, firstSeat, type State } from '@caravel/core';
import type { GameConfig } from '../config-flags.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { calibration } from './calibration.ts';
import { middlePositions } from './positions.ts';
import { profiled, type Shares } from './profile.ts';
import { inSlices, rateOf, type Work } from './slices.ts';
import { type Spread, spreadOf } from './spread.ts';

export interface SearchReport {
  readonly game: string;
  readonly rules: string;
  readonly players: number;
  readonly runs: number;
  readonly positions: number;
  /** After this many visits of a position a new search starts. */
  readonly visitsEach: number;
  readonly visitsPerSecond: Spread;
  readonly calibration: Spread;
  /** Comparable between days and machines. */
  readonly visitsPerMillionUnits: Spread;
  readonly shares: Shares;
  readonly seed: number;
}

const POSITIONS = 8;
const VISITS_EACH = 1000;
const VISITS_A_CALL = 4;

/** A few visits of a position; after `VISITS_EACH` of them the next one, with a new tree. */
const searching = (trained: TrainedModel, positions: readonly State[], seed: number): Work => {
  let done = 0;
  let search = searchFor(trained, seed);
  return () => {
    const searches = Math.floor(done / VISITS_EACH);
    if (done > 0 && done % VISITS_EACH === 0) search = searchFor(trained, seed + searches);
    const s = at(positions, searches % positions.length);
    // By a clock of visits: a search that knows their number may stop early once it is decided.
    let begun = 0;
    search.think(s, firstSeat(trained.model.game.turn(s)), { isUp: () => begun++ === VISITS_A_CALL });
    done += VISITS_A_CALL;
    return VISITS_A_CALL;
  };
};

const profile = (search: Work, seconds: number, host: Host): Promise<Shares> => profiled(() => inSlices([search], seconds, host));

export const benchSearch = async (
  trained: TrainedModel,
  { game, config }: GameConfig,
  runs: number,
  seconds: number,
  seed: number,
  host: Host,
): Promise<SearchReport> => {
  const positions = await middlePositions(trained, config, seed, POSITIONS);
  const search = searching(trained, positions, seed);
  const progress = new Progress(host, runs + 1);
  // The first run is a warm-up and is not counted.
  inSlices([calibration, search], seconds, host);
  const results = Array.from({ length: runs }, (_, i) => {
    const [units, visits] = inSlices([calibration, search], seconds, host);
    progress.show(i + 1);
    return { units: rateOf(units), visits: rateOf(visits) };
  });
  const shares = await profile(search, seconds, host);
  progress.clear();
  return {
    game: game.name,
    rules: config.rules,
    players: config.players,
    runs,
    positions: POSITIONS,
    visitsEach: VISITS_EACH,
    visitsPerSecond: spreadOf(results.map(({ visits }) => visits)),
    calibration: spreadOf(results.map(({ units }) => units)),
    visitsPerMillionUnits: spreadOf(results.map(({ visits, units }) => (visits / units) * 1e6)),
    shares,
    seed,
  };
};
