/** Makes all packages: a folder each, and the .tgz that `npm publish` would send. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compile } from './compile.ts';
import { writePackage } from './package-folder.ts';
import { missingFiles } from './whole.ts';
import { workspaces } from './workspace.ts';

export interface Built {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly tarball: string;
  /** What is in it. */
  readonly files: readonly string[];
}

const pack = (folder: string, out: string): Pick<Built, 'tarball' | 'files'> => {
  const [{ filename, files }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', resolve(out)], { cwd: folder, encoding: 'utf8' }),
  ) as [{ filename: string; files: { path: string }[] }];
  return { tarball: join(out, filename), files: files.map(({ path }) => path) };
};

/** Replaces `out` as a whole. */
export const buildPackages = (out: string): Built[] => {
  const compiled = mkdtempSync(join(tmpdir(), 'caravel-packages-'));
  try {
    const all = workspaces();
    const versions = new Map(all.map(({ name, version }) => [name, version]));
    compile(all, compiled);
    rmSync(out, { recursive: true, force: true });
    return all.map((workspace) => {
      const { name, version } = workspace;
      const folder = join(out, name.replace(/^.*\//, ''));
      writePackage(workspace, versions, compiled, folder);
      const missing = missingFiles(folder);
      if (missing.length > 0) throw new Error(`${name} lacks ${missing.join(', ')}`);
      return { name, version, folder, ...pack(folder, out) };
    });
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
};
