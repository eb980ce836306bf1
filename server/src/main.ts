/** Starts a node from the environment; SIGTERM and SIGINT stop it cleanly. */
import { availableParallelism } from 'node:os';
import { readNodeConfig } from './config/config.ts';
import { startNode } from './node/node.ts';

const fail = (error: unknown): never => {
  console.error(`caravel: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
};

try {
  const node = await startNode(readNodeConfig(process.env, availableParallelism()));
  console.log(`Caravel is at ${node.url}`);
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      node.stop().then(() => process.exit(0), fail);
    });
} catch (error) {
  fail(error);
}
