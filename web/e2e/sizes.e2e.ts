/** Every size of screen: nothing overlaps, nothing is cut off, out of reach or too small, for both games in three languages. */
import { thorough } from '@caravel/core/testing/thorough';
import { expect } from '@playwright/test';
import { bringMeasures, layoutFaults } from './geometry.ts';
import { quicken } from './play.ts';
import { openPrepared, preparedStep } from './prepared.ts';
import { test } from './test.ts';

type Size = readonly [width: number, height: number];

/** Phones both ways, and tablets: played with a finger. */
const TOUCHED: readonly Size[] = [
  [320, 360],
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [600, 960],
  [640, 360],
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1180, 820],
];
/** Windows and screens: played with a mouse. */
const POINTED: readonly Size[] = [
  [900, 700],
  [1366, 540],
  [1280, 600],
  [1366, 657],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
];

const LOCALES: readonly string[] = ['en', 'de', 'hu'];

/** Recorded games of two and of as many as can play, and eight or more decisions of each. */
const GAMES = {
  'puerto-rico': {
    files: ['2-players-city', '5-players-points'],
    steps: ['role', 'settler', 'placing', 'builder', 'craftsman', 'trader', 'captain', 'storing'],
  },
  madeira: {
    files: ['2nd-2-players', '2nd-4-players'],
    steps: ['first city', 'row', 'request', 'turn', 'character', 'worker', 'worker to', 'building', 'feeding', 'leave', 'wealth'],
  },
} as const;

/** Every eighth step, with few players or many, in one language, and every sixth size, others for each step; `bin/test full` each step with few and many, and `SIZES=all bin/test browser` the whole product. */
const isWhole = process.env.SIZES === 'all';
const isChosen = (turn: number): boolean => isWhole || thorough(turn % 8 === 0, true);
const sizesFor = (sizes: readonly Size[], turn: number): readonly Size[] => sizes.filter((_, i) => isWhole || i % 6 === turn % 6);
const localesFor = (turn: number): readonly string[] => (isWhole ? LOCALES : [LOCALES[turn % LOCALES.length] ?? 'en']);

const KINDS = [
  { sizes: TOUCHED, hasTouch: true, target: 40, button: 44 },
  { sizes: POINTED, hasTouch: false, target: 0, button: 0 },
] as const;

for (const [game, { files, steps }] of Object.entries(GAMES))
  for (const [f, file] of files.entries())
    for (const [turn, step] of steps.entries())
      for (const locale of isChosen(turn + f) ? localesFor(turn + 2 * f) : [])
        test(`${game}, ${file}, ${step}, ${locale}: right at every size`, async ({ browser, server }) => {
          const faults: string[] = [];
          for (const { sizes, hasTouch, target, button } of KINDS) {
            const context = await browser.newContext({ baseURL: server.url, hasTouch, reducedMotion: 'reduce' });
            const page = await context.newPage();
            await quicken(page);
            await page.addInitScript((text) => localStorage.setItem('caravel.locale', JSON.stringify(text)), locale);
            await bringMeasures(page);
            for (const [i, [width, height]] of sizesFor(sizes, turn + 2 * f).entries()) {
              await page.setViewportSize({ width, height });
              if (i === 0) await openPrepared(page, preparedStep(game, file, step));
              const text = width === 1280 && height === 800 ? 11 : 10;
              const found = await layoutFaults(page, { text, target, button });
              faults.push(...found.map((fault) => `${width}×${height}: ${fault}`));
            }
            await context.close();
          }
          expect(faults).toEqual([]);
        });
