/**
 * Lets Node import the components of the pages and render them to HTML: what is drawn at build time is drawn by the same components as the table.
 * Import it before them; a component is then imported with `await import`.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, compileModule } from 'svelte/compiler';
import { COMPILER } from './compiler.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));

export interface Styles {
  /** The file they stand in: addresses within are relative to it. */
  readonly file: string;
  readonly css: string;
  /** The class of the component's elements; without one they are for the whole page. */
  readonly scope: string | undefined;
}

/** The styles of everything imported so far. */
export const styles: Styles[] = [];

const component = (file: string): string => {
  const { js, css } = compile(readFileSync(file, 'utf8'), { ...COMPILER, generate: 'server', css: 'external', filename: file });
  if (css) styles.push({ file, css: css.code, scope: /\.(svelte-[\w-]+)/.exec(css.code)?.[1] });
  return js.code;
};

const state = (file: string): string =>
  compileModule(stripTypeScriptTypes(readFileSync(file, 'utf8')), { generate: 'server', filename: file }).js.code;

const sheet = (file: string): string => {
  styles.push({ file, css: readFileSync(file, 'utf8'), scope: undefined });
  return '';
};

/** Where a file lies among the sources; the build puts the address of the built file in its place. */
const address = (file: string): string => `export default ${JSON.stringify(`/${relative(WEB, file)}`)}`;

const LOADERS: readonly (readonly [RegExp, (file: string) => string])[] = [
  [/\.svelte$/, component],
  [/\.svelte\.ts$/, state],
  [/\.css$/, sheet],
  [/\.svg(\?url)?$/, address],
];

registerHooks({
  load: (url, context, next) => {
    const load = url.startsWith('file:') ? LOADERS.find(([end]) => end.test(url))?.[1] : undefined;
    if (!load) return next(url, context);
    return { format: 'module', source: load(fileURLToPath(url.replace(/\?.*$/, ''))), shortCircuit: true };
  },
});

// What the pages ask of a browser as they load; a component that is only drawn needs none of the answers.
const nothing = (): void => {};
Object.assign(globalThis, {
  addEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  document: { documentElement: {} },
});
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null, setItem: nothing }, configurable: true });
