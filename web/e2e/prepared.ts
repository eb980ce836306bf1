/** Tables in the middle of a recorded game, put into the page's storage before it opens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, hasTurn, must, parseGameFile, type State, Timeline, writeEntry } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';
import type { Page } from '@playwright/test';

const NAMES = ['Ada', 'Inês', 'Tomás', 'Beatriz', 'Duarte'];

const recorded = (game: Game, name: string) => {
  const text = readFileSync(join(import.meta.dirname, '../../games', game.name, 'games', `${name}.caravel`), 'utf8');
  return must(parseGameFile(text, () => game));
};

/** The recorded game up to the first position that is wanted and asks the first seat. */
export const timelineTo = (game: Game, name: string, isWanted: (s: State, entry: number, of: number) => boolean): Timeline => {
  const { config, entries } = recorded(game, name);
  const timeline = new Timeline(game, config);
  for (const [i, entry] of entries.entries()) {
    if (hasTurn(game.turn(timeline.state), 0) && isWanted(timeline.state, i, entries.length)) break;
    must(timeline.append(entry));
  }
  return timeline;
};

/** As a page keeps it: the first seat is a person's, bots have the others. */
export const writeTable = ({ game, config, entries }: Timeline): string => {
  const seats = NAMES.slice(0, config.players).map((name, i) =>
    i === 0 ? { name, kind: 'person' } : { name, kind: 'bot', level: 'easy' },
  );
  const header = { id: 'local-prepared', game: game.name, version: game.version, config, seats };
  return JSON.stringify({ header, entries: entries.map(writeEntry), savedAt: 0, waitingFor: [0] });
};

/** Puerto Rico where the first seat decides a step of this kind, in the round or later. */
export const preparedTable = (name: string, step: string, round: number): string =>
  writeTable(
    timelineTo(puertoRico, name, (s) => {
      const view = puertoRico.describe(s, 0);
      return view.step === step && view.round >= round;
    }),
  );

/** The first decision of this kind that the first seat makes after the first round; before, if there is none after it. */
export const preparedStep = (game: string, name: string, step: string): string => {
  const isAt = (s: State, from: number): boolean => {
    if (game === madeira.name) {
      const { turn, round } = madeira.describe(s, 0);
      return turn.step === step && round >= Math.min(from, 2);
    }
    const view = puertoRico.describe(s, 0);
    return view.step === step && view.round >= from;
  };
  const rules: Game = game === madeira.name ? madeira : puertoRico;
  const late = timelineTo(rules, name, (s) => isAt(s, 7));
  return writeTable(isAt(late.state, 7) ? late : timelineTo(rules, name, (s) => isAt(s, 1)));
};

/** Madeira after this part of the game. */
export const preparedMadeira = (name: string, part: number): string =>
  writeTable(timelineTo(madeira, name, (_, entry, of) => entry >= part * of));

/** A recorded game to its end. */
export const preparedWhole = (game: string, name: string): string =>
  writeTable(timelineTo(game === madeira.name ? madeira : puertoRico, name, () => false));

/** Words are as wide as they stay: what is measured before that may move. */
const fontsLoaded = (page: Page): Promise<void> => page.evaluate(() => document.fonts.ready.then(() => undefined));

/** The review of a whole game; its graph is there. */
export const openReview = async (page: Page, table: string, at?: number): Promise<void> => {
  await page.addInitScript((text) => localStorage.setItem('caravel.table.local-prepared', text), table);
  await page.goto(`/review/local-prepared${at === undefined ? '' : `?at=${at}`}`);
  await page.locator('[data-area=graph] path.course').first().waitFor({ state: 'attached' });
  await fontsLoaded(page);
};

export const openPrepared = async (page: Page, table: string): Promise<void> => {
  await page.addInitScript((text) => localStorage.setItem('caravel.table.local-prepared', text), table);
  await page.goto('/t/local-prepared');
  await page.waitForSelector('[data-board] [data-thing]:visible');
  await fontsLoaded(page);
};
