/** What GitHub reads: workflows that call our own commands, and forms it can show. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<string, { readonly 'timeout-minutes': number; readonly steps: readonly { uses?: string; run?: string }[] }>
  >;
}

interface Field {
  readonly type: string;
  readonly id?: string;
  readonly attributes: {
    readonly label?: string;
    readonly value?: string;
    readonly options?: readonly (string | { readonly label: string })[];
  };
}

const KINDS = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes'];
const read = <T>(path: string): T => parse(readFileSync(path, 'utf8')) as T;

for (const path of globSync('.github/workflows/*.yml'))
  test(`${path} is pinned, may do little, and ends`, () => {
    const { permissions, jobs } = read<Workflow>(path);
    assert.ok(permissions);
    for (const { steps, 'timeout-minutes': minutes } of Object.values(jobs)) {
      assert.ok(minutes > 0);
      for (const { uses } of steps) if (uses) assert.match(uses, /^[\w-]+\/[\w-]+@(?:v\d+\.\d+\.\d+|[\da-f]{40})$/);
    }
  });

test('CI runs bin/test, a release bin/test and bin/build release', () => {
  const commandsOf = (name: string) =>
    Object.values(read<Workflow>(`.github/workflows/${name}.yml`).jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  assert.ok(commandsOf('ci').includes('bin/test'));
  const release = commandsOf('release');
  assert.ok(release.includes('bin/test') && release.indexOf('bin/test') < release.indexOf('bin/build release'));
});

for (const path of globSync('.github/ISSUE_TEMPLATE/*.yml').filter((name) => !name.endsWith('config.yml')))
  test(`${path} is a form`, () => {
    const { name, description, body } = read<{ name: string; description: string; body: readonly Field[] }>(path);
    assert.ok(name && description);
    const asked = body.filter(({ type }) => type !== 'markdown');
    assert.equal(new Set(asked.map(({ id }) => id)).size, asked.length, 'every field has an id of its own');
    for (const { type, attributes } of body) {
      assert.ok(KINDS.includes(type), type);
      assert.ok(type === 'markdown' ? attributes.value : attributes.label);
      if (type === 'dropdown' || type === 'checkboxes') assert.ok((attributes.options?.length ?? 0) > 0);
    }
  });
