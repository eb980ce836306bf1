/** Puts a brotli and a gzip copy beside every text file that was built: the server sends them as they are, and compresses nothing itself. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const TEXT = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest)$/;

const brotliAll = promisify(brotliCompress);
const gzipAll = promisify(gzip);

/** The best there is: it is done once, and sent many times. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

const keepIfSmaller = async (path: string, packed: Buffer, size: number): Promise<void> => {
  if (packed.length < size) await writeFile(path, packed);
};

const compressFile = async (path: string): Promise<void> => {
  const body = await readFile(path);
  await keepIfSmaller(
    `${path}.br`,
    await brotliAll(body, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    body.length,
  );
  await keepIfSmaller(`${path}.gz`, await gzipAll(body, { level: constants.Z_BEST_COMPRESSION }), body.length);
};

export const precompressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
};

/** Last of all. */
export const precompress = (): Plugin => afterBuild('precompress', precompressFolder);
