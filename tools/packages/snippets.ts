/** The pieces of code on the pages about the packages, each with the output that the page promises. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from './workspace.ts';

export interface Snippet {
  readonly page: string;
  /** From 1. */
  readonly number: number;
  readonly code: string;
  readonly output: string;
}

export const PAGES: readonly string[] = ['docs/library.md', ...FOLDERS.map((folder) => join(folder, 'README.md'))];

const PAIR = /^```ts\n([\s\S]*?)^```\n\n```text\n([\s\S]*?)^```$/gm;

export const snippetsOn = (page: string): Snippet[] =>
  [...readFileSync(page, 'utf8').matchAll(PAIR)].map(([, code = '', output = ''], i) => ({ page, number: i + 1, code, output }));
