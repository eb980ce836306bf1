/** The thread that writes to the embedded database. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './file.ts';
import { perform, type Reply, type WriteJob } from './writer.ts';

/** What a thread throws or says just before it ends may be lost on the way; said by one that lives on, it arrives. */
const open = (): SqliteFile | undefined => {
  try {
    return new SqliteFile(workerData as string);
  } catch (error) {
    parentPort?.postMessage({ died: String(error) } satisfies Reply);
    return undefined;
  }
};
const file = open();

const reply = (file: SqliteFile, job: WriteJob): Reply => {
  try {
    return { done: perform(file, job) };
  } catch (error) {
    const { message, errcode } = error as { message: string; errcode?: number };
    return { failed: message, errcode };
  }
};

parentPort?.on('message', (job: WriteJob | 'close') => {
  if (job === 'close') {
    file?.close();
    parentPort?.close();
  } else if (file) parentPort?.postMessage(reply(file, job));
});
