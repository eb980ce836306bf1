/** The icons of the site and of the installed app, drawn from the favicon: `node web/build/icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const PUBLIC = join(import.meta.dirname, '../public');
const drawing = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const inside = drawing.replace(/<svg[^>]*>|<\/svg>|<title>.*?<\/title>/g, '');

const framed = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;

/** Without round corners: the system cuts them. */
const SQUARE = framed(`<path fill="#0f4560" d="M0 0h64v64H0z"/><path fill="#2a7a95" d="M0 50h64v14H0z"/>${inside}`);
/** A system may cut away a fifth at every side: sky and sea reach to the edge, the ship keeps inside. */
const MASKABLE = framed(
  `<path fill="#0f4560" d="M0 0h64v64H0z"/><path fill="#2a7a95" d="M0 46h64v18H0z"/><g transform="translate(7.700 6.400) scale(.76)">${inside.replace(/<rect[^>]*>/, '').replace(/<path d="M0 50q[^>]*>/, '')}</g>`,
);

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

const png = (svg: string, size: number): Buffer => Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());

/** One picture in a list of pictures, as old browsers want it. */
const ico = (picture: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
};

const write = (name: string, bytes: Buffer): void => writeFileSync(join(PUBLIC, name), bytes);

for (const size of [192, 512]) {
  write(`icon-${size}.png`, png(drawing, size));
  write(`maskable-${size}.png`, png(MASKABLE, size));
}
write('apple-touch-icon.png', png(SQUARE, 180));
write('favicon.ico', ico(png(drawing, 48), 48));
