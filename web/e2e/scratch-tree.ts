/** A copy of the sources with one more game in it: built, served and played like the real ones. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const WORKSPACES = ['bots', 'protocol', 'i18n', 'server', 'web', 'cli'];
const GAME = 'pearls';

/** The only lines of existing files that the game needs. */
const LINES: readonly { readonly file: string; readonly after: RegExp; readonly line: string }[] = [
  { file: 'games/all/src/list.ts', after: /^export /, line: `export { ${GAME} } from '@caravel/${GAME}/registration';` },
  { file: 'games/all/src/rules.ts', after: /^export /, line: `export { ${GAME} } from '@caravel/${GAME}';` },
  { file: 'web/src/lib/games/index.ts', after: /\(\) => import\(/, line: `  ${GAME}: () => import('./${GAME}/index.ts'),` },
];

/** By its path from the root. */
const isSource = (path: string): boolean => !/(^|\/)(node_modules|dist|e2e|\.svelte-check)(\/|$)/.test(path);

const linesOf = (root: string, file: string): string[] => readFileSync(join(root, file), 'utf8').split('\n');

export class ScratchTree {
  readonly path = mkdtempSync(join(tmpdir(), 'caravel-third-game-'));

  /** The sources, the folders of the game, and the lines that enter it. */
  constructor() {
    for (const folder of ['games', 'docs', ...WORKSPACES])
      cpSync(join(ROOT, folder), join(this.path, folder), { recursive: true, filter: (from) => isSource(relative(ROOT, from)) });
    for (const file of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(this.path, file));
    this.#linkModules();
    this.#addFolders();
    for (const { file, after, line } of LINES) this.#enter(file, after, line);
  }

  /** Lines of existing files that differ. */
  get editedLines(): string[] {
    const files = readdirSync(this.path, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte|json)$/.test(file));
    return files.filter((file) => isSource(file) && existsSync(join(ROOT, file))).flatMap((file) => this.#edited(file));
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
    for (const name of [...readdirSync(join(ROOT, 'games')), GAME])
      symlinkSync(join(this.path, 'games', name), join(own, name === 'all' ? 'games' : name));
  }

  /** The rules are those the laws of the contract are proved on. */
  #addFolders(): void {
    cpSync(join(import.meta.dirname, 'third-game'), this.path, { recursive: true });
    const rules = readFileSync(join(ROOT, `games/core/src/testing/${GAME}.ts`), 'utf8');
    writeFileSync(join(this.path, `games/${GAME}/src/${GAME}.ts`), rules.replaceAll(/'\.\.\/[a-z-]+\.ts'/g, "'@caravel/core'"));
  }

  #enter(file: string, after: RegExp, line: string): void {
    const lines = linesOf(this.path, file);
    writeFileSync(join(this.path, file), lines.toSpliced(lines.findLastIndex((text) => after.test(text)) + 1, 0, line).join('\n'));
  }
}
