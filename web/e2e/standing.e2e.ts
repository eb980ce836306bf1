/** What a player knows before the end: the score now, Pirates that have come, and a harvest by a touch of one's own Field. */
import { hasTurn, must, readConfig, type Step, Timeline } from '@caravel/core';
import { randomTimeline } from '@caravel/core/testing';
import { madeira } from '@caravel/madeira';
import { expect } from '@playwright/test';
import { quicken, settled } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable, writeTable } from './prepared.ts';
import { test } from './test.ts';

/** A random game up to the first step of the first seat that is wanted, and that step. */
const upTo = (isWanted: (step: Step) => boolean): { readonly table: string; readonly step: Step } => {
  const config = must(readConfig(madeira, { players: 3 }));
  for (let seed = 1; seed < 300; seed++) {
    const whole = randomTimeline(madeira, config, seed);
    const step = whole.snapshot().steps.find((one) => one.seat === 0 && hasTurn(madeira.turn(one.before), 0) && isWanted(one));
    if (!step) continue;
    const timeline = new Timeline(madeira, config);
    for (const entry of whole.entries.slice(0, step.entry)) must(timeline.append(entry));
    return { table: writeTable(timeline), step };
  }
  throw new Error('no such step');
};

test.beforeEach(async ({ page }) => quicken(page));

test('I1 the score now is said for everybody, hidden Pirates with a question mark', async ({ page }) => {
  await openPrepared(page, preparedMadeira('2nd-4-players', 0.75));
  await page.getByRole('button', { name: 'Current score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Current score' });
  await expect(dialog.getByRole('row', { name: /^Total/ })).toContainText(/(-?\d+\+\?\s*){4}/);
  await expect(dialog.getByRole('row', { name: /^Lost to Pirates/ })).toContainText('????');
});

test('E2 the score now of Puerto Rico is whole for oneself, and in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPrepared(page, preparedTable('4-players-points', 'captain', 11));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Current score' }).click();
  const total = page
    .getByRole('dialog', { name: 'Current score' })
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell');
  await expect(total).toHaveText([/^\d+$/, /^\d+\+\?$/, /^\d+\+\?$/, /^\d+\+\?$/]);
});

test('H1 one’s own Field means the harvest where a die lies', async ({ page }) => {
  const { table, step } = upTo(({ move, before }) => move === 'harvest' && madeira.describe(before, 0).ahead.leads.length === 0);
  const view = madeira.describe(step.before, 0);
  const region = view.buildings.find(({ building }) => building === view.turn.dieOn)?.region;
  const field = view.fields.find((one) => one.region === region && one.workers.includes(0))?.field;
  await openPrepared(page, table);
  await settled(page);
  await page.locator(`[data-thing="place:${field}"]`).click();
  await expect(page.getByRole('log')).toContainText(`You harvest in region ${region}`);
});

test('C6 D3 D4 Pirates that come unasked are said at once, with their number and the reason', async ({ page }) => {
  const pirates = ({ before, after }: Step): number =>
    (madeira.describe(after, 0).seats[0]?.pirates ?? 0) - (madeira.describe(before, 0).seats[0]?.pirates ?? 0);
  const { table, step } = upTo((one) => pirates(one) > 0 && /^(done|pass .* reals|no action)$/.test(one.move));
  await openPrepared(page, table);
  await settled(page);
  const button = page.locator(`[data-move="${step.move}"]`);
  if (!(await button.isVisible())) await page.getByRole('button', { name: /^Pass/ }).click();
  await button.click();
  await expect(page.locator('.notice')).toContainText(`receive ${pirates(step)} Pirate`);
  await page.locator('.notice').click();
  await expect(page.locator('.notice')).toHaveCount(0);
});
