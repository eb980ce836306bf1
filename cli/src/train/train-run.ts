/** A training run: threads play while this one learns; every so many games it is saved, measured against an earlier net, and reported. */
import { fingerprint, packWeights, scheduleAt, Trainer, type Training, unpackWeights, type Weights } from '@caravel/bots/train';
import type { Host } from '../host.ts';
import { type CurvePoint, writePoint } from './curve.ts';
import { EarlierNets, MOST_EARLIER } from './earlier-nets.ts';
import { readLessons } from './lessons-file.ts';
import { plotCurve } from './plot.ts';
import { RunFolder, type SavedRun } from './run-folder.ts';
import { type PlayResult, type PlayTask, playInThreads } from './threads.ts';
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
  /** Files with positions of other bots' games. */
  readonly lessons: readonly string[];
  /** Groups of the match against an earlier net. */
  readonly groups: number;
}

/** How many games a thread plays before it gets new weights. */
const GAMES_A_TASK = 20;
/** How often each position of the lessons is learnt from. */
const PASSES = 2;

const noScores = () => ({ games: 0, scores: 0, winnerScores: 0 });

export class TrainRun {
  readonly #settings: TrainSettings;
  readonly #host: Host;
  readonly #folder: RunFolder;
  readonly #trainer: Trainer;
  readonly #fingerprint: number;
  readonly #startedAt: number;
  readonly #earlier: EarlierNets;
  readonly #curve: CurvePoint[] = [];
  #weights: Weights;
  #minutesBefore = 0;
  /** Games given to threads, games played, and games played when the run was last saved. */
  #given: number;
  #games = 0;
  #savedAt: number;
  /** Of the games since it was last saved in which only learners played. */
  #scores = noScores();

  constructor(settings: TrainSettings, host: Host) {
    const { training, seed, out } = settings;
    this.#settings = settings;
    this.#host = host;
    this.#folder = RunFolder.make(out);
    this.#trainer = new Trainer(training, seed);
    this.#fingerprint = fingerprint(training.model.encoding);
    this.#startedAt = host.now();
    this.#earlier = new EarlierNets(training);
    const saved = this.#folder.read(training.model.game.name, this.#fingerprint);
    if (saved) this.#resume(saved);
    else this.#study();
    this.#given = this.#savedAt = this.#games;
    this.#weights = this.#trainer.weights();
  }

  async run(): Promise<void> {
    const { training, threads, seed } = this.#settings;
    // A run that goes on must not play the games of its beginning again.
    const setup = { game: training.model.game.name, seed: seed * 1_000_003 + this.#games * threads, weights: this.#weights };
    await playInThreads(setup, threads, { next: () => this.#nextTask(), finished: (result) => this.#learn(result) });
    if (this.#savedAt < this.#games) this.#save();
  }

  /** Writes the last net as the bots load it. */
  writeWeights(file: string): void {
    const { training, games, seed, lessons } = this.#settings;
    const withLessons = lessons.length > 0 ? ' --lessons …' : '';
    const command = `caravel train --game ${training.model.game.name} --games ${games} --seed ${seed}${withLessons}`;
    writeWeightsFile(file, this.#folder.readNet(this.#games), command, this.#games, this.#minutes());
  }

  #resume({ progress, learner }: SavedRun): void {
    this.#trainer.restore(learner);
    this.#games = progress.games;
    this.#minutesBefore = progress.minutes;
    this.#curve.push(...progress.curve);
    const { encoding } = this.#settings.training.model;
    for (const { games } of progress.curve.slice(-MOST_EARLIER))
      this.#earlier.add(games, unpackWeights(this.#folder.readNet(games), encoding));
  }

  #study(): void {
    const { lessons, training } = this.#settings;
    for (const file of lessons) this.#trainer.study(readLessons(file, training.model.game.layout.size), PASSES);
  }

  #nextTask(): PlayTask | undefined {
    const games = Math.min(GAMES_A_TASK, this.#settings.games - this.#given);
    if (games <= 0) return undefined;
    this.#given += games;
    const older = this.#earlier.opponent(Math.floor(this.#given / GAMES_A_TASK)) ?? this.#weights;
    return { weights: this.#weights, older, games, schedule: scheduleAt(this.#settings.training, this.#progress()) };
  }

  /** The share of the run that is done. */
  #progress(): number {
    return this.#games / this.#settings.games;
  }

  #learn({ samples, tally }: PlayResult): void {
    this.#games += tally.games;
    this.#scores.games += tally.ownGames;
    this.#scores.scores += tally.scores;
    this.#scores.winnerScores += tally.winnerScores;
    this.#trainer.absorb(samples, this.#progress());
    this.#weights = this.#trainer.weights();
    if (this.#games - this.#savedAt >= this.#settings.every) this.#save();
  }

  #save(): void {
    const { game, encoding } = this.#settings.training.model;
    this.#savedAt = this.#games;
    this.#folder.writeNet(this.#games, packWeights(this.#weights, encoding));
    this.#addPoint();
    const learner = this.#trainer.save();
    const { seed } = this.#settings;
    const progress = { games: this.#games, minutes: this.#minutes(), steps: learner.steps, curve: this.#curve };
    this.#folder.write({ game: game.name, fingerprint: this.#fingerprint, seed, ...progress }, learner);
    this.#folder.writePlot(plotCurve(game.title, this.#curve));
  }

  #minutes(): number {
    return this.#minutesBefore + (this.#host.now() - this.#startedAt) / 60_000;
  }

  #addPoint(): void {
    const { games, scores, winnerScores } = this.#scores;
    this.#scores = noScores();
    const against = this.#earlier.match(this.#weights, this.#settings.groups, this.#games);
    this.#earlier.add(this.#games, this.#weights);
    const point: CurvePoint = {
      games: this.#games,
      minutes: this.#minutes(),
      loss: this.#trainer.takeLoss(),
      meanScore: scores / games,
      winnerScore: winnerScores / games,
      ...(against && { against }),
    };
    this.#curve.push(point);
    this.#host.out(`${writePoint(point)}\n`);
  }
}
