/**
 * Keeps the built files; pages fall back to the kept shell when there is no network. Answers of the server are never kept.
 * The shell is kept first. What is used is kept with it, and so is the rest of the game and the language it belongs to.
 */
const KEPT = 'VERSION';
const SHELL = ['SHELL'];
/** Files, each list with the names it is of: kept as soon as all of them are in use. */
const PARTS = ['PARTS'];
/** Under this address the names in use are kept, for the next version. */
const IN_USE = '/names-in-use';

/** A kept answer is of no coding any more. */
const ANY_CODING = { ignoreVary: true };

const pathOf = (url) => new URL(url, self.location.origin).pathname;
const isBuilt = (path) => path.startsWith('/assets/') || path.startsWith('/art/') || (path !== '/' && SHELL.includes(path));

const namesIn = async (cache) => (await cache.match(IN_USE))?.json() ?? [];

const filesOf = (names) => PARTS.filter((part) => part.of.every((name) => names.has(name))).flatMap((part) => part.files);

/** A file with a hash in its name is the same in every version. */
const inAnyVersion = (path) => (path.startsWith('/assets/') ? caches.match(path, ANY_CODING) : undefined);

const fromOlder = async (cache, path) => {
  const same = await inAnyVersion(path);
  if (same) await cache.put(path, same);
  return same !== undefined;
};

/** All of them, or an error. */
const keep = async (paths) => {
  const cache = await caches.open(KEPT);
  const missing = [];
  for (const path of new Set(paths)) if (!(await cache.match(path, ANY_CODING)) && !(await fromOlder(cache, path))) missing.push(path);
  await cache.addAll(missing);
};

/** While a server is being replaced the page may come from another build than this worker: it would ask for files that are not kept. */
const demandOwnPage = async () => {
  const page = await (await caches.open(KEPT)).match('/', ANY_CODING);
  const files = (await page.text()).match(/\/assets\/[^"]+/g) ?? [];
  if (files.every((path) => SHELL.includes(path))) return;
  await caches.delete(KEPT);
  throw new Error('the page is of another build');
};

/** A new version comes whole, with all that was in use before, or not at all. */
const install = async () => {
  const names = new Set();
  for (const name of await caches.keys()) for (const used of await namesIn(await caches.open(name))) names.add(used);
  await keep([...SHELL, ...filesOf(names)]);
  await demandOwnPage();
  await (await caches.open(KEPT)).put(IN_USE, Response.json([...names]));
  await self.skipWaiting();
};

/** Pages that are open still ask for files of the version before this one, which the server has no more. */
const activate = async () => {
  const others = (await caches.keys()).filter((name) => name !== KEPT);
  for (const name of others.slice(0, -1)) await caches.delete(name);
  await self.clients.claim();
};

let asked = Promise.resolve();
let known = '';

const keepInUse = async (paths) => {
  const cache = await caches.open(KEPT);
  const names = new Set(await namesIn(cache));
  // Pictures of a game are also on the home page: only its scripts say that it is played.
  const scripts = paths.filter((path) => path.endsWith('.js'));
  for (const { of, files } of PARTS) if (scripts.some((path) => files.includes(path))) for (const name of of) names.add(name);
  const now = [...names].sort().join();
  if (now === known) return;
  await cache.put(IN_USE, Response.json([...names]));
  await keep(filesOf(names));
  known = now;
};

/** One after the other. What fails, for want of a network, is tried again with the next file that is used. */
const use = (paths) => {
  asked = asked.then(() => keepInUse(paths)).catch(() => {});
  return asked;
};

const file = async (event, path) => {
  const cache = await caches.open(KEPT);
  const kept = (await cache.match(path, ANY_CODING)) ?? (await inAnyVersion(path));
  const answer = kept ?? (await fetch(event.request));
  if (!kept && answer.status === 200) event.waitUntil(cache.put(path, answer.clone()));
  event.waitUntil(use([path]));
  return answer;
};

/** A page that was there before this worker names what it has loaded; the browser still has it at hand. */
const keepLoaded = async (urls) => {
  const paths = urls.map(pathOf).filter(isBuilt);
  await keep(paths).catch(() => {});
  await use(paths);
};

const page = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(KEPT)).match('/', ANY_CODING)) ?? Response.error();
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

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(keepLoaded(event.data.loaded)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isBuilt(pathOf(request.url))) event.respondWith(file(event, pathOf(request.url)));
});
self.addEventListener('push', (event) => event.waitUntil(tell(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
