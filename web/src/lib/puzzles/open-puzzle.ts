/** A puzzle of the page, ready for its board. */
import { must, parseEntry } from '@caravel/core';
import { loadGameUiOf } from '../games/index.ts';
import { shownSeats } from '../shown-seats.ts';
import type { TableHeader } from '../table/session/session.ts';
import { placeOf } from './puzzle-id.ts';
import type { OpenPuzzle } from './puzzle-look.svelte.ts';
import { loadPuzzleGame } from './shipped.ts';

/** `you`: what the one who solves is called. Undefined if there is no such puzzle; rejects if it cannot be fetched. */
export const openPuzzle = async (id: string, you: string): Promise<OpenPuzzle | undefined> => {
  const place = placeOf(id);
  const from = await loadPuzzleGame(id);
  const puzzle = from?.puzzles.find((one) => one.at === place?.at);
  const ui = from && (await loadGameUiOf(from.game, from.version));
  if (!from || !puzzle || !ui) return undefined;
  const { game, version, config } = from;
  const seats = Array.from({ length: config.players }, (_, seat) =>
    seat === puzzle.seat ? ({ kind: 'person', name: you } as const) : ({ kind: 'bot', name: '' } as const),
  );
  const shown = shownSeats(game, seats);
  const header: TableHeader = { id, game, version, config, seats: seats.map((seat, i) => ({ ...seat, name: shown[i]?.name ?? '' })) };
  return { puzzle, ui, header, entries: from.entries.slice(0, puzzle.at).map((line) => must(parseEntry(line))) };
};
