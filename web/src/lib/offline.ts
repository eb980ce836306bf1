/** Tells the service worker what this page has loaded before there was one, so that all of it is there without a network. */
import { HAS_SERVER, ROOT } from './site.ts';

const nextWorker = (container: ServiceWorkerContainer): Promise<ServiceWorker | null> =>
  new Promise((resolve) => {
    container.addEventListener('controllerchange', () => resolve(container.controller), { once: true });
  });

/** Also what is still on its way: a request that began before the worker was there ends unseen by it. */
const tellLoaded = (worker: ServiceWorker): void => {
  const observer = new PerformanceObserver((list) => worker.postMessage({ loaded: list.getEntries().map(({ name }) => name) }));
  observer.observe({ type: 'resource', buffered: true });
};

export const keepForOffline = async (container: ServiceWorkerContainer): Promise<void> => {
  // A worker that was there from the start has seen everything itself; that of a site above this one keeps nothing for it.
  const isOwn = container.controller && (HAS_SERVER || container.controller.scriptURL.endsWith(`${ROOT}sw.js`));
  const next = isOwn ? undefined : nextWorker(container);
  await container.register(`${ROOT}sw.js`);
  const worker = await next;
  if (worker) tellLoaded(worker);
};
