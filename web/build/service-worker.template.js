/**
 * Keeps the built files; pages fall back to the kept shell when there is no network. Answers of the server are never kept.
 * The shell is kept first. What is used is kept with it, and so is the rest of the game and the language it belongs to.
 */
/** Where the pages lie: this worker is beside the first of them. */
const ROOT = new URL('./', self.location.href).pathname;
const below = (path) => ROOT + path;
/** Other sites of the same origin keep theirs under other names. */
const KEPT = ['VERSION', ...(ROOT === '/' ? [] : [ROOT])].join(' ');
const SHELL = ['SHELL'].map(below);
/** Files, each list with the names it is of: kept as soon as all of them are in use. */
const PARTS = ['PARTS'].map(({ of, files }) => ({ of, files: files.map(below) }));
/** What addresses begin with for which the host has no file. */
const ROUTED = ['ROUTED'];
/** Under this address the names in use are kept, for the next version. */
const IN_USE = below('names-in-use');

/** A kept answer is of no coding any more. */
const ANY_CODING = { ignoreVary: true };

const pathOf = (url) => new URL(url, self.location.origin).pathname;
const isBuilt = (path) => path.startsWith(below('assets/')) || path.startsWith(below('art/')) || (path !== ROOT && SHELL.includes(path));

/** Other apps of the same origin have caches, too. */
const isOurs = (name) => name.startsWith('caravel-') && (name.split(' ')[1] ?? '/') === ROOT;

/** All versions kept for this site, the oldest first. */
const versions = async () => (await caches.keys()).filter(isOurs);

const namesIn = async (cache) => (await cache.match(IN_USE))?.json() ?? [];

const filesOf = (names) => PARTS.filter((part) => part.of.every((name) => names.has(name))).flatMap((part) => part.files);

/** A file with a hash in its name is the same in every version. */
const inAnyVersion = (path) => (path.startsWith(below('assets/')) ? caches.match(path, ANY_CODING) : undefined);

const fromOlder = async (cache, path) => {
  const same = await inAnyVersion(path);
  if (same) await cache.put(path, same);
  return same !== undefined;
};

/** Some hosts send their first page, with status 200, for a file that they do not have, or not yet. */
const isFile = (path, answer) => answer.status === 200 && (path === ROOT || !answer.headers.get('content-type')?.startsWith('text/html'));

/** All of them, or an error. */
const keep = async (paths) => {
  const cache = await caches.open(KEPT);
  const missing = [];
  for (const path of new Set(paths)) if (!(await cache.match(path, ANY_CODING)) && !(await fromOlder(cache, path))) missing.push(path);
  // Only names with a hash may come from what the browser has at hand: a new page under an old name would not.
  await cache.addAll(missing.map((path) => new Request(path, path.startsWith(below('assets/')) ? {} : { cache: 'no-cache' })));
  const wrong = [];
  for (const path of missing) if (!isFile(path, await cache.match(path, ANY_CODING))) wrong.push(path);
  for (const path of wrong) await cache.delete(path, ANY_CODING);
  if (wrong.length > 0) throw new Error(`not there yet: ${wrong.join(', ')}`);
};

/** While a server is being replaced the page may come from another build than this worker: it would ask for files that are not kept. */
const demandOwnPage = async () => {
  const page = await (await caches.open(KEPT)).match(ROOT, ANY_CODING);
  const files = ((await page.text()).match(/assets\/[\w./-]+/g) ?? []).map(below);
  if (files.every((path) => SHELL.includes(path))) return;
  await caches.delete(KEPT);
  throw new Error('the page is of another build');
};

/** A new version comes whole, with all that was in use before, or not at all. */
const install = async () => {
  const names = new Set();
  for (const name of await versions()) for (const used of await namesIn(await caches.open(name))) names.add(used);
  await keep([...SHELL, ...filesOf(names)]);
  await demandOwnPage();
  await (await caches.open(KEPT)).put(IN_USE, Response.json([...names]));
  await self.skipWaiting();
};

/** Pages that are open still ask for files of the version before this one, which the server has no more. */
const activate = async () => {
  const others = (await versions()).filter((name) => name !== KEPT);
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
  const own = await cache.match(path, ANY_CODING);
  const answer = own ?? (await inAnyVersion(path)) ?? (await fetch(event.request));
  // Also what an older version has kept: it goes with the next one.
  if (!own && isFile(path, answer)) event.waitUntil(cache.put(path, answer.clone()));
  event.waitUntil(use([path]));
  return answer;
};

/** A page that was there before this worker names what it has loaded; the browser still has it at hand. */
const keepLoaded = async (urls) => {
  const paths = urls.map(pathOf).filter(isBuilt);
  await keep(paths).catch(() => {});
  await use(paths);
};

/** Of the bytes as they came. */
const OF_BYTES = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** The first page, shown at another address: a page of a static site is told where the site lies. What it may do, and who may frame it, holds here, too. */
const shown = async (home) => {
  const headers = new Headers(home.headers);
  for (const name of OF_BYTES) headers.delete(name);
  return new Response(
    (await home.text()).replace('data-root=""', () => `data-root="${ROOT.replaceAll('&', '&amp;')}"`),
    { headers },
  );
};

const page = async (request) => {
  try {
    const isRouted = ROUTED.includes(pathOf(request.url).slice(ROOT.length).split('/')[0]);
    if (!isRouted) return await fetch(request);
    const home = await fetch(ROOT);
    if (home.ok) return await shown(home);
    throw new Error('the host has trouble');
  } catch {
    const home = await (await caches.open(KEPT)).match(ROOT, ANY_CODING);
    return home ? shown(home) : Response.error();
  }
};

/** It is somebody's turn: what the server wrote, one notice for each table, the newest counts. */
const tell = async (event) => {
  const { title, table, url } = event.data.json();
  await self.registration.showNotification(title, {
    tag: table,
    renotify: true,
    icon: below('icon-192.png'),
    badge: below('icon-192.png'),
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
