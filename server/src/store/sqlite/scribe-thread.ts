/** The thread that writes to the embedded database. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './file.ts';
import { type Errand, perform, type Reply } from './scribe.ts';

const file = new SqliteFile(workerData as string);

const reply = (errand: Errand): Reply => {
  try {
    return { done: perform(file, errand) };
  } catch (error) {
    const { message, errcode } = error as { message: string; errcode?: number };
    return { failed: message, errcode };
  }
};

parentPort?.on('message', (errand: Errand | 'close') => {
  if (errand !== 'close') return parentPort?.postMessage(reply(errand));
  file.close();
  parentPort?.close();
});
