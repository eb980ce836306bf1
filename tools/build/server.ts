/**
 * `bin/build server`: a server with its pages and everything it depends on but Node, in dist/caravel-VERSION and as a .tgz.
 * `bin/build server --folder FOLDER`: the folder alone, somewhere else; the Dockerfile does this.
 */
import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeTarball } from '../release/archive.ts';
import { makeServerFolder } from '../release/server-folder.ts';
import { commitSeconds, currentVersion } from '../release/version.ts';

const { values } = parseArgs({ options: { folder: { type: 'string' } } });

if (values.folder) makeServerFolder('.', resolve(process.env.BUILD_FROM ?? '.', values.folder));
else {
  const folder = resolve('dist', `caravel-${currentVersion()}`);
  rmSync(folder, { recursive: true, force: true });
  makeServerFolder('.', folder);
  makeTarball(folder, `${folder}.tgz`, commitSeconds());
  console.log(`${(statSync(`${folder}.tgz`).size / 1e6).toFixed(1)} MB  ${folder}.tgz`);
}
