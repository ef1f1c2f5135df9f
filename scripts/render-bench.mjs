// npm run bench:render: builds, serves and measures what rendering costs: requests a second of the home page as it is kept for
// visitors, rendered for each of them, and of the same data as JSON, taken in turns in one run, and what the renderer holds on
// to over 20,000 renderings, once 10,000 have warmed it up. Prints the tables of docs/performance-server.md; fails when memory grows
// or the kept page is sent too seldom. SECONDS, ROUNDS and RENDERINGS make it shorter; WEB_DIR and WEB_RENDERER name a build
// that is there already.
import { spawn } from 'node:child_process';
import { Agent, request as ask } from 'node:http';
import { fileURLToPath } from 'node:url';
import { tool } from './steps.mjs';

const SECONDS = Number(process.env.SECONDS ?? 5);
const WARM_UP_SECONDS = 2;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Memory is measured after so many, and compared between the first and the last. */
const RENDERINGS = (process.env.RENDERINGS ?? '10000,20000,30000').split(',');
/** Visitors who ask at the same time, each again as soon as it is answered. */
const VISITORS = 16;
/** V8 goes on to optimise code: 2 % of the heap. Over 20,000 renderings, 120 bytes that each leaves behind are seen. */
const MAY_GROW = 1.1;
/** Promised of the kept home page, a second (docs/performance-server.md). */
const PROMISED = 2_000;

const KEPT = 'home page, kept for visitors';
/**
 * What each of them asks for. A rendered home page makes these two calls itself; the configuration is shared.
 * @type {Record<string, { paths: string[], isUncached?: boolean }>}
 */
const WANTED = {
  [KEPT]: { paths: ['/'] },
  'home page, rendered for each': { paths: ['/'], isUncached: true },
  'its data as JSON, read for each': {
    paths: ['/cuser/home/page/public/api/index', '/cpage/home/index'],
    isUncached: true,
  },
};

if (!process.env.WEB_DIR) {
  const filters = ['--filter=@yunyou/web', '--filter=@yunyou/server'];
  const built = await tool('turbo', ['run', 'build', ...filters, '--output-logs=errors-only']);
  if (built.code !== 0) process.exit(built.code);
}
const { register } = await import('tsx/esm/api');
const unregister = register();
const { startApp } = await import('../apps/web/e2e/support/start-app.ts');
const { outsideOf } = await import('../apps/web/e2e/support/outside.ts');
await unregister();
const app = await startApp();
const uncached = await startApp({ SHARED_CACHE_MS: '0' });
/** @param {{ paths: string[], isUncached?: boolean }} wanted @param {number} seconds */
const measure = ({ paths, isUncached }, seconds) =>
  answersPerSecond(isUncached ? uncached.url : app.url, paths, seconds);

try {
  for (const wanted of Object.values(WANTED)) await measure(wanted, WARM_UP_SECONDS);
  const figures = Object.fromEntries(Object.keys(WANTED).map((name) => [name, []]));
  // In turns, so that what disturbs the machine disturbs both.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, wanted] of Object.entries(WANTED)) figures[name].push(await measure(wanted, SECONDS));
  }
  const medians = {};
  console.log('| asked for | a second, median | fewest | most |\n|---|---|---|---|');
  for (const [name, all] of Object.entries(figures)) {
    const sorted = all.toSorted((a, b) => a - b).map(Math.round);
    medians[name] = sorted[Math.floor(sorted.length / 2)];
    console.log(`| ${name} | ${medians[name]} | ${sorted[0]} | ${sorted.at(-1)} |`);
  }
  if (medians[KEPT] < PROMISED) {
    console.error(`${medians[KEPT]} kept home pages a second; ${PROMISED} are promised.`);
    process.exitCode = 1;
  }

  const { measured, failures } = await memory(app.url, await outsideOf(app.url).someoneElse());
  console.log('\n| renderings | heap MB | outside of it MB | resident MB |\n|---|---|---|---|');
  const inMb = (bytes) => (bytes / 2 ** 20).toFixed(1);
  for (const { renderings, heapBytes, outsideBytes, rssBytes } of measured)
    console.log(`| ${renderings} | ${inMb(heapBytes)} | ${inMb(outsideBytes)} | ${inMb(rssBytes)} |`);
  const [first, last] = [measured[0], measured.at(-1)];
  for (const kind of ['heapBytes', 'outsideBytes', 'rssBytes']) {
    if (last[kind] <= first[kind] * MAY_GROW) continue;
    console.error(`${kind} grew from ${inMb(first[kind])} to ${inMb(last[kind])} MB.`);
    process.exitCode = 1;
  }
  if (failures > 0) throw new Error(`${failures} pages were not rendered.`);
} finally {
  await Promise.all([app.stop(), uncached.stop()]);
}

/** How often the paths together are answered in a second. */
async function answersPerSecond(url, paths, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS * paths.length });
  const startedAtMs = performance.now();
  const endMs = startedAtMs + seconds * 1000;
  let answered = 0;
  const visitor = async () => {
    while (performance.now() < endMs) {
      await Promise.all(paths.map((path) => answerOf(agent, url + path)));
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  const perSecond = (answered * 1000) / (performance.now() - startedAtMs);
  agent.destroy();
  return perSecond;
}

/** Reads one answer whole, compressed as browsers get it. */
function answerOf(agent, address) {
  const headers = { accept: '*/*', 'accept-language': 'zh-CN', 'accept-encoding': 'br', source: '2' };
  return new Promise((resolve, reject) => {
    const sent = ask(address, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
      answer.on('error', reject).on('end', resolve).resume();
    });
    sent.on('error', reject).end();
  });
}

/** What `render-memory.mjs` measures, in a process of its own. */
function memory(url, token) {
  const script = fileURLToPath(new URL('render-memory.mjs', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', script, url, token, ...RENDERINGS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(`The renderings ended with ${code}.`));
    });
  });
}
