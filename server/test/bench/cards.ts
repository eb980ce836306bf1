/** How long social cards take, and how large they are: the drawings of the build, with the words of a full table. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardSvg } from '../../src/pages/card.ts';
import { CardMaker } from '../../src/pages/card-maker.ts';
import type { Shown } from '../../src/pages/own-pages.ts';

export interface CardRuns {
  /** `home`, or a game. */
  readonly name: string;
  readonly svgBytes: number;
  readonly pngBytes: number;
  /** Milliseconds of each card: by the clock, and of the processor, all threads together. */
  readonly clock: readonly number[];
  readonly processor: readonly number[];
}

const DRAWINGS = join(import.meta.dirname, '../../../web/dist/site/cards');
const BOUNDS = { waiting: 1, patience: 120_000, kept: 1 };

const shownOf = (game: string): Shown => {
  const head = {
    locale: 'en',
    path: '/',
    title: 'Caravel: Puerto Rico and Madeira',
    description: 'Play against bots or friends.',
    isFound: true,
  };
  if (game === 'home') return { head };
  const seats = ['Inês', 'Tomás', 'Leonor', 'Duarte'].map((name, colour) => ({ name, colour }));
  return { head: { ...head, path: '/t/table' }, game, kind: 'table', seats };
};

const timed = async (maker: CardMaker, key: string, svg: string) => {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const png = await maker.make(key, svg);
  const { user, system } = process.cpuUsage(before);
  if (!png) throw new Error('a card could not be made');
  return { clock: performance.now() - began, processor: (user + system) / 1000, bytes: png.length };
};

/** The first card of all starts the thread; it is told apart. Undefined where the pages are not built. */
export const benchCards = async (
  runs: number,
  drawings = DRAWINGS,
): Promise<{ readonly first: number; readonly cards: readonly CardRuns[] } | undefined> => {
  if (!existsSync(drawings)) return undefined;
  const files = readdirSync(drawings).filter((file) => file.endsWith('.svg'));
  const maker = new CardMaker(BOUNDS);
  try {
    let first: number | undefined;
    const cards: CardRuns[] = [];
    for (const file of files) {
      const name = file.replace('.svg', '');
      const svg = cardSvg(readFileSync(join(drawings, file), 'utf8'), shownOf(name));
      first ??= (await timed(maker, 'first', svg)).clock;
      const made = [];
      for (let run = 0; run < runs; run++) made.push(await timed(maker, `${name} ${run}`, svg));
      cards.push({
        name,
        svgBytes: Buffer.byteLength(svg),
        pngBytes: made[0]?.bytes ?? 0,
        clock: made.map(({ clock }) => clock),
        processor: made.map(({ processor }) => processor),
      });
    }
    return { first: first ?? 0, cards };
  } finally {
    await maker.close();
  }
};
