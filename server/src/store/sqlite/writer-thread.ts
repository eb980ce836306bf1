/** The thread that writes to the embedded database. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './file.ts';
import { perform, type Reply, type WriteJob } from './writer.ts';

const file = new SqliteFile(workerData as string);

const reply = (job: WriteJob): Reply => {
  try {
    return { done: perform(file, job) };
  } catch (error) {
    const { message, errcode } = error as { message: string; errcode?: number };
    return { failed: message, errcode };
  }
};

parentPort?.on('message', (job: WriteJob | 'close') => {
  if (job !== 'close') return parentPort?.postMessage(reply(job));
  file.close();
  parentPort?.close();
});
