/**
 * The pages as a folder for any web host, under any path and without a server, and the same folder as a zip (docs/static-site.md).
 *
 *     bin/build static           dist/caravel-static and dist/caravel-VERSION-static.zip
 *     bin/build static FOLDER    both in FOLDER
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { currentVersion } from '../release/version.ts';
import { type ZippedFile, zip } from '../zip.ts';

const ROOT = join(import.meta.dirname, '../..');

const filesIn = (folder: string): ZippedFile[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ name: relative(folder, path).split(sep).join('/'), body: readFileSync(path) }));

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const out = resolve(process.env.BUILD_FROM ?? '.', process.argv[2] ?? join(ROOT, 'dist'));
const folder = join(out, 'caravel-static');
const zipped = join(out, `caravel-${currentVersion()}-static.zip`);
const start = performance.now();
execFileSync('vite', ['build', '--mode', 'static', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
  cwd: join(ROOT, 'web'),
  stdio: ['ignore', 'inherit', 'inherit'],
});
// Says which file needs which: for the build only.
rmSync(join(folder, '.vite'), { recursive: true });
// GitHub would leave out files whose names it takes for its own.
writeFileSync(join(folder, '.nojekyll'), '');
const files = filesIn(folder);
const packed = zip(files);
writeFileSync(zipped, packed);
const bytes = files.reduce((sum, { body }) => sum + body.length, 0);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${folder}: ${files.length} files, ${inMegabytes(bytes)}; ${zipped}: ${inMegabytes(packed.length)}; in ${seconds} s`);
