/** The Chromium the tests run in: the one of the lockfile where it fits the machine, else CHROMIUM or the system's. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';

/** The package unpacks into the temporary directory and takes whatever lies there: it gets one for each version. */
const unpacked = async (): Promise<string> => {
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  const version = (JSON.parse(text) as { devDependencies: Record<string, string> }).devDependencies['@sparticuz/chromium'] as string;
  const directory = join(import.meta.dirname, '../../node_modules/.cache/chromium', version);
  mkdirSync(directory, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = directory;
  try {
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
};

export const browserPath = async (): Promise<string> => {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (process.platform === 'linux' && process.arch === 'x64') return unpacked();
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Error('set CHROMIUM to a Chromium executable');
};
