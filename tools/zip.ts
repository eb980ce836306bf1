/**
 * A folder as a zip, by Node's own deflate: the same files always give the same bytes, on every machine. Written by hand, for no machine
 * has `zip` for certain, and a container without encryption, streams or files over 4 GB is two records for each file.
 */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  /** With slashes. */
  readonly name: string;
  readonly body: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 2.0: deflate, folders. */
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x800;
const DEFLATE = 8;
/** The first day a zip knows, 1 January 1980: when a file was written does not change what it is. */
const TIME = 0;
const DATE = 0x21;

type Field = readonly [bytes: 2 | 4, value: number];

const record = (...fields: readonly Field[]): Buffer => {
  const all = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = all.writeUIntLE(value, at, bytes);
  return all;
};

/** What both records of a file have in common. */
const about = (name: Buffer, body: Buffer, packed: Buffer): Field[] => [
  [2, VERSION],
  [2, FLAGS],
  [2, DEFLATE],
  [2, TIME],
  [2, DATE],
  [4, crc32(body)],
  [4, packed.length],
  [4, body.length],
  [2, name.length],
  [2, 0],
];

const inList = (fields: readonly Field[], start: number): Buffer =>
  record([4, CENTRAL], [2, VERSION], ...fields, [2, 0], [2, 0], [2, 0], [4, 0], [4, start]);

export const zip = (files: readonly ZippedFile[]): Buffer => {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let start = 0;
  for (const { name: text, body } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = Buffer.from(text);
    const packed = deflateRawSync(body, { level: 9 });
    const fields = about(name, body, packed);
    const own = [record([4, LOCAL], ...fields), name, packed];
    list.push(inList(fields, start), name);
    parts.push(...own);
    start += own.reduce((sum, { length }) => sum + length, 0);
  }
  const listed = Buffer.concat(list);
  const end = record([4, END], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, listed.length], [4, start], [2, 0]);
  return Buffer.concat([...parts, listed, end]);
};
