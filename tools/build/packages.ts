/** `bin/build packages`: what docs/library.md describes, as folders and .tgz files in dist/packages. */
import { statSync } from 'node:fs';
import { buildPackages } from '../packages/build.ts';

for (const { name, version, tarball } of buildPackages('dist/packages'))
  console.log(`${`${name}@${version}`.padEnd(36)} ${(statSync(tarball).size / 1024).toFixed(0).padStart(5)} KB  ${tarball}`);
