/** A bot that is a separate program; docs/protocol-bots.md describes the protocol. */
import { type Bot, plainThought } from '@caravel/bots';
import { type Config, type Game, type Move, type Seat, type State, writeState } from '@caravel/core';
import { errorMessage } from '../error-message.ts';
import { oneLine } from '../one-line.ts';
import { movesOf } from '../position.ts';
import { UserError } from '../user-error.ts';
import type { ChildWatch } from './children.ts';
import { LineProcess } from './line-process.ts';
import { commandOf } from './settings.ts';

const PROTOCOL = 1;

/** Starting an interpreter is not thinking time, so the first answer may take at least this long. */
const START = 10_000;

const shown = (text: string): string => `'${oneLine(text.length > 80 ? `${text.slice(0, 80)}…` : text)}'`;

const readObject = (line: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

/** A move text, plain or as `{"move":"…"}`. */
const moveText = (line: string): string => {
  const object = line.startsWith('{') ? readObject(line) : undefined;
  return typeof object?.move === 'string' ? object.move : line;
};

export class ExternalBot {
  readonly #seat: string;
  readonly #game: Game;
  readonly #config: Config;
  readonly #limit: number;
  readonly #process: LineProcess;
  #name: string | undefined;

  constructor(seat: string, game: Game, config: Config, limit: number, watch: ChildWatch) {
    this.#seat = seat;
    this.#game = game;
    this.#config = config;
    this.#limit = limit;
    this.#process = new LineProcess(commandOf(seat) ?? [], watch);
  }

  /** Announces one game to the program and returns the bot that plays it. */
  async sit(seat: Seat, seed: number): Promise<Bot> {
    const { name: game, version } = this.#game;
    const hello = { ask: 'hello', protocol: PROTOCOL, game, version, ...this.#config, seat, seed };
    const line = await this.#ask(hello, Math.max(START, this.#limit));
    const answer = readObject(line);
    if (!answer) throw this.#fault(`answered hello with ${shown(line)}, which is no JSON object`);
    if (typeof answer.name === 'string' && answer.name) this.#name = answer.name;
    return { think: async (s, at) => plainThought(await this.#choose(s, at)) };
  }

  close(): Promise<void> {
    return this.#process.close();
  }

  async #choose(s: State, seat: Seat): Promise<Move> {
    const game = this.#game;
    const { moves } = movesOf(game, s, seat);
    const line = await this.#ask(
      { ask: 'move', seat, game: game.name, state: writeState(game, s), moves, view: game.describe(s, seat) },
      this.#limit,
    );
    const text = moveText(line);
    const move = game.moves.find(text);
    if (move === undefined) throw this.#fault(`${shown(text)} is not a move of ${game.name}`);
    if (!moves.includes(text)) throw this.#fault(`${shown(text)} is illegal for seat ${seat} (rule ${game.whyNot(s, seat, move)})`);
    return move;
  }

  async #ask(question: object, milliseconds: number): Promise<string> {
    try {
      return await this.#process.ask(JSON.stringify(question), milliseconds);
    } catch (error) {
      throw this.#fault(errorMessage(error));
    }
  }

  #fault(what: string): UserError {
    return new UserError(`${this.#name === undefined ? '' : `${this.#name}, `}${this.#seat}: ${what}`);
  }
}
