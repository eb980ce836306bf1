/** Keeps the built files; pages fall back to the kept shell when there is no network. Answers of the server are never kept. */
const KEPT = 'VERSION';
const FILES = ['FILES'];

const keepAll = async () => {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES);
  await self.skipWaiting();
};

const dropOld = async () => {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self.clients.claim();
};

const page = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
};

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
