/**
 * Weights as a file: one byte for each weight of the two large layers, and a power of two for each row. This makes the file four times
 * smaller, and no loss of strength could be measured.
 */
import type { Encoding } from './encoding.ts';
import { ANSWERS, MIDDLE, rowOfSeat, type Shape, shapeOf } from './shape.ts';
import { emptyWeights, type Weights } from './weights.ts';

const FORMAT = 1;
/** A byte could hold 127; a smaller range compresses better, so that a page has less to load. */
const LARGEST = 95;

/** Changes with every name and unit, so that weights are never used with other features than they were trained for. */
export const fingerprint = ({ seat, table }: Encoding): number => {
  let hash = 0x811c9dc5;
  for (const { name, unit } of [...seat, ...table])
    for (const letter of `${name} ${unit};`) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return hash >>> 0;
};

/** Reads or writes the parts of a file in order, so that one function describes the format for both. */
interface Cursor {
  word(value: number): number;
  byte(value: number): number;
  float(value: number): number;
}

const reader = (bytes: Uint8Array): Cursor => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const step = (width: number): number => {
    at += width;
    return at - width;
  };
  return { word: () => view.getInt32(step(4), true), byte: () => view.getInt8(step(1)), float: () => view.getFloat32(step(4), true) };
};

const writer = (out: number[]): Cursor => {
  const scratch = new DataView(new ArrayBuffer(4));
  const push = (count: number): void => {
    for (let i = 0; i < count; i++) out.push(scratch.getUint8(i));
  };
  const put = (count: number, set: (value: number) => void) => (value: number) => {
    set(value);
    push(count);
    return value;
  };
  return {
    word: put(4, (value) => scratch.setInt32(0, value, true)),
    byte: put(1, (value) => scratch.setInt8(0, value)),
    float: put(4, (value) => scratch.setFloat32(0, value, true)),
  };
};

/** The exponent of the smallest power of two by which a row must be divided to fit into bytes; `least` is 0 for rows of whole numbers. */
const powerOf = (row: ArrayLike<number>, from: number, to: number, least: number): number => {
  let most = 0;
  for (let i = from; i < to; i++) most = Math.max(most, Math.abs(row[i] as number));
  return most === 0 ? least : Math.max(least, Math.ceil(Math.log2(most / LARGEST)));
};

const walkRow = (cursor: Cursor, row: Int16Array | Float32Array, from: number, to: number, least: number): void => {
  const power = cursor.byte(powerOf(row, from, to, least));
  for (let i = from; i < to; i++) row[i] = cursor.byte(Math.round((row[i] as number) / 2 ** power)) * 2 ** power;
};

const walkRows = (cursor: Cursor, rows: Int16Array | Float32Array, width: number, used: number, least: number): void => {
  for (let row = 0; row < rows.length; row += width) walkRow(cursor, rows, row, row + used, least);
};

/** The weights that lead straight to the answers are stored in full, because their size differs too much from the rest of the row. */
const walkStraight = (cursor: Cursor, { seat, shape }: Weights): void => {
  const width = rowOfSeat(shape);
  for (let row = 0; row < seat.length; row += width)
    for (let i = row + shape.hidden; i < row + shape.hidden + ANSWERS; i++) seat[i] = cursor.word(seat[i] as number);
};

const LEAST_POWER = -100;

const walk = (cursor: Cursor, weights: Weights): void => {
  const { shape, seat, table, bias, own, all, middleBias, out, outBias } = weights;
  walkRows(cursor, seat, rowOfSeat(shape), shape.hidden, 0);
  walkStraight(cursor, weights);
  walkRows(cursor, table, shape.hidden, shape.hidden, 0);
  for (let i = 0; i < bias.length; i++) bias[i] = cursor.word(bias[i] as number);
  walkRows(cursor, own, MIDDLE, MIDDLE, LEAST_POWER);
  walkRows(cursor, all, MIDDLE, MIDDLE, LEAST_POWER);
  for (const list of [middleBias, out, outBias]) for (let i = 0; i < list.length; i++) list[i] = cursor.float(list[i] as number);
};

const copyOf = (weights: Weights): Weights => {
  const copy = emptyWeights(weights.shape);
  for (const part of ['seat', 'table', 'bias', 'own', 'all', 'middleBias', 'out', 'outBias'] as const) copy[part].set(weights[part]);
  return copy;
};

export const packWeights = (weights: Weights, encoding: Encoding): Uint8Array => {
  const bytes: number[] = [];
  const cursor = writer(bytes);
  cursor.word(FORMAT);
  cursor.word(fingerprint(encoding) | 0);
  cursor.word(weights.shape.hidden);
  walk(cursor, copyOf(weights));
  return Uint8Array.from(bytes);
};

export const unpackWeights = (bytes: Uint8Array, encoding: Encoding): Weights => {
  const cursor = reader(bytes);
  if (cursor.word(0) !== FORMAT) throw new Error('weights of an unknown format');
  if (cursor.word(0) >>> 0 !== fingerprint(encoding)) throw new Error('weights for other features than these: train a net again');
  const shape: Shape = shapeOf(encoding, cursor.word(0));
  const weights = emptyWeights(shape);
  walk(cursor, weights);
  return weights;
};
