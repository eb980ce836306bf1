/**
 * Packs the packages, installs them into an empty project, checks the types of every snippet of the pages, runs them on every Node there is
 * and one in a browser: `bin/test full packages`.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Built, buildPackages } from './build.ts';
import { outputInBrowser } from './in-browser.ts';
import { findNode, MAJORS } from './nodes.ts';
import { newProject, outputOf, type Project, typesAgree } from './project.ts';

/** All that a package may hold. */
const MAY_SHIP = /^(package\.json|README\.md|LICENSE|NOTICE|dist\/.*\.(js|d\.ts)|frozen\/\d+\/rules\.(js|d\.ts))$/;
const IS_TEST = /\.test\.|(^|\/)testing\//;

const demandClean = ({ name, files }: Built): void => {
  assert.deepEqual(
    files.filter((file) => !MAY_SHIP.test(file) || IS_TEST.test(file)),
    [],
    `${name} ships what nobody needs`,
  );
  for (const needed of ['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts'])
    assert.ok(files.includes(needed), `${name}: ${needed}`);
};

const COMPILERS = ['node_modules/@typescript/native/bin/tsc', 'node_modules/typescript/bin/tsc'];

const demandTypes = ({ folder }: Project): void => {
  for (const compiler of COMPILERS) {
    assert.ok(typesAgree(folder, compiler, 'esnext', 'bundler'), 'types, as a bundler finds modules');
    assert.ok(typesAgree(folder, compiler, 'nodenext', 'nodenext'), 'types, as Node finds modules');
  }
};

const demandOutputs = ({ folder, examples }: Project, node: string): void => {
  for (const example of examples) assert.equal(outputOf(folder, example, node), example.output, `${example.page}, piece ${example.number}`);
};

/** The first example of the bots' own page: it loads a net while it runs. */
const demandBrowser = async ({ folder, examples }: Project): Promise<void> => {
  const example = examples.find(({ page }) => page === 'bots/README.md') ?? assert.fail('bots/README.md has no example');
  assert.equal(await outputInBrowser(folder, `${example.file.replace('src/', 'built/')}.js`), example.output, 'in a browser');
};

const out = mkdtempSync(join(tmpdir(), 'caravel-packed-'));
const built = buildPackages(join(out, 'packages'));
for (const one of built) demandClean(one);
console.log(`packed   ${built.map(({ name, files }) => `${name} (${files.length} files)`).join(', ')}`);
const project = newProject(built);
try {
  demandTypes(project);
  console.log(`types    ${project.examples.length} snippets, nodenext and bundler, TypeScript 6 and 7`);
  for (const major of MAJORS) {
    const node = findNode(major);
    if (node) demandOutputs(project, node.path);
    console.log(node ? `runs     on Node ${node.version}` : `NOT RUN  on Node ${major}: none here, and npm could not be reached`);
  }
  await demandBrowser(project);
  console.log('runs     bundled, in a browser');
} finally {
  for (const folder of [out, project.folder]) rmSync(folder, { recursive: true, force: true });
}
