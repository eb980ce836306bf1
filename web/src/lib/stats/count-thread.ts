/** The page's end of the worker that counts games. */
import { startWorker } from '../bots/bot-host.ts';
import { COUNT_WORKER, type CountAnswer, type CountedGame } from '../bots/messages.ts';

export interface Counter {
  count(game: CountedGame): Promise<CountAnswer>;
  end(): void;
}

export const countThread = (): Counter => {
  const worker = startWorker(COUNT_WORKER);
  const waiting: PromiseWithResolvers<CountAnswer>[] = [];
  const fail = (message: string): void => {
    for (const { reject } of waiting.splice(0)) reject(new Error(message));
  };
  worker.addEventListener('message', ({ data }: MessageEvent<CountAnswer>) => waiting.shift()?.resolve(data));
  worker.addEventListener('error', ({ message }) => fail(message));
  return {
    count(game) {
      const answer = Promise.withResolvers<CountAnswer>();
      waiting.push(answer);
      worker.postMessage(game);
      return answer.promise;
    },
    end() {
      worker.terminate();
      fail('the statistics were left');
    },
  };
};
