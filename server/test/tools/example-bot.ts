/** Runs a bot of examples/ as its users do: in a process of its own, with a token in the environment. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const hasPython = (): boolean => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export class ExampleBot {
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  /** All it has written. */
  said = '';

  constructor(file: string, url: string, token: string, ...more: string[]) {
    const path = fileURLToPath(new URL(`../../../examples/${file}`, import.meta.url));
    const program = file.endsWith('.py') ? 'python3' : process.execPath;
    this.#child = spawn(program, [path, url, ...more], { env: { ...process.env, CARAVEL_TOKEN: token } });
    this.#exit = once(this.#child, 'exit').then(([code]) => code as number | null);
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        this.said += text;
      });
  }

  /** Its exit code, once it has ended. */
  ended(): Promise<number | null> {
    return this.#exit;
  }

  async end(): Promise<void> {
    this.#child.kill();
    await this.#exit;
  }
}
