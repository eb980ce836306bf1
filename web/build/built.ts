/** What `vite build` has left: which file needs which. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** Files are named by their path in the folder. */
export class Built {
  readonly folder: string;
  readonly #chunks: Readonly<Record<string, Chunk>>;

  constructor(folder: string) {
    this.folder = folder;
    const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
    this.#chunks = chunks;
  }

  /** Everything that can be asked for, as it was before it was compressed. */
  get files(): string[] {
    return readdirSync(this.folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !file.startsWith('.'))
      .sort();
  }

  has(source: string): boolean {
    return this.#chunks[source] !== undefined;
  }

  /** Where a source went. */
  fileOf(source: string): string {
    return this.#chunkOf(source).file;
  }

  /** Scripts and styles of sources, and of everything they cannot do without. */
  needed(...sources: readonly string[]): string[] {
    return this.#filesOf(this.#reach(sources, ({ imports = [] }) => imports));
  }

  /** And of everything they may load later, as far as `isMeant` goes. */
  reachable(source: string, isMeant: (file: string) => boolean): string[] {
    const next = ({ imports = [], dynamicImports = [] }: Chunk): string[] =>
      [...imports, ...dynamicImports].filter((key) => isMeant(this.#chunkOf(key).file));
    return this.#filesOf(this.#reach([source], next));
  }

  #chunkOf(key: string): Chunk {
    const chunk = this.#chunks[key];
    if (!chunk) throw new Error(`${key} was not built`);
    return chunk;
  }

  #reach(sources: readonly string[], next: (chunk: Chunk) => readonly string[]): Chunk[] {
    const seen = new Set(sources);
    // A set goes on with what is added to it on the way.
    for (const key of seen) for (const other of next(this.#chunkOf(key))) seen.add(other);
    return [...seen].map((key) => this.#chunkOf(key));
  }

  #filesOf(chunks: readonly Chunk[]): string[] {
    return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
  }
}
