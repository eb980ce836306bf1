/** `caravel bench cards`: how long the server takes for the picture of a link, and how large it is. */
import { columns } from '../columns.ts';
import { JSON_FLAG, noneOf, parseFlags, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { UserError } from '../user-error.ts';
import { type Spread, spreadOf } from './spread.ts';

interface CardReport {
  readonly name: string;
  readonly svgBytes: number;
  readonly pngBytes: number;
  readonly clock: Spread;
  readonly processor: Spread;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);
const milliseconds = ({ median, low, high }: Spread): string => `${median.toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`;

const writeCards = (first: number, cards: readonly CardReport[]): string => {
  const rows = cards.map(({ name, svgBytes, pngBytes, clock, processor }) => [
    name,
    kilobytes(svgBytes),
    kilobytes(pngBytes),
    milliseconds(clock),
    milliseconds(processor),
  ]);
  const table = columns([['card', 'SVG, KB', 'PNG, KB', 'ms by the clock', 'ms of the processor'], ...rows], [1, 2, 3, 4]);
  return `${table}\n\nthe first one, which starts the thread: ${first.toFixed(0)} ms\n`;
};

export const runCards = async (args: readonly string[], host: Host): Promise<number> => {
  const { values, positionals } = parseFlags(args, { ...JSON_FLAG, runs: { type: 'string', default: '9' } });
  noneOf(positionals);
  const runs = wholeNumber(values.runs, '--runs', 1, 1000);
  // The server is large: it is loaded only for this command.
  const { benchCards } = await import('@caravel/server/bench');
  const made = await benchCards(runs);
  if (!made) throw new UserError('the pages are not built: run bin/start once, or vite build in web');
  const cards = made.cards.map(({ clock, processor, ...card }) => ({ ...card, clock: spreadOf(clock), processor: spreadOf(processor) }));
  host.out(values.json ? `${JSON.stringify({ runs, first: made.first, cards })}\n` : writeCards(made.first, cards));
  return 0;
};

export const CARDS_USAGE = `  bench cards   milliseconds for the picture of a link (1200 × 630), one after the other on one thread, and its size;
                the pages must be built
    --runs          how many of each (default 9)`;
