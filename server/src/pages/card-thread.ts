/** A thread that makes pictures of drawings. A drawing that it cannot make ends the thread and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const FONTS = new URL('./fonts/', import.meta.url);
const fontBuffers = readdirSync(FONTS)
  .filter((file) => file.endsWith('.ttf'))
  .map((file) => new Uint8Array(readFileSync(new URL(file, FONTS))));

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** What it takes from the machine is given back at once: no collector sees it. */
const render = (svg: string): Uint8Array => {
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false, fontBuffers, defaultFontFamily: 'Alegreya' } });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  return png;
};

parentPort?.on('message', (svg: string) => parentPort?.postMessage(render(svg)));
