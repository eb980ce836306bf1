/** Serves one client: a greeting, the first batch, then an answer to each request. A request that cannot be met changes nothing. */
import { fail, ok, type Problem, type Result } from '@caravel/core';
import { Batch, type BatchSettings } from './batch.ts';
import { type Frame, frameOf, KIND, type Pipe, readFrame } from './frames.ts';
import { helloOf } from './hello.ts';

/** A request for all games. */
export const ALL_GAMES = 0xffffffff;
const RESET_BYTES = 12;
const OBSERVE_BYTES = 8;

const jsonFrame = (kind: number, value: object): Uint8Array => frameOf(kind, new TextEncoder().encode(JSON.stringify(value)));

const errorFrame = ({ message, field, rule }: Problem): Uint8Array =>
  jsonFrame(KIND.error, { error: message, ...(field !== undefined && { field }), ...(rule !== undefined && { rule }) });

export class EnvSession {
  readonly #settings: BatchSettings;
  readonly #batch: Batch;
  readonly #actions: Uint16Array;
  readonly #observation: Int8Array | Int16Array;

  constructor(settings: BatchSettings) {
    const { games, observer } = settings;
    this.#settings = settings;
    this.#batch = new Batch(settings);
    this.#actions = new Uint16Array(games);
    this.#observation = new (observer.type === 'int8' ? Int8Array : Int16Array)(observer.numbers.length);
  }

  /** Until the input ends. A problem is what made it impossible to read on; the client was told. */
  serve(pipe: Pipe): Problem | undefined {
    pipe.write(jsonFrame(KIND.hello, helloOf(this.#settings, this.#batch.frame)));
    pipe.write(this.#batch.frame.bytes);
    for (;;) {
      const frame = readFrame(pipe);
      if (!frame.ok) {
        pipe.write(errorFrame(frame.problem));
        return frame.problem;
      }
      if (!frame.value) return undefined;
      const answer = this.#answer(frame.value);
      pipe.write(answer.ok ? answer.value : errorFrame(answer.problem));
    }
  }

  #answer({ kind, body }: Frame): Result<Uint8Array> {
    if (kind === KIND.batch) return this.#step(body);
    if (kind === KIND.reset) return this.#reset(body);
    if (kind === KIND.observation) return this.#observe(body);
    return fail(`${kind} is none of ${KIND.batch} (step), ${KIND.reset} (reset), ${KIND.observation} (observe)`, { field: 'kind' });
  }

  #step(body: DataView): Result<Uint8Array> {
    const { length } = this.#actions;
    if (body.byteLength !== 2 * length) return fail(`${body.byteLength} bytes; ${length} games take ${2 * length}`, { field: 'actions' });
    for (let i = 0; i < length; i++) this.#actions[i] = body.getUint16(2 * i, true);
    const played = this.#batch.step(this.#actions);
    return played.ok ? ok(this.#batch.frame.bytes) : played;
  }

  #reset(body: DataView): Result<Uint8Array> {
    if (body.byteLength !== RESET_BYTES) return fail(`${body.byteLength} bytes; a reset has ${RESET_BYTES}`, { field: 'body' });
    const seed = body.getFloat64(0, true);
    const game = body.getUint32(8, true);
    if (!Number.isSafeInteger(seed) || seed < 0) return fail(`${seed} is not a whole number from 0 up`, { field: 'seed' });
    const noGame = game === ALL_GAMES ? undefined : this.#noGame(game);
    if (noGame) return noGame;
    if (game === ALL_GAMES) this.#batch.resetAll(seed);
    else this.#batch.reset(game, seed);
    return ok(this.#batch.frame.bytes);
  }

  #observe(body: DataView): Result<Uint8Array> {
    if (body.byteLength !== OBSERVE_BYTES) return fail(`${body.byteLength} bytes; a question has ${OBSERVE_BYTES}`, { field: 'body' });
    const game = body.getUint32(0, true);
    const seat = body.getUint32(4, true);
    const { players } = this.#settings.table.config;
    const noGame = this.#noGame(game);
    if (noGame) return noGame;
    if (seat >= players) return fail(`${seat} is not a seat from 0 to ${players - 1}`, { field: 'seat' });
    this.#batch.observe(game, seat, this.#observation);
    const { buffer, byteLength } = this.#observation;
    return ok(frameOf(KIND.observation, new Uint8Array(buffer, 0, byteLength)));
  }

  #noGame(game: number): Result<never> | undefined {
    const { games } = this.#settings;
    return game < games ? undefined : fail(`${game} is not a game from 0 to ${games - 1}`, { field: 'game' });
  }
}
