/** Questions between the process that measures and those it started: each is asked by name and answered once. */
import { type ChildProcess, fork } from 'node:child_process';

type Handlers = Readonly<Record<string, (value: never) => unknown>>;

interface Question {
  readonly id: number;
  readonly name: string;
  readonly value: unknown;
}

type Reply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };

const reply = async (handlers: Handlers, { id, name, value }: Question): Promise<Reply> => {
  try {
    return { id, value: await handlers[name]?.(value as never) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

/** Answers the process that started this one, and ends with it. */
export const serve = (handlers: Handlers): void => {
  process.on('message', async (question: Question) => process.send?.(await reply(handlers, question)));
  process.on('disconnect', () => process.exit(0));
};

/** A process that answers questions. `H` is what it serves. */
export class Helper<H extends Handlers> {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #asked = 0;

  constructor(file: URL, env: Readonly<Record<string, string>> = {}, execArgv: readonly string[] = []) {
    this.#child = fork(file, { env: { ...process.env, ...env }, execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child.on('message', (answer: Reply) => this.#take(answer));
    this.#child.on('exit', (code) => this.#fail(`${file.pathname.split('/').at(-1)} ended with ${code}`));
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  ask<Name extends keyof H & string>(name: Name, value?: Parameters<H[Name]>[0]): Promise<Awaited<ReturnType<H[Name]>>> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer) => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.value as never)));
      this.#child.send({ id, name, value } satisfies Question);
    });
  }

  /** Ends the process and waits until it is gone. */
  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }

  #take(answer: Reply): void {
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }

  #fail(error: string): void {
    for (const id of [...this.#waiting.keys()]) this.#take({ id, error });
  }
}
