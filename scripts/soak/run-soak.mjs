// What `soak.mjs` starts.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBuyers } from '../attack/buyers.mjs';
import { createFindings, expectNoBreaches } from '../attack/findings.mjs';
import { makeMembers } from '../local-shop/members.mjs';
import { openShop } from '../local-shop/open-shop.mjs';
import { seedOfRun } from '../local-shop/random.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { root } from '../steps.mjs';
import { growthOf, percentile } from './line-fit.mjs';
import { startPeople } from './load.mjs';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
const SAMPLE_MS = 60_000;
/** Of the samples the first quarter is warming up: code is optimised, caches and pools fill. */
const WARM_UP = 0.25;
/** Growth over the samples after it that is borne, as a share of the mean. */
const BOUNDS = {
  heapMb: 0.1,
  rssMb: 0.15,
  connections: 0.1,
  readP50: 0.5,
  readP95: 0.5,
  writeP50: 0.5,
  writeP95: 0.5,
};
const [VISITORS, LOGINS, BUYERS, MEMBERS] = [4, 2, 3, 300];
const WEB = {
  WEB_DIR: join(root, 'apps/web/dist'),
  WEB_RENDERER: join(root, 'apps/web/dist-server/render.js'),
};
const MB = 2 ** 20;
const TABLES_SHOWN = 16;

const round = (value) => (typeof value === 'number' ? Number(value.toFixed(1)) : value);

const seed = seedOfRun();
await runCommand(async (atEnd) => {
  const hasPages = Object.values(WEB).every(existsSync);
  const memoryFile = join(root, 'apps/server/node_modules/.cache', `soak-memory-${process.pid}.jsonl`);
  atEnd(() => rmSync(memoryFile, { force: true }));
  const shop = await openShop(atEnd, [
    {
      ...(hasPages && WEB),
      TRUSTED_PROXIES: '127.0.0.1',
      MEMORY_FILE: memoryFile,
      NODE_OPTIONS: `--import ${new URL('report-memory.mjs', import.meta.url).href}`,
    },
  ]);
  const { db, pool, servers, addresses } = shop;
  const findings = createFindings();
  await db
    .updateTable('stock')
    .set((eb) => ({ total: eb('total', '+', 1_000_000) }))
    .execute();
  const members = await makeMembers(db, MEMBERS, { travellers: 3 });
  const latencies = watchLatency();
  const buyers = startBuyers({ addresses, members, count: BUYERS, seed, takeUnheard: async () => undefined });
  const codeFor = async (mobile) => {
    const { body } = await db
      .selectFrom('sandbox_sms')
      .select('body')
      .where('mobile', '=', mobile)
      .orderBy('sent_ms', 'desc')
      .executeTakeFirstOrThrow();
    return body.match(/\d{6}/)[0];
  };
  const people = startPeople(addresses[0], { visitors: VISITORS, members: LOGINS, seed, codeFor, hasPages });

  const first = await tablesOf(pool);
  const samples = [];
  for (let minute = 1; minute <= MINUTES; minute++) {
    await delay(SAMPLE_MS);
    const memory = await memoryOf(servers[0].pid, memoryFile);
    const sample = { minute, ...memory, ...latencies.take(), connections: await connectionsOf(pool) };
    samples.push(sample);
    console.log(JSON.stringify(sample, (_, value) => (Number.isInteger(value) ? value : round(value))));
  }
  const [bought, done] = await Promise.all([buyers.stop(), people.stop()]);
  for (const failure of [...bought.failures, ...done.failures])
    findings.expect(false, 'an answer was an error of ours', failure);
  expectNoBreaches(findings, await shop.breaches());

  const growths = {};
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  for (const [name, bound] of Object.entries(BOUNDS)) {
    const values = warm.map((sample) => sample[name]);
    const growth = values.length > 1 ? growthOf(values) : 0;
    const [from, to] = [values[0], values.at(-1)].map((value) => value?.toFixed(1));
    growths[`${name}: from, to, growth by the line`] = `${from}, ${to}, ${(growth * 100).toFixed(1)} %`;
    findings.expect(
      growth <= bound,
      `${name} grows by more than ${bound * 100} %`,
      `${(growth * 100).toFixed(1)} %`,
    );
  }
  const last = await tablesOf(pool);
  const grown = [...last]
    .map(([table, { rows, bytes }]) => {
      const before = first.get(table) ?? { rows: 0, bytes: 0 };
      return { table, rows: rows - before.rows, bytes: bytes - before.bytes, each: rows ? bytes / rows : 0 };
    })
    .filter(({ rows }) => rows > 0)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, TABLES_SHOWN);
  const { failures, ...counts } = done;
  return findings.report(`${MINUTES} minutes of mixed load, seed ${seed}`, {
    orders: bought.created.length,
    'of them cancelled; refunds asked for': `${bought.cancelled.length}; ${bought.refunded.length}`,
    ...counts,
    requests: samples.reduce((sum, { requests }) => sum + requests, 0),
    ...growths,
    ...Object.fromEntries(
      grown.map(({ table, rows, bytes, each }) => [
        `${table}: rows, kB more; bytes a row`,
        `${rows}, ${Math.round(bytes / 1_024)}; ${Math.round(each)}`,
      ]),
    ),
  });
});

/** Times every request of this process; `take` answers those since the last time, in ms. */
function watchLatency() {
  const { fetch } = globalThis;
  let taken = { read: [], write: [] };
  globalThis.fetch = async (input, init) => {
    const from = performance.now();
    const answer = await fetch(input, init);
    taken[(init?.method ?? 'GET') === 'GET' ? 'read' : 'write'].push(performance.now() - from);
    return answer;
  };
  return {
    take() {
      const { read, write } = taken;
      taken = { read: [], write: [] };
      const [readP50, readP95] = [percentile(read, 50), percentile(read, 95)];
      return {
        requests: read.length + write.length,
        ...{ readP50, readP95, writeP50: percentile(write, 50), writeP95: percentile(write, 95) },
      };
    },
  };
}

/** Memory of the server after a collection, MB. */
async function memoryOf(pid, file) {
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  const before = lines().length;
  process.kill(pid, 'SIGUSR2');
  while (lines().length === before) await delay(50);
  const { heapUsed, external, rss } = JSON.parse(lines().at(-1));
  return { heapMb: heapUsed / MB, externalMb: external / MB, rssMb: rss / MB };
}

async function connectionsOf(pool) {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database()`,
  );
  return rows[0].count;
}

/** Rows and bytes (indexes too) of every table, those of the queue too. */
async function tablesOf(pool) {
  const { rows } = await pool.query(
    `select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid)::bigint as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'jobs')`,
  );
  const tables = new Map();
  for (const { name, bytes } of rows) {
    const { rows: counted } = await pool.query(`select count(*)::int as count from ${name}`);
    tables.set(name.replace('public.', ''), { rows: counted[0].count, bytes: Number(bytes) });
  }
  return tables;
}
