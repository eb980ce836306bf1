/** What commands print: columns, and times people and programs can read. */
import { at } from '@caravel/core';

export const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** One line of whatever people wrote: control characters could rewrite the operator's screen. */
export const plain = (text: string): string => text.replace(/\p{C}/gu, ' ');

const columns = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, ...rows].map((row) => row.map(plain));
  const widths = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(at(widths, i)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** A list, or a word that there is nothing. */
export const listed = (head: readonly string[], rows: readonly (readonly string[])[], none: string): string =>
  rows.length === 0 ? none : columns(head, rows);
