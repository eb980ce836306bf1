/** Rows of text as columns two spaces apart; the columns listed in `numbers` are right-aligned. */
export const columns = (rows: readonly (readonly string[])[], numbers: readonly number[] = []): string => {
  const width = (column: number): number => Math.max(...rows.map((row) => (row[column] ?? '').length));
  const cell = (text: string, column: number): string =>
    numbers.includes(column) ? text.padStart(width(column)) : text.padEnd(width(column));
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
};

/** Commas between groups of three digits; two decimal places unless the number is whole. */
export const writeNumber = (value: number): string =>
  value.toLocaleString('en', Number.isInteger(value) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 });
