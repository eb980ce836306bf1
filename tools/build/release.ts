/** `bin/build release`: everything a release hands out, in dist/release, with checksums and notes. Nothing is uploaded. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeChecksums } from '../release/archive.ts';
import { currentVersion, notesOf } from '../release/version.ts';

const OUT = 'dist/release';
/** Each is a script beside this one; what it makes lies in dist/. */
const PARTS = ['server', 'static', 'packages'];

const fail = (message: string): never => {
  console.error(`bin/build release: ${message}`);
  process.exit(1);
};

const version = currentVersion();
const notes = notesOf(version, readFileSync('CHANGELOG.md', 'utf8')) ?? fail(`CHANGELOG.md has no section [${version}]`);
rmSync('dist', { recursive: true, force: true });
for (const part of PARTS) {
  console.error(`building: ${part} ...`);
  const { status } = spawnSync(process.execPath, [`tools/build/${part}.ts`], { stdio: ['ignore', 2, 2] });
  if (status !== 0) fail(`${part} could not be built`);
}
mkdirSync(OUT, { recursive: true });
for (const file of globSync('dist/{,packages/}*.{tgz,zip}')) cpSync(file, join(OUT, basename(file)));
writeFileSync(join(OUT, 'NOTES.md'), `${notes}\n`);
writeChecksums(OUT, 'SHA256SUMS');
for (const file of globSync(`${OUT}/*`).sort()) console.log(`${(statSync(file).size / 1e6).toFixed(2).padStart(8)} MB  ${file}`);
