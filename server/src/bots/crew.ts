/** Threads of the pool that think about one decision together. */
import { setImmediate } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { Crew, type MateAnswer, type MateRequest, manStation, RemoteMate } from '@caravel/bots';
import { findGame } from '@caravel/games/loaded';

const now = (): number => performance.now();
const pause = (): Promise<void> => setImmediate();

const mateAt = (port: MessagePort): RemoteMate => {
  const mate = new RemoteMate({ send: (request) => port.postMessage(request), end: () => port.close() });
  port.on('message', (answer: MateAnswer) => mate.hear(answer));
  port.on('close', () => mate.fail(new Error('the thread has gone')));
  return mate;
};

/** The leader thinks too, and hears the others in between. */
const mateHere = (): RemoteMate => {
  const hear = manStation({ now, loadGame: findGame, tell: (answer) => mate.hear(answer), pause });
  const mate = new RemoteMate({ send: hear, end: () => hear({ hurry: true }) });
  return mate;
};

const after = (milliseconds: number, deed: () => void): (() => void) => {
  const timer = setTimeout(deed, milliseconds);
  return () => clearTimeout(timer);
};

/** This thread and those at the ports. Who goes is not replaced: the pool has others for its task. */
export const lead = (ports: readonly MessagePort[]): Crew => {
  const ready = [mateHere(), ...ports.map(mateAt)];
  const hire = (): RemoteMate => {
    const mate = ready.shift();
    if (!mate) throw new Error('there is no other thread');
    return mate;
  };
  return new Crew(ready.length, { hire, after });
};

/** Thinks along with the leader at the port; returns how to go, which leaves behind what was found so far. */
export const follow = (port: MessagePort): (() => Promise<void>) => {
  const hear = manStation({ now, loadGame: findGame, tell: (answer) => port.postMessage(answer), pause });
  let thought: Promise<void> = Promise.resolve();
  port.on('message', (request: MateRequest) => {
    const done = hear(request);
    if ('order' in request) thought = done;
  });
  port.on('close', () => hear({ hurry: true }));
  return async () => {
    await hear({ hurry: true });
    await thought;
    port.close();
  };
};
