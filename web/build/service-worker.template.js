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

/** It is somebody's turn: what the server wrote, one notice for each table, the newest counts. */
const tell = async (event) => {
  const { title, table, url } = event.data.json();
  await self.registration.showNotification(title, {
    tag: table,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url },
  });
};

/** To the page that shows the table already, else a new one. */
const open = async ({ url }) => {
  const wanted = new URL(url, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((one) => one.url === wanted);
  if (there) return there.focus();
  return self.clients.openWindow(wanted);
};

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
self.addEventListener('push', (event) => event.waitUntil(tell(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
