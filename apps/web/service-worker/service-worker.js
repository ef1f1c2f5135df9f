// Keeps the app's files, and pages as they were last seen, for when there is no network. The network always comes first:
// an old page is shown only without one, and says how old it is. Data is not kept here: the SDK keeps the voucher sheet
// itself, with the time it was checked.

const VERSION = '__VERSION__';
const SHELL = ['__SHELL__'];

const CACHE = `yunyou-${VERSION}`;
const PICTURES = 'yunyou-pictures';
const MAX_PICTURES = 120;
/** Pages as they were last seen; those of a login in a cache of their own that ends with the login. */
const SEEN = `yunyou-seen-${VERSION}-`;
const SEEN_BY_VISITORS = `${SEEN}visitor`;
const MAX_SEEN = 30;
/** After this a page is taken from the cache when there is one; the network may be there in name only. */
const NAVIGATION_PATIENCE_MS = 4_000;

/** The app without any page in it, whatever address it is shown at. */
const SHELL_PAGE = '/index.html';
/** For whom a page was rendered: `visitor`, or a mark of the login. Pages that were not rendered have no such header. */
const PAGE_FOR = 'X-Page-For';
const SEEN_AT = 'X-Seen-At';

/** How paths begin that are the server's: never answered from here. */
const SERVER_PATHS = ['__API_PREFIXES__', '/sandbox', '/docs', '/notify', '/health'];
/** What a kept page asks for to learn whether the network is back. */
const PROBE = '/service-worker.js';
/** Pages whose data the SDK keeps itself: that is newer than the document. */
const KEPT_BY_SDK = ['__KEPT_BY_SDK__'];
/** What a consent page brings back is nobody's to find later. */
const CARRIES_A_LOGIN = /[?&](access_token|refresh_token)=/;

/** Counts the changes of login: what was on its way when one came is not kept. */
let logins = 0;

self.addEventListener('install', (event) => {
  event.waitUntil(keepApp().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    forget((name) => ![CACHE, PICTURES].includes(name) && !name.startsWith(SEEN))
      .then(() => self.clients.claim())
      .then(keepOpenPages),
  );
});

self.addEventListener('message', (event) => {
  if (event.data !== 'loginChanged') return;
  logins += 1;
  event.waitUntil(forget((name) => name.startsWith(SEEN) && name !== SEEN_BY_VISITORS));
});

const isOfServer = (path) => SERVER_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isOfServer(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/cdn/pictures/')) {
    // One address has a type for each browser, by what it accepts: only what a picture asked for itself is kept for it.
    if (request.destination === 'image') event.respondWith(picture(request));
  } else if (url.pathname.startsWith('/cdn/')) event.respondWith(freshOrKept(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request, CACHE));
  // Asked from here, as the page will be: the page's own network may be back before the worker's.
  else if (url.pathname === PROBE) event.respondWith(fetch(request));
});

async function keepApp() {
  const cache = await caches.open(CACHE);
  const shell = await fetch(SHELL_PAGE, { cache: 'no-cache' });
  if (!shell.ok) throw new Error(`${SHELL_PAGE}: ${shell.status}`);
  // A copy: some hosts answer with a redirect, which a browser would not take for a page.
  await cache.put(SHELL_PAGE, new Response(shell.body, { headers: shell.headers }));
  await cache.addAll(SHELL);
}

async function forget(isForgotten) {
  const names = await caches.keys();
  await Promise.all(names.filter(isForgotten).map((name) => caches.delete(name)));
}

/** The network's page; without one the page as it was last seen, otherwise the shell. */
async function page(event) {
  const { request } = event;
  const kept = async () => (await lastSeen(request.url)) ?? caches.match(SHELL_PAGE, { cacheName: CACHE });
  const login = logins;
  const network = fetch(request).then((response) => {
    // A copy, before anybody reads it.
    event.waitUntil(keepSeen(request.url, response.clone(), login).catch(() => undefined));
    return response;
  });
  const patience = new Promise((resolve) => setTimeout(resolve, NAVIGATION_PATIENCE_MS));
  try {
    const first = await Promise.race([network, patience.then(kept)]);
    return first ?? (await network);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/** Pages that were opened before this worker was there. */
async function keepOpenPages() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = open.map(({ url }) => url).filter((url) => !isOfServer(new URL(url).pathname));
  const login = logins;
  await Promise.all(
    urls.map(async (url) => keepSeen(url, await fetch(url, { headers: { Accept: 'text/html' } }), login)),
  ).catch(() => undefined);
}

/** Keeps a rendered page that came well, with the files it names and the time, and forgets those of an ended login. */
async function keepSeen(address, response, login) {
  const renderedFor = response.headers.get(PAGE_FOR);
  if (renderedFor === null) return;
  const name = SEEN + renderedFor;
  await forget((other) => other.startsWith(SEEN) && other !== name && other !== SEEN_BY_VISITORS);
  const url = withoutHash(address);
  const { pathname, search } = new URL(url);
  if (response.status !== 200 || response.redirected) return;
  if (KEPT_BY_SDK.includes(pathname) || CARRIES_A_LOGIN.test(search)) return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(SEEN_AT, String(Date.now()));
  if (login !== logins) return;
  const cache = await caches.open(name);
  // The newest is the last.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, new Response(html, { headers }));
  // In the other cache it would be older.
  await forgetPage(url, name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_SEEN)).map((key) => cache.delete(key)));
  // A login that ended meanwhile was forgotten before this was kept.
  if (login !== logins && name !== SEEN_BY_VISITORS) await caches.delete(name);
  await keepFilesOf(html);
}

async function forgetPage(url, except) {
  const names = (await caches.keys()).filter((name) => name.startsWith(SEEN) && name !== except);
  for (const name of names) {
    const isThere = await caches.match(url, { cacheName: name, ignoreVary: true });
    if (isThere) await (await caches.open(name)).delete(url, { ignoreVary: true });
  }
}

/** The page's own scripts, which hydrate it; those of the first page came before there was a worker. */
async function keepFilesOf(html) {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  await Promise.all([...files].map((file) => keptOrFetched(new Request(file), CACHE)));
}

/** A page as it was last seen, with the time on it; its policy and the nonces in it still belong together. */
async function lastSeen(address) {
  const url = withoutHash(address);
  const names = (await caches.keys()).filter((name) => name.startsWith(SEEN)).sort();
  for (const name of names) {
    // Not opened: one that goes away meanwhile would be there again, empty.
    const kept = await caches.match(url, { cacheName: name, ignoreVary: true });
    if (!kept) continue;
    const html = await kept.text();
    const marked = html.replace('<html', () => `<html data-seen-at="${Number(kept.headers.get(SEEN_AT))}"`);
    return new Response(marked, { headers: kept.headers });
  }
  return undefined;
}

const withoutHash = (address) => address.split('#', 1)[0];

/** Hashed files never change: once kept, they are right for ever. */
async function keptOrFetched(request, cacheName) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
  return response;
}

async function freshOrKept(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
    return response;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** One of at most so many pictures; the oldest makes room. */
async function picture(request) {
  const response = await keptOrFetched(request, PICTURES);
  const cache = await caches.open(PICTURES);
  const keys = await cache.keys();
  if (keys.length > MAX_PICTURES) await cache.delete(keys[0]);
  return response;
}
