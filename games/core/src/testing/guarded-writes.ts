/** Checks every write through an accessor: an index outside the field, or a number that does not fit into 16 bits, is a fault. */
import type { Layout } from '../layout.ts';

interface Writer {
  set(...write: number[]): void;
}

const isWriter = (value: unknown): value is Writer => typeof value === 'function' && 'set' in value;

const holds = (value: number): boolean => Int16Array.of(value)[0] === value;

/** Runs `work` while checking every accessor of the layout's module; returns the faults in words. */
export const faultyWrites = (layout: Layout, accessors: Readonly<Record<string, unknown>>, work: () => void): string[] => {
  const faults: string[] = [];
  const restore = layout.fields.map(({ name, shape }) => {
    const writer = accessors[name];
    if (!isWriter(writer)) throw new Error(`no accessor named ${name}`);
    const { set } = writer;
    writer.set = (s, ...write) => {
      const value = write.at(-1) as number;
      const at = write.slice(0, -1);
      const isOutside = at.length !== shape.length || at.some((i, k) => !Number.isInteger(i) || i < 0 || i >= (shape[k] as number));
      if (isOutside || !holds(value)) faults.push(`${name}[${at.join('][')}] = ${value}`);
      else set(s as number, ...write);
    };
    return () => {
      writer.set = set;
    };
  });
  try {
    work();
  } finally {
    for (const restoreOne of restore) restoreOne();
  }
  return faults;
};
