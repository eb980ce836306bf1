/** What the net of our bots reads: blocks of seats, the viewer's first and the others clockwise, then the block of the table. */
import type { TrainedModel } from '@caravel/bots';
import type { ObservedNumber, Observer } from './observer.ts';

const seatName = (i: number): string => (i === 0 ? 'me' : `seat +${i}`);

export const netObserver = ({ model }: TrainedModel, players: number): Observer => {
  const { encoding } = model;
  const width = encoding.seat.length;
  const seats = new Int16Array(players * width);
  const table = new Int16Array(encoding.table.length);
  const named = (owner: string, list: readonly ObservedNumber[]): ObservedNumber[] =>
    list.map(({ name, unit }) => ({ name: `${owner}: ${name}`, unit }));
  return {
    name: 'net',
    type: 'int8',
    numbers: [...Array.from({ length: players }, (_, i) => named(seatName(i), encoding.seat)).flat(), ...named('table', encoding.table)],
    observe(s, viewer, out, at) {
      encoding.encode(s, seats, table, width);
      const before = viewer * width;
      out.set(seats.subarray(before), at);
      out.set(seats.subarray(0, before), at + seats.length - before);
      out.set(table, at + seats.length);
    },
  };
};
