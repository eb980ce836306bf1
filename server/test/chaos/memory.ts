/** What a node says of its own memory. */
import { Client } from '../tools/client.ts';

const MEGABYTE = 2 ** 20;

/** Megabytes it holds. */
export const memoryOf = async (url: string): Promise<number> => {
  const text = await new Client(url).must<string>('GET', '/metrics');
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / MEGABYTE;
};
