/** A training run: threads play, this one learns; every so many games it is saved, measured against its own past, and told. */
import {
  duel,
  Estimator,
  fingerprint,
  Policy,
  packWeights,
  scheduleAt,
  Trainer,
  type Training,
  unpackWeights,
  type Weights,
} from '@caravel/bots/train';
import { must, readConfig } from '@caravel/core';
import type { Host } from '../host.ts';
import { readLessons } from './lessons-file.ts';
import { plotCurve } from './plot.ts';
import type { CurvePoint, RunProgress } from './run-folder.ts';
import { RunFolder } from './run-folder.ts';
import { type PlayOrder, type PlayReport, playInThreads } from './threads.ts';
import { writeWeightsFile } from './weights-file.ts';

export interface TrainSettings {
  readonly training: Training;
  /** How many games the whole run has. */
  readonly games: number;
  /** Saved and measured every so many games. */
  readonly every: number;
  readonly threads: number;
  readonly seed: number;
  readonly out: string;
  /** Files of positions of games of others. */
  readonly lessons: readonly string[];
  /** Groups of the match against the past. */
  readonly groups: number;
}

/** A thread plays so many games between two sets of weights. */
const CHUNK = 20;
/** The match against the past is against the net of so many savings ago. */
const BACK = 5;
/** Lessons are learnt from so many times. */
const PASSES = 2;

interface Tally {
  ownGames: number;
  scores: number;
  winnerScores: number;
}

const emptyTally = (): Tally => ({ ownGames: 0, scores: 0, winnerScores: 0 });

export class TrainRun {
  readonly #settings: TrainSettings;
  readonly #host: Host;
  readonly #folder: RunFolder;
  readonly #trainer: Trainer;
  readonly #fingerprint: number;
  readonly #start: number;
  #weights: Weights;
  readonly #past: Weights[] = [];
  #curve: CurvePoint[] = [];
  #minutesBefore = 0;
  #ordered: number;
  #games = 0;
  #saved: number;
  #tally = emptyTally();

  constructor(settings: TrainSettings, host: Host) {
    const { training, seed, out } = settings;
    this.#settings = settings;
    this.#host = host;
    this.#folder = new RunFolder(out);
    this.#trainer = new Trainer(training, seed);
    this.#fingerprint = fingerprint(training.model.encoding);
    this.#start = host.now();
    const known = this.#folder.read(training.model.game.name, this.#fingerprint);
    if (known) {
      this.#trainer.restore(known.learner);
      this.#games = known.progress.games;
      this.#minutesBefore = known.progress.minutes;
      this.#curve = [...known.progress.curve];
      for (const { games } of this.#curve.slice(-10)) this.#past.push(unpackWeights(this.#folder.readNet(games), training.model.encoding));
    } else for (const file of settings.lessons) this.#trainer.study(readLessons(file, training.model.game.layout.size), PASSES);
    this.#ordered = this.#saved = this.#games;
    this.#weights = this.#trainer.weights();
  }

  async run(): Promise<void> {
    const { training, threads, seed } = this.#settings;
    // A run that goes on does not play the games of its beginning again.
    const setup = { game: training.model.game.name, seed: seed * 1_000_003 + this.#games * threads, weights: this.#weights };
    await playInThreads(setup, threads, { order: () => this.#order(), take: (report) => this.#take(report) });
    if (this.#saved < this.#games) this.#save();
  }

  /** Writes the last net as the bots load it. */
  ship(file: string): void {
    const { training, games, seed } = this.#settings;
    const taught = this.#settings.lessons.length > 0 ? ' --lessons …' : '';
    const command = `caravel train --game ${training.model.game.name} --games ${games} --seed ${seed}${taught}`;
    writeWeightsFile(file, this.#folder.readNet(this.#games), command, this.#games, this.#minutes());
  }

  #order(): PlayOrder | undefined {
    if (this.#ordered >= this.#settings.games) return undefined;
    const games = Math.min(CHUNK, this.#settings.games - this.#ordered);
    this.#ordered += games;
    return { weights: this.#weights, older: this.#older(), games, schedule: scheduleAt(this.#games / this.#settings.games) };
  }

  /** One of the last ten that were saved; which one changes all the time. */
  #older(): Weights {
    return this.#past[Math.floor(this.#ordered / CHUNK) % Math.max(1, this.#past.length)] ?? this.#weights;
  }

  #take({ samples, tally }: PlayReport): void {
    this.#games += tally.games;
    this.#tally.ownGames += tally.ownGames;
    this.#tally.scores += tally.scores;
    this.#tally.winnerScores += tally.winnerScores;
    this.#trainer.absorb(samples, this.#games / this.#settings.games);
    this.#weights = this.#trainer.weights();
    if (this.#games - this.#saved >= this.#settings.every) this.#save();
  }

  #save(): void {
    const { training, seed } = this.#settings;
    this.#saved = this.#games;
    this.#folder.writeNet(this.#games, packWeights(this.#weights, training.model.encoding));
    this.#note();
    const learner = this.#trainer.save();
    const progress: RunProgress = {
      game: training.model.game.name,
      fingerprint: this.#fingerprint,
      seed,
      games: this.#games,
      minutes: this.#minutes(),
      steps: learner.steps,
      curve: this.#curve,
    };
    this.#folder.write(progress, learner);
    this.#folder.writePlot(plotCurve(training.model.game.title, this.#curve));
  }

  #minutes(): number {
    return this.#minutesBefore + (this.#host.now() - this.#start) / 60_000;
  }

  #note(): void {
    const { ownGames, scores, winnerScores } = this.#tally;
    this.#tally = emptyTally();
    const against = this.#matchPast();
    this.#past.push(this.#weights);
    if (this.#past.length > 10) this.#past.shift();
    const point: CurvePoint = {
      games: this.#games,
      minutes: this.#minutes(),
      loss: this.#trainer.takeLoss(),
      meanScore: scores / ownGames,
      winnerScore: winnerScores / ownGames,
      ...(against && { against }),
    };
    this.#curve.push(point);
    this.#host.out(`${lineOf(point)}\n`);
  }

  #matchPast(): CurvePoint['against'] {
    const earlier = this.#past[this.#past.length - BACK];
    const point = this.#curve[this.#curve.length - BACK];
    if (!earlier || !point || this.#settings.groups === 0) return undefined;
    const { model } = this.#settings.training;
    const policy = (weights: Weights): Policy => new Policy(model, new Estimator(model, weights), false);
    const config = must(readConfig(model.game, { players: Math.min(4, model.game.seats.max) }));
    const { mean, low, high } = duel(policy(this.#weights), policy(earlier), config, this.#settings.groups, this.#games);
    return { games: point.games, wins: mean, low: low ?? 0, high: high ?? 1 };
  }
}

const lineOf = ({ games, minutes, loss, meanScore, winnerScore, against }: CurvePoint): string =>
  `${games.toLocaleString('en')} games, ${minutes.toFixed(1)} min: loss ${loss.toFixed(4)}, scores ${meanScore.toFixed(1)}, winner ${winnerScore.toFixed(1)}` +
  (against
    ? `; against the net of ${against.games.toLocaleString('en')} games ${(100 * against.wins).toFixed(0)} % (${(100 * against.low).toFixed(0)} to ${(100 * against.high).toFixed(0)})`
    : '');
