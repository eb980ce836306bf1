/** Tells the service worker what this page has loaded before there was one, so that all of it is there without a network. */

const nextWorker = (container: ServiceWorkerContainer): Promise<ServiceWorker | null> =>
  new Promise((resolve) => {
    container.addEventListener('controllerchange', () => resolve(container.controller), { once: true });
  });

export const keepForOffline = async (container: ServiceWorkerContainer): Promise<void> => {
  // A worker that was there from the start has seen everything itself.
  const worker = container.controller ? undefined : nextWorker(container);
  await container.register('/sw.js');
  (await worker)?.postMessage({ loaded: performance.getEntriesByType('resource').map(({ name }) => name) });
};
