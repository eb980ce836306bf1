/** Files as a ZIP archive, written while they come: each is packed alone, the list of all stands at the end. */
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly text: string;
}

const pack = promisify<Buffer, Buffer>(deflateRaw);

const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATED = 8;
const [FILE, ENTRY, END] = [0x04034b50, 0x02014b50, 0x06054b50];

/** Words of 2 bytes and double words of 4, as the format wants them. */
const bytes = (...fields: readonly (readonly [2 | 4, number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = size === 2 ? buffer.writeUInt16LE(value, at) : buffer.writeUInt32LE(value, at);
  return buffer;
};

/** Two seconds are the smallest time there is. */
const moment = (now: Date): [time: number, date: number] => [
  (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1),
  ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate(),
];

/** What stands both before a file and in the list. */
const about = (text: Buffer, packed: Buffer, name: Buffer, now: Date): Buffer => {
  const [time, date] = moment(now);
  return Buffer.concat([
    bytes([2, VERSION], [2, UTF8], [2, DEFLATED], [2, time], [2, date]),
    bytes([4, crc32(text)], [4, packed.length], [4, text.length], [2, name.length], [2, 0]),
  ]);
};

export async function* zip(files: AsyncIterable<ZipFile>, now: Date): AsyncGenerator<Buffer> {
  const list: Buffer[] = [];
  let at = 0;
  for await (const file of files) {
    const [name, text] = [Buffer.from(file.name), Buffer.from(file.text)];
    const packed = await pack(text);
    const head = about(text, packed, name, now);
    list.push(Buffer.concat([bytes([4, ENTRY], [2, VERSION]), head, bytes([2, 0], [2, 0], [2, 0], [4, 0], [4, at]), name]));
    const part = Buffer.concat([bytes([4, FILE]), head, name, packed]);
    at += part.length;
    yield part;
  }
  const directory = Buffer.concat(list);
  yield directory;
  yield bytes([4, END], [2, 0], [2, 0], [2, list.length], [2, list.length], [4, directory.length], [4, at], [2, 0]);
}
