/** One package as a folder that `npm pack` takes: JavaScript and types in dist/, README, licence, and a manifest of its own. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renamed, type Workspace } from './workspace.ts';

/** The oldest Node that the packages are tried with. */
const ENGINES = { node: '>=20' };

const targetsOf = (source: string): { types: string; default: string } => {
  const path = source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '');
  return { types: `${path}.d.ts`, default: `${path}.js` };
};

/** Packages are released together, so each asks for the others from its own version on, as SemVer allows. */
const manifestOf = ({ name, version, description, keywords, dependencies, exports }: Workspace, versions: ReadonlyMap<string, string>) => ({
  name,
  version,
  description,
  keywords,
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  engines: ENGINES,
  exports: Object.fromEntries(Object.entries(exports).map(([path, source]) => [path, targetsOf(source)])),
  dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, `^${versions.get(dependency)}`])),
  publishConfig: { access: 'public' },
});

/** Declarations keep the endings of the sources in their imports; files of older rules name the sources, too. */
const asPublished = (text: string): string =>
  renamed(text)
    .replaceAll(/(?<=['"]\.{1,2}\/[^'"\n]*)(?<!\.d)\.ts(?=['"])/g, '.js')
    .replaceAll(/(?<=['"]\.\.\/\.\.\/)src\/(?=rules\.js)/g, 'dist/');

const copyTexts = (from: string, to: string, pattern: string): void => {
  for (const file of globSync(pattern, { cwd: from })) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), asPublished(readFileSync(join(from, file), 'utf8')));
  }
};

/** `compiled` is what `compile` wrote. */
export const writePackage = (workspace: Workspace, versions: ReadonlyMap<string, string>, compiled: string, to: string): void => {
  const { folder } = workspace;
  mkdirSync(to, { recursive: true });
  copyTexts(join(compiled, folder, 'src'), join(to, 'dist'), '**/*.{js,d.ts}');
  if (existsSync(join(folder, 'frozen'))) copyTexts(join(folder, 'frozen'), join(to, 'frozen'), '*/rules.{js,d.ts}');
  cpSync(join(folder, 'README.md'), join(to, 'README.md'));
  for (const page of ['LICENSE', 'NOTICE']) cpSync(page, join(to, page));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifestOf(workspace, versions), null, 2)}\n`);
};
