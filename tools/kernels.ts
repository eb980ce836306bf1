/** Compiles the kernels of the net from AssemblyScript: `node tools/kernels.ts` writes each as text that every host can import. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Kernel {
  readonly source: string;
  readonly target: string;
  readonly constant: string;
}

export const KERNELS: readonly Kernel[] = [
  { source: 'bots/kernels/play.ts', target: 'bots/src/net/kernel/play-wasm.ts', constant: 'PLAY_WASM' },
  { source: 'bots/kernels/learn.ts', target: 'bots/src/train/learn-wasm.ts', constant: 'LEARN_WASM' },
];

const OPTIONS = [
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--optimizeLevel',
  '3',
  '--shrinkLevel',
  '0',
  '--noAssert',
  '--initialMemory',
  '1',
];

const compile = (source: string): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-kernel-'));
  const file = join(folder, 'kernel.wasm');
  try {
    execFileSync('asc', [source, '--outFile', file, ...OPTIONS], { stdio: 'inherit' });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const textOf = ({ source, constant }: Kernel): string => {
  const bytes = compile(source);
  return `/** Compiled from ${source} by \`node tools/kernels.ts\`: ${bytes.length} bytes. */\nexport const ${constant} =\n  '${bytes.toString('base64')}';\n`;
};

if (import.meta.main) for (const kernel of KERNELS) writeFileSync(kernel.target, textOf(kernel));
