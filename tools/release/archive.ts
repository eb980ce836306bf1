/** Archives that are the same, byte by byte, whoever makes them from the same files. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Every file has the time of the commit, so that nothing looks newer than the pages built from it. */
export const makeTarball = (folder: string, tarball: string, seconds: number): void => {
  const { status, stderr, error } = spawnSync(
    // BSD's tar knows none of these options: brew install gnu-tar
    process.platform === 'darwin' ? 'gtar' : 'tar',
    [
      ...['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${seconds}`, '--mode=u+rwX,go+rX,go-w'],
      ...['--use-compress-program=gzip -9n', '-cf', tarball, '-C', dirname(folder), basename(folder)],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`tar failed: ${error?.message ?? stderr}`);
};

const digest = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** In the form that `sha256sum --check` reads. */
export const writeChecksums = (folder: string, name: string): void => {
  const files = globSync('**/*.{tgz,zip}', { cwd: folder }).sort();
  writeFileSync(join(folder, name), files.map((file) => `${digest(join(folder, file))}  ${file}\n`).join(''));
};
