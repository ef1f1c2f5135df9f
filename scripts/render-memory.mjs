// What the renderer holds on to: renders pages one after the other in this process and tells what is in use at each of
// the given counts. Run by `render-bench.mjs` and by a test, with --expose-gc: argument 1 is the address of a running
// app, whose answers are asked for once each; argument 2 a member's token; the others are counts of renderings. WEB_DIR and
// WEB_RENDERER name another build, as they do for the server.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

const [origin, token, ...counts] = process.argv.slice(2);
const checkpoints = counts.map(Number).sort((a, b) => a - b);
const folder = resolve(root, process.env.WEB_DIR ?? 'apps/web/dist');
const rendererFile = resolve(root, process.env.WEB_RENDERER ?? 'apps/web/dist-server/render.js');

/** Answers of the server by call and by who asks, so that only the renderer's own work and memory are measured. */
const answers = new Map();

async function answerOnce(input, init) {
  const request = input instanceof Request ? input : new Request(new URL(String(input), origin), init);
  const url = new URL(request.url);
  // Every visitor searches for something else: what they find does not matter here.
  url.searchParams.delete('keyword');
  const who = request.headers.get('authorization') ?? 'nobody';
  const body = request.method === 'GET' ? undefined : await request.text();
  const key = [
    request.method,
    url.href,
    body,
    who === `Bearer ${token}` || who === 'nobody' ? who : 'ended',
  ].join('\n');
  let answer = answers.get(key);
  if (!answer) {
    const { method, headers } = request;
    answer = fetch(url, { method, headers, body }).then(async (response) => ({
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }));
    answers.set(key, answer);
  }
  const { status, type, text } = await answer;
  return new Response(text, { status, headers: { 'Content-Type': type } });
}

/** Addresses the router remembers at most, for all requests together: with so many it is full before anything is measured. */
const REMEMBERED = 1_000;

/** One after the other; nothing a visitor says is said twice, so that a cache of such words would be seen to grow. */
const visits = [
  () => ['/'],
  (turn) => [`/?lang=en&utm=${turn}`],
  (turn) => [`/pages/scenic-spot-home/scenic-spot-home?keyword=${turn}`],
  () => ['/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge', 'locale=en'],
  () => ['/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult'],
  (turn) => [`/nowhere/${turn}`],
  () => ['/packages/order/order-list/order-list', `token=${token}; isMember=1`],
  (turn) => ['/packages/order/order-list/order-list', `token=ended-${turn}; isMember=1`],
];

const { createPageRenderer } = await import(pathToFileURL(rendererFile).href);
let failures = 0;
const renderer = await createPageRenderer({
  folder,
  publicUrl: origin,
  now: Date.now,
  signing: undefined,
  onError: () => {
    failures += 1;
  },
});

async function renderOne(turn, [path, cookie = ''] = visits[turn % visits.length](turn)) {
  const request = new Request(origin + path, { headers: { cookie, 'accept-language': 'zh-CN' } });
  // What is remembered of visitors must not grow either.
  renderer.shared(request);
  const { response } = await renderer.render({ request, fetch: answerOnce });
  await response.text();
  if (response.status >= 500) failures += 1;
  // A server takes every request from the event loop; without a turn of it no timer ends and nothing it holds is freed.
  await new Promise((next) => setTimeout(next));
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * What is in use: the heap after garbage collection, what objects hold outside of it, such as buffers, and what the process
 * has from the system. V8 hands pages back in another thread, some 100 ms after the collection; between two collections the
 * process has up to 100 MB more. So the least of a second is taken.
 */
async function inUse() {
  // What waits to be finalised is gone with the second.
  for (let round = 0; round < 2; round++) {
    await pause(50);
    globalThis.gc();
  }
  const { heapUsed, external } = process.memoryUsage();
  let rssBytes = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 10; look++) {
    await pause(100);
    rssBytes = Math.min(rssBytes, process.memoryUsage.rss());
  }
  return { heapBytes: heapUsed, outsideBytes: external, rssBytes };
}

for (let turn = 0; turn < REMEMBERED; turn++) await renderOne(turn, [`/nowhere/at-all/${turn}`]);
let rendered = 0;
const measured = [];
const startedAtMs = performance.now();
for (const checkpoint of checkpoints) {
  while (rendered < checkpoint) {
    await renderOne(rendered);
    rendered += 1;
  }
  measured.push({ renderings: rendered, ...(await inUse()) });
}
console.log(JSON.stringify({ measured, failures, ms: Math.round(performance.now() - startedAtMs) }));
