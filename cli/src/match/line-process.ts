/** A program that answers each line with a line. Every failure is reported in one sentence, and none blocks. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { oneLine } from '../one-line.ts';
import { type ChildWatch, endProcess } from './children.ts';

/** Far above any answer. */
const LONGEST_LINE = 1_000_000;
/** How much of the error output is kept, to report its last line. */
const KEPT = 4000;
/** How long a program may take to exit after its input ends, and its last output to arrive after it has exited. */
const EXIT_GRACE = 500;
const OUTPUT_GRACE = 200;

interface Question {
  resolve(line: string): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

export class LineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #watch: ChildWatch;
  readonly #gone: Promise<void>;
  #question: Question | undefined;
  #fault: string | undefined;
  #text = '';
  #errors = '';

  constructor([file = '', ...args]: readonly string[], watch: ChildWatch) {
    this.#watch = watch;
    this.#child = spawn(file, args, { detached: process.platform !== 'win32', windowsHide: true });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gone = promise;
    if (this.#child.pid !== undefined) watch.started(this.#child.pid);
    this.#listen(resolve);
  }

  /** The next line it writes; rejects if none comes in time, and from then on. */
  ask(line: string, milliseconds: number): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    if (this.#fault !== undefined) return Promise.reject(new Error(this.#fault));
    const timer = setTimeout(() => this.#fail(`no answer within ${milliseconds} ms`), milliseconds);
    this.#question = { resolve, reject, timer };
    this.#child.stdin.write(`${line}\n`);
    return promise;
  }

  /** Closes its input, waits a moment, then ends the program and everything it started. */
  async close(): Promise<void> {
    const { pid, stdin } = this.#child;
    this.#fault ??= 'closed';
    stdin.end();
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, EXIT_GRACE);
    await Promise.race([this.#gone, promise]);
    clearTimeout(timer);
    if (pid === undefined) return;
    endProcess(pid);
    this.#watch.ended(pid);
  }

  #listen(gone: () => void): void {
    const child = this.#child;
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#receive(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-KEPT);
    });
    child.stdin.on('error', () => {}); // It is about to be reported as gone.
    child.on('error', (error) => {
      this.#fail(`cannot be started: ${error.message}`);
      gone();
    });
    child.on('exit', (code, signal) => {
      gone();
      const reportEnd = (): void => this.#fail(`ended ${signal ? `by ${signal}` : `with exit code ${code}`}${this.#lastError()}`);
      const timer = setTimeout(reportEnd, OUTPUT_GRACE);
      child.on('close', () => {
        clearTimeout(timer);
        reportEnd();
      });
    });
  }

  #lastError(): string {
    const last = this.#errors.trimEnd().split('\n').at(-1) ?? '';
    return last ? `: ${oneLine(last.trim())}` : '';
  }

  #receive(text: string): void {
    this.#text += text;
    for (let end = this.#text.indexOf('\n'); end !== -1; end = this.#text.indexOf('\n')) {
      const line = this.#text.slice(0, end).trim();
      this.#text = this.#text.slice(end + 1);
      this.#answer(line);
    }
    if (this.#text.length > LONGEST_LINE) this.#fail(`a line of more than ${LONGEST_LINE} characters`);
  }

  #answer(line: string): void {
    const question = this.#question;
    if (!question) return this.#fail(`said '${oneLine(line.slice(0, 80))}' without being asked`);
    this.#question = undefined;
    clearTimeout(question.timer);
    question.resolve(line);
  }

  /** Only the first error is reported. */
  #fail(what: string): void {
    this.#fault ??= what;
    const question = this.#question;
    this.#question = undefined;
    clearTimeout(question?.timer);
    question?.reject(new Error(this.#fault));
  }
}
