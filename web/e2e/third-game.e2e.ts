/** A game is a folder: one more of them and at most four lines are a third game, for the pages, the server and the command line. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ScratchTree } from './scratch-tree.ts';
import { FULL_RUN } from './tags.ts';
import { test as anyTest } from './test.ts';
import { ask, beGuest } from './visitors.ts';

const TITLE = 'Pearls of Ceylon';

/** The only lines of existing files that the game needs. */
const LINES = [
  { file: 'games/all/src/list.ts', after: /^export /, line: "export { pearls } from '@caravel/pearls/registration';" },
  { file: 'games/all/src/rules.ts', after: /^export /, line: "export { pearls } from '@caravel/pearls';" },
  { file: 'web/src/lib/games/index.ts', after: /\(\) => import\(/, line: "  pearls: () => import('./pearls/index.ts')," },
] as const;

/** The rules are those the laws of the contract are proved on. */
const withPearls = (): ScratchTree => {
  const tree = new ScratchTree();
  tree.addGame('pearls', join(import.meta.dirname, 'third-game'));
  const rules = tree.read('games/core/src/testing/pearls.ts');
  tree.write('games/pearls/src/pearls.ts', rules.replaceAll(/'\.\.\/[a-z-]+\.ts'/g, "'@caravel/core'"));
  for (const { file, after, line } of LINES) tree.insert(file, after, line);
  return tree;
};

const test = anyTest.extend<object, { tree: ScratchTree }>({
  tree: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const tree = withPearls();
      await tree.build();
      await use(tree);
      tree.remove();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ tree }, use) => {
      const server = await tree.serve();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});

/** One worker builds it once. */
test.describe.configure({ mode: 'default' });

test('a third game edits at most four lines', ({ tree }) => {
  const lines = tree.editedLines;
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(4);
  expect(lines.length).toBeGreaterThan(0);
});

test('its types are those of every game', FULL_RUN, async ({ tree }) => {
  await tree.run('node_modules/.bin/svelte-check', ['--tsgo', '--fail-on-warnings', '--output', 'machine'], 'web');
});

test('it is on the home page, and starts from there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(page.getByText('Dive, keep or give.')).toBeVisible();
  await expect(page.getByText(`Play Puerto Rico, Madeira, and ${TITLE}`)).toBeVisible();
  await page.getByRole('button', { name: `Play now: ${TITLE}` }).click();
  await expect(page.getByText('What do you do with the pearl?')).toBeVisible();
  await page.locator('[data-thing="move:keep"]').click();
  await expect(page.getByRole('log', { name: 'Log' })).toContainText('keep');
});

test('a table of it is made on the page for new tables', async ({ page }) => {
  await page.goto('/new/pearls');
  await expect(page.getByRole('radio', { name: TITLE })).toBeChecked();
  await expect(page.getByText('Lamps')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/Open: \d, in the bag: \d/)).toBeVisible();
});

test('it is played online with a bot, and the players’ page lists it', async ({ page }) => {
  await page.goto('/');
  await beGuest(page, 'Anna');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'pearls', seats });
  await page.goto(`/t/${id}`);
  await page.locator('[data-thing="move:keep"][data-open]').click();
  await expect(page.getByRole('log', { name: 'Log' })).toContainText('Inês');
  await page.goto('/players');
  await page.getByLabel('Kind of game').selectOption({ label: `${TITLE}, 3 players` });
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
});

test('the command line plays it', async ({ tree }) => {
  expect(await tree.caravel('games')).toContain('pearls\n');
  expect(await tree.caravel('simulate', '--game', 'pearls', '--players', '3', '--games', '10', '--seed', '1')).toContain('10');
});
