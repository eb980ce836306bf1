/** Whether a package has every file that its own files import: a compiler that leaves one out says nothing. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORT = /(?:from|import\(?)\s*'(\.{1,2}\/[^']+\.js)'/g;

const importsOf = (folder: string, file: string): string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) => normalize(join(dirname(file), path)));

/** JavaScript needs JavaScript, declarations need declarations. */
const neededBy = (folder: string, file: string): string[] =>
  importsOf(folder, file).map((path) => (file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path));

export const missingFiles = (folder: string): string[] => {
  const files = globSync('**/*.{js,d.ts}', { cwd: folder });
  const needed = new Set(files.flatMap((file) => neededBy(folder, file)));
  return [...needed].filter((file) => !existsSync(join(folder, file))).sort();
};
