// Keeps the shell and the pages that must open at a gate without a network. Data is not kept here: the SDK keeps the
// voucher sheet itself, with the time it was checked. An old page is never shown while the network answers.

const VERSION = '__VERSION__';
const SHELL = ['__SHELL__'];

const CACHE = `yunyou-${VERSION}`;
const PICTURES = 'yunyou-pictures';
const MAX_PICTURES = 120;
/** After this a page is taken from the cache when there is one; the network may be there in name only. */
const NAVIGATION_PATIENCE_MS = 4_000;

/** Paths that are the server's: never answered from here. */
const SERVER_PATHS = /^\/(cuser|cpage|cgateway|mkg|dcr|sandbox|docs|notify|health)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(['/', ...SHELL]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== CACHE && name !== PICTURES))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || SERVER_PATHS.test(url.pathname))
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/cdn/pictures/')) event.respondWith(picture(request));
  else if (url.pathname.startsWith('/cdn/')) event.respondWith(freshOrKept(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request, CACHE));
});

/** The network's page; the kept shell when there is none. */
async function page(request) {
  const kept = () => caches.match('/', { cacheName: CACHE });
  const network = fetch(request);
  const patience = new Promise((resolve) => setTimeout(resolve, NAVIGATION_PATIENCE_MS));
  try {
    const first = await Promise.race([network, patience.then(kept)]);
    return first ?? (await network);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

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

async function picture(request) {
  const response = await keptOrFetched(request, PICTURES);
  const cache = await caches.open(PICTURES);
  const keys = await cache.keys();
  if (keys.length > MAX_PICTURES) await cache.delete(keys[0]);
  return response;
}
