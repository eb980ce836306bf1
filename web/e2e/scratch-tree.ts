/** A copy of the sources that a test changes: built, served and played like the real ones. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { TestServer } from './server.ts';

const ROOT = join(import.meta.dirname, '../..');
const WORKSPACES = ['bots', 'protocol', 'i18n', 'server', 'web', 'cli'];
/** By its path from the root. */
const isSource = (path: string): boolean => !/(^|\/)(node_modules|dist|e2e|\.svelte-check)(\/|$)/.test(path);

const linesOf = (root: string, file: string): string[] => readFileSync(join(root, file), 'utf8').split('\n');

export class ScratchTree {
  readonly path = mkdtempSync(join(tmpdir(), 'caravel-scratch-'));

  constructor() {
    for (const folder of ['games', 'docs', ...WORKSPACES])
      cpSync(join(ROOT, folder), join(this.path, folder), { recursive: true, filter: (from) => isSource(relative(ROOT, from)) });
    for (const file of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(this.path, file));
    this.#linkModules();
  }

  /** Lines of existing files that differ. */
  get editedLines(): string[] {
    const files = readdirSync(this.path, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte|json)$/.test(file));
    return files.filter((file) => isSource(file) && existsSync(join(ROOT, file))).flatMap((file) => this.#edited(file));
  }

  /** A game more: its folders, laid over the tree. */
  addGame(name: string, folders: string): void {
    cpSync(folders, this.path, { recursive: true });
    this.#linkGame(name);
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.path, file), text);
  }

  /** Fails where there is nothing to replace. */
  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
    this.write(file, text.replace(from, to));
  }

  /** After the last line of this kind. */
  insert(file: string, after: RegExp, line: string): void {
    const lines = linesOf(this.path, file);
    this.write(file, lines.toSpliced(lines.findLastIndex((text) => after.test(text)) + 1, 0, line).join('\n'));
  }

  async build(): Promise<void> {
    try {
      await this.run('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], 'web');
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  serve(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    return TestServer.start({ root: this.path, env: { CARAVEL_WEB: join(this.path, 'web/dist'), ...env } });
  }

  caravel(...args: readonly string[]): Promise<string> {
    return this.run(process.execPath, ['cli/src/main.ts', ...args]);
  }

  async run(command: string, args: readonly string[], folder = ''): Promise<string> {
    const cwd = join(this.path, folder);
    const { stdout } = await promisify(execFile)(resolve(this.path, command), args, { cwd });
    return stdout;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #edited(file: string): string[] {
    const before = new Set(linesOf(ROOT, file));
    return linesOf(this.path, file).filter((line) => !before.has(line));
  }

  /** What is installed is shared; our own packages are those of the copy. */
  #linkModules(): void {
    const own = join(this.path, 'node_modules/@caravel');
    mkdirSync(own, { recursive: true });
    for (const name of readdirSync(join(ROOT, 'node_modules')))
      if (name !== '@caravel') symlinkSync(join(ROOT, 'node_modules', name), join(this.path, 'node_modules', name));
    for (const name of WORKSPACES) symlinkSync(join(this.path, name), join(own, name));
    for (const name of readdirSync(join(ROOT, 'games'))) this.#linkGame(name);
  }

  #linkGame(name: string): void {
    symlinkSync(join(this.path, 'games', name), join(this.path, 'node_modules/@caravel', name === 'all' ? 'games' : name));
  }
}
