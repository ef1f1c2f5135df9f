// What `search.mjs` starts.
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '../../apps/server/src/database/connect.ts';
import { syllablesOf } from '../../apps/server/src/modules/search/readings.ts';
import { startDatabase } from '../local-shop/database.mjs';
import { seededRandom } from '../local-shop/random.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { bundleServer, freePort, startServer } from '../local-shop/server-process.mjs';
import { FULL_CITY, fillSearch, thingsToFind } from './fill-search.mjs';

const AT_ONCE = Number(process.env.AT_ONCE ?? 16);
const SEARCHES = Number(process.env.SEARCHES ?? 1_500);
const WARM_UP = 100;
/** p95 at 16 at once, ms. */
const PROMISED = { index: 30, suggest: 10, census: 30 };

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let asked = 0;
/** Queries that took longer than a search may, and how often. */
const failed = new Map();

/** One call; searches are limited by address, so everybody has one of their own. */
function ask(address, call, query) {
  const url = `${address}/cuser/public/api/search/${call}?${new URLSearchParams(query)}`;
  const from = `10.${(++asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'x-forwarded-for': from, source: '2' } }, (response) => {
      response.resume();
      response.on('end', () => {
        resolve({ ms: performance.now() - started, isWell: response.statusCode === 200 });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Queries of every kind, from what there is. */
function queriesOf({ spots, hotels }) {
  const random = seededRandom(71);
  const names = () => random.of(random.between(0, 1) ? spots : hotels).content.name;
  const letters = (text) => syllablesOf(text);
  const part = () => {
    const chars = [...names()];
    const from = random.between(0, chars.length - 2);
    return chars.slice(from, from + random.between(2, 4)).join('');
  };
  return {
    'a common character': () => random.of([...'山湖酒店票市云溪人成门大']),
    'a part of a name': part,
    'a whole name': names,
    'a common word': () => random.of(['酒店', '门票', '民宿', '度假酒店', '温泉', '成人票']),
    pinyin: () => letters(part()).join(''),
    'a common pinyin': () => random.of(['jiudian', 'shan', 'menpiao', 'shi', 'yunxi', 'hu']),
    initials: () =>
      letters(part())
        .map((syllable) => syllable[0])
        .join(''),
    'two words': () => `${[...names()].slice(0, 2).join('')} ${random.of(['门票', '酒店', '成人'])}`,
    'English words': () => random.of(['qingxi', 'hotel', 'old town', 'longshan lake', 'baitai']),
    'a typo': () => {
      const chars = [...names()];
      return chars.with(random.between(0, 1), random.of([...'囧鑫淼'])).join('');
    },
  };
}

const shapes = {
  index: (keyword) => ['index', { keyword }],
  'index, in a city': (keyword) => ['index', { keyword, cityName: FULL_CITY }],
  'index, by price': (keyword) => ['index', { keyword, sort: 'priceAsc' }],
  'index, by distance': (keyword) => ['index', { keyword, sort: 'distance', lat: '30.123', lng: '110.456' }],
  census: (keyword) => ['census', { keyword }],
  suggest: (keyword) => ['suggest', { keyword }],
};

const rank = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];

/** Asks so many queries, so many at once; ms of each. */
async function measure(address, count, atOnce, next) {
  const times = [];
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) {
        const [call, query] = next();
        const { ms, isWell } = await ask(address, call, query);
        times.push(ms);
        if (!isWell) failed.set(query.keyword, (failed.get(query.keyword) ?? 0) + 1);
      }
    }),
  );
  return times;
}

async function waitForIndex(pool) {
  for (;;) {
    const { rows } = await pool.query('select count(*)::int as waiting from search_queue');
    if (rows[0].waiting === 0) return;
    await delay(500);
  }
}

const sizesOf = async (pool) =>
  (
    await pool.query(`select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size, reltuples::bigint as rows
      from pg_class where relname like 'search_%' and relkind = 'r' order by pg_total_relation_size(oid) desc`)
  ).rows;

/** What PostgreSQL does for some queries. */
async function printPlans(database, address, queries) {
  const { pool, close } = connect(database.url, { max: 1 });
  const set = async (ms) => {
    await pool.query(`alter system set auto_explain.log_min_duration = ${ms}`);
    await pool.query('select pg_reload_conf()');
    await delay(300);
  };
  for (const [name, [call, query]] of Object.entries(queries)) {
    const before = (await readFile(database.logFile, 'utf8')).length;
    await set(0);
    await ask(address, call, query);
    await set(-1);
    console.log(`\n== ${name}\n${(await readFile(database.logFile, 'utf8')).slice(before)}`);
  }
  await close();
}

await runCommand(async (atEnd) => {
  await bundleServer();
  const database = await startDatabase();
  atEnd(database.stop);
  const { pool, close } = connect(database.url, { max: 2 });
  atEnd(close);
  const start = async (environment) =>
    startServer({
      database,
      port: await freePort(),
      environment: { TRUSTED_PROXIES: '127.0.0.1', ...environment },
    });
  const first = await start({});
  const things = thingsToFind();
  let from = performance.now();
  await pool.query("alter system set max_wal_size = '4GB'");
  await pool.query('alter system set synchronous_commit = off');
  await pool.query("alter system set session_preload_libraries = 'auto_explain'");
  await pool.query('alter system set auto_explain.log_analyze = on');
  await pool.query('select pg_reload_conf()');
  await fillSearch(pool, things);
  console.log(`filled in ${Math.round((performance.now() - from) / 1_000)} s`);
  from = performance.now();
  await waitForIndex(pool);
  console.log(`indexed in ${Math.round((performance.now() - from) / 1_000)} s`);
  await first.stop();
  // As it is soon after: autovacuum does it by itself.
  await pool.query('vacuum analyze');
  console.table(await sizesOf(pool));

  const queries = queriesOf(things);
  const random = seededRandom(5);
  const any = () => random.of(Object.values(queries))();
  const results = {};
  const all = async (address, suffix) => {
    await measure(address, WARM_UP, AT_ONCE, () => shapes.index(any()));
    for (const [shape, requestOf] of Object.entries(shapes)) {
      results[shape + suffix] = await measure(address, SEARCHES, AT_ONCE, () => requestOf(any()));
    }
  };
  const asIs = await start({});
  atEnd(asIs.stop);
  await all(asIs.address, '');
  await asIs.stop();

  // Every query by itself, nothing kept.
  const server = await start({ SHARED_CACHE_MS: '0' });
  atEnd(server.stop);
  await all(server.address, ', nothing kept');
  for (const [kind, next] of Object.entries(queries)) {
    results[`index, nothing kept: ${kind}`] = await measure(server.address, SEARCHES / 5, AT_ONCE, () =>
      shapes.index(next()),
    );
    results[`index, one at once: ${kind}`] = await measure(server.address, 60, 1, () => shapes.index(next()));
  }
  for (const shape of ['index', 'census', 'suggest']) {
    results[`${shape}, one at once: any`] = await measure(server.address, 300, 1, () => shapes[shape](any()));
  }
  console.log(`\n${AT_ONCE} at once where nothing else is said, ms`);
  console.log(`${''.padEnd(44)}${'median'.padStart(8)}${'p95'.padStart(8)}${'max'.padStart(8)}`);
  for (const [name, times] of Object.entries(results)) {
    const figures = [rank(times, 0.5), rank(times, 0.95), Math.max(...times)];
    console.log(name.padEnd(44) + figures.map((ms) => ms.toFixed(1).padStart(8)).join(''));
  }
  if (failed.size > 0) console.log('\nended after 300 ms:', Object.fromEntries(failed));
  if (process.env.PLANS) {
    await printPlans(database, server.address, {
      'a common character': shapes.index('山'),
      'a common word': shapes.index('度假酒店'),
      'two words': shapes.index('云溪 门票'),
      'by price': shapes['index, by price']('酒店'),
      'in a city': shapes['index, in a city']('票'),
    });
  }
  return Object.entries(PROMISED).every(([shape, ms]) => rank(results[shape], 0.95) <= ms);
});
