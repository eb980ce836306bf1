/** Tables in the middle of a recorded game, put into the page's storage before it opens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Course, hasTurn, must, parseGameFile, writeEntry } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import type { Page } from '@playwright/test';

const NAMES = ['Ada', 'Inês', 'Tomás', 'Beatriz', 'Duarte'];

const recorded = (name: string) => {
  const text = readFileSync(join(import.meta.dirname, '../../games/puerto-rico/games', `${name}.caravel`), 'utf8');
  return must(parseGameFile(text, () => puertoRico));
};

/** The text of a table where the first seat decides a step of this kind, in the round or later. */
export const preparedTable = (name: string, step: string, round: number): string => {
  const { config, entries } = recorded(name);
  const course = new Course(puertoRico, config);
  for (const entry of entries) {
    const view = puertoRico.describe(course.state, 0);
    if (view.step === step && view.round >= round && hasTurn(puertoRico.turn(course.state), 0)) break;
    must(course.append(entry));
  }
  const seats = NAMES.slice(0, config.players).map((seat, i) =>
    i === 0 ? { name: seat, kind: 'person' } : { name: seat, kind: 'bot', level: 'trader' },
  );
  const header = { id: 'local-prepared', game: puertoRico.name, config, seats };
  return JSON.stringify({ header, entries: course.entries.map(writeEntry), savedAt: 0, waitingFor: [0] });
};

export const openPrepared = async (page: Page, table: string): Promise<void> => {
  await page.addInitScript((text) => localStorage.setItem('caravel.table.local-prepared', text), table);
  await page.goto('/t/local-prepared');
  await page.waitForSelector('[data-board] [data-thing]');
};
