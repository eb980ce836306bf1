/** One and the same batch as the bytes it is and as a line of JSON: how long each is, and how long writing and reading it take. */
import { type BatchView, ofView } from '../env/env-client.ts';

export interface MessageForm {
  readonly bytes: number;
  /** To write and to read, in processor time. */
  readonly milliseconds: number;
}

/** Enough to be timed, few enough not to be noticed. */
const TIMES = 40;

const timed = (bytes: number, work: () => unknown): MessageForm => {
  work();
  const start = process.cpuUsage();
  for (let i = 0; i < TIMES; i++) work();
  const { user, system } = process.cpuUsage(start);
  return { bytes, milliseconds: (user + system) / 1000 / TIMES };
};

export const messageForms = (batch: BatchView): { frame: MessageForm; line: MessageForm } => {
  const bytes = ofView(batch);
  const lists = (): string => JSON.stringify(Object.fromEntries(Object.entries(batch).map(([name, list]) => [name, Array.from(list)])));
  return {
    frame: timed(bytes.length, () => bytes.slice()),
    line: timed(lists().length, () => JSON.parse(lists())),
  };
};
