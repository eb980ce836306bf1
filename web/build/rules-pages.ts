/**
 * The pages that are written at build time: rules, About and Privacy. For the app, an import of `docs/rules/<game>/<language>.md` is the list of its blocks, with the styles of its pictures;
 * for those who read without scripts, and for search engines, each is a page of its own, `rules/<game>/<language>.html`, `about/<language>.html`.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { withHead } from '@caravel/protocol';
import type { Plugin } from 'vite';
import { Built } from './built.ts';
import type { AllDrawn, DrawnPage, WrittenPage } from './draw-rules.ts';

const DRAWER = join(import.meta.dirname, 'draw-rules.ts');
const MOST_BYTES = 64 * 1024 * 1024;

/** A static build has another path than '/', and no server. */
const drawRules = async (base: string): Promise<AllDrawn> => {
  const { stdout } = await promisify(execFile)(process.execPath, [DRAWER, ...(base === '/' ? [] : ['static'])], { maxBuffer: MOST_BYTES });
  const all: AllDrawn = JSON.parse(stdout);
  return all;
};

const PAGE = /\/docs\/rules\/([^/]+)\/(\w\w)\.md$/;
/** Where there is no file: the styles come from the drawn pictures. */
const SHEET = /^virtual:figures\/([\w-]+)\.css$/;
const SHEET_FILE = /\/figures-of-([\w-]+)\.css$/;

/** A drawing among the sources, as the pictures name it. */
const DRAWING = /\/src\/lib\/[\w/-]+\.svg/g;

/**
 * The blocks as one text, a line each: lighter than a list of texts. The addresses of drawings are those of the built files,
 * asked for as files: as modules they would come with the scripts of the table. A path may hold & and $, which mean something in an
 * attribute and in a replacement.
 */
const moduleOf = (game: string, { blocks }: DrawnPage, hasStyles: boolean): string => {
  const text = blocks.join('\n');
  const built = [...new Set(text.match(DRAWING) ?? [])].map(
    (file) =>
      `.replaceAll(${JSON.stringify(file)}, () => new URL(${JSON.stringify(file)}, import.meta.url).pathname.replaceAll('&', '&amp;'))`,
  );
  const styles = hasStyles ? `import 'virtual:figures/${game}.css';` : '';
  return `${styles}export default ${JSON.stringify(text)}${built.join('')}.split('\\n')`;
};

/** Where a page goes: a plain web host has folders, our server adds the ending. */
const fileOf = (page: string, base: string): string => (base === '/' ? `${page}.html` : `${page}/index.html`);

/** Where the pages of a build go, and under which path they lie there. */
interface Place {
  readonly built: Built;
  readonly base: string;
}

/** Writes a page beside the app's own, in every language, with its scripts: where they run, they take over. */
const writeInLanguages = (
  { built, base }: Place,
  address: string,
  pages: Readonly<Record<string, WrittenPage>>,
  sources: (locale: string) => string[],
): void => {
  const shell = readFileSync(join(built.folder, 'index.html'), 'utf8');
  const others = Object.keys(pages).map((one) => `<link rel="alternate" hreflang="${one}" href="/${address}/${one}">`);
  for (const [locale, { title, description, body }] of Object.entries(pages)) {
    const styles = built.needed(...sources(locale)).filter((file) => file.endsWith('.css') && !shell.includes(file));
    const links = [...styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`), ...others];
    const drawn = body.replaceAll(DRAWING, (file) => `${base}${built.fileOf(file.slice(1))}`);
    const html = withHead(shell, { locale, title, description, path: `/${address}/${locale}`, isFound: true })
      .replace('</head>', `${links.join('')}</head>`)
      .replace('</body>', () => `<div id="prerendered">${drawn}</div></body>`);
    const file = join(built.folder, fileOf(`${address}/${locale}`, base));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
};

const writePages = (place: Place, { rules, told }: AllDrawn): void => {
  for (const [game, { pages }] of Object.entries(rules))
    writeInLanguages(place, `rules/${game}`, pages, (locale) => ['src/routes/Rules.svelte', `../docs/rules/${game}/${locale}.md`]);
  for (const [name, pages] of Object.entries(told)) writeInLanguages(place, name, pages, () => ['src/routes/About.svelte']);
};

export const rulesPages = (): Plugin => {
  let folder = '';
  let base = '';
  let root = '';
  let drawing: Promise<AllDrawn> | undefined;
  const drawn = (): Promise<AllDrawn> => {
    drawing ??= drawRules(base);
    return drawing;
  };
  return {
    name: 'caravel-rules-pages',
    configResolved(config) {
      ({ base, root } = config);
      folder = resolve(root, config.build.outDir);
    },
    resolveId(source) {
      const game = SHEET.exec(source)?.[1];
      return game === undefined ? undefined : join(root, `figures-of-${game}.css`);
    },
    async load(id) {
      const game = SHEET_FILE.exec(id)?.[1];
      return game === undefined ? undefined : (await drawn()).rules[game]?.css;
    },
    transform: {
      filter: { id: PAGE },
      async handler(_, id) {
        const [, game = '', locale = ''] = PAGE.exec(id) ?? [];
        const rules = (await drawn()).rules[game];
        const page = Object.entries(rules?.pages ?? {}).find(([name]) => name === locale)?.[1];
        if (!rules || !page) throw new Error(`no rules of ${game} in ${locale}`);
        return { code: moduleOf(game, page, rules.css !== ''), map: null };
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.mode === 'build') writePages({ built: new Built(folder), base }, await drawn());
      },
    },
  };
};
