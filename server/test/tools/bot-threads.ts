/** Bot threads that misbehave, for tests: what they do is code of their own, run in a real thread. */

const thread = (body: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, task }) => { ${body} });`)}`,
  );

/** Dies, hangs or lies when asked with the seed 13; otherwise answers with its level. */
const only13 = (body: string): URL => thread(`if (task.seed === 13) { ${body} } else parentPort.postMessage({ id, moves: [task.level] });`);

export const BAD_THREADS = {
  crashes: only13("throw new Error('crash');"),
  exits: only13('process.exit(7);'),
  hangs: only13('for (;;) {}'),
  saysNothing: only13(''),
  saysNull: only13('parentPort.postMessage(null); parentPort.postMessage({ id, moves: [] });'),
  saysNonsense: only13("parentPort.postMessage({ id: 'x' }); parentPort.postMessage({ id, moves: 'all' });"),
} as const;

/** Answers everything with this. */
export const saying = (...moves: string[]): URL => thread(`parentPort.postMessage({ id, moves: ${JSON.stringify(moves)} });`);

/** Dies whenever it is asked. */
export const DYING = thread("throw new Error('crash');");
