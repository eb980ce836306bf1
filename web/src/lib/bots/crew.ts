/** Web workers that think together: those of the bots' worker, started when an admiral first has to decide. */
import { Crew, type MateAnswer, RemoteMate } from '@caravel/bots';
import { MATE } from './mate.ts';

/** The same file as this worker's, which is loaded already. */
const hire = (): RemoteMate => {
  const worker = new Worker(location.href, { type: 'module', name: MATE });
  const mate = new RemoteMate({ send: (request) => worker.postMessage(request), end: () => worker.terminate() });
  worker.addEventListener('message', ({ data }: MessageEvent<MateAnswer>) => mate.hear(data));
  worker.addEventListener('error', ({ message }) => mate.fail(new Error(message)));
  return mate;
};

const after = (milliseconds: number, deed: () => void): (() => void) => {
  const timer = setTimeout(deed, milliseconds);
  return () => clearTimeout(timer);
};

let crew: Crew | undefined;

/** The crew of this device; undefined where one mind has to do: too few cores, or a browser whose workers start no others. */
export const deviceCrew = (minds: number): Crew | undefined => {
  if (minds < 2 || typeof Worker === 'undefined') return undefined;
  crew ??= new Crew(minds, { hire, after });
  return crew;
};
