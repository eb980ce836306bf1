/** The line protocol: a request is a line, its answer one line of JSON, whatever the line says. */

import { fail, type Result, writeProblem } from '@caravel/core';
import { errorMessage } from '../error-message.ts';
import type { Host } from '../host.ts';
import { REQUESTS } from './requests.ts';
import { Session } from './session.ts';

export class Engine {
  readonly #session: Session;

  constructor(host: Host) {
    this.#session = new Session(host);
  }

  get isOver(): boolean {
    return this.#session.isOver;
  }

  answer(line: string): string {
    const result = this.#attempt(line.trim());
    return JSON.stringify(result.ok ? result.value : errorAnswer(result));
  }

  #attempt(line: string): Result<object> {
    const space = line.indexOf(' ');
    const name = space === -1 ? line : line.slice(0, space);
    const request = REQUESTS.find((candidate) => candidate.name === name);
    if (!request) return fail(`no request '${name}'; 'help' lists them`);
    const text = space === -1 ? '' : line.slice(space + 1).trim();
    if (text !== '' && request.form === name) return fail(`'${name}' stands alone, without '${text}'`);
    try {
      return request.answer(this.#session, text);
    } catch (error) {
      return fail(errorMessage(error));
    }
  }
}

const errorAnswer = ({ problem: { rule, ...problem } }: Extract<Result<object>, { ok: false }>): object => ({
  error: writeProblem(problem),
  ...(rule === undefined ? {} : { rule }),
});
