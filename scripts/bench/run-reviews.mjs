// What `reviews.mjs` starts.
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '../../apps/server/src/database/connect.ts';
import { startDatabase } from '../local-shop/database.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { bundleServer, freePort, startServer } from '../local-shop/server-process.mjs';
import { fillReviews, PRODUCT, REVIEWS } from './fill-reviews.mjs';

const AT_ONCE = Number(process.env.AT_ONCE ?? 16);
const CALLS = Number(process.env.CALLS ?? 600);
const WARM_UP = 60;
const ALONE = 150;
/** Median of one call at a time, ms: what a call costs, whatever else the machine does. */
const PROMISED = { list: 35, summary: 10, detail: 40 };
const VOTERS = 100;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/**
 * One call: how long it took, and what came.
 * @param {string} address
 * @param {string} path
 * @param {{ method?: string, body?: object, token?: string }} [how]
 * @returns {Promise<{ ms: number, data: any }>}
 */
function ask(address, path, { method = 'GET', body, token } = {}) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      address + path,
      {
        agent,
        method,
        headers: {
          source: '2',
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        const pieces = [];
        response.on('data', (piece) => pieces.push(piece));
        response.on('end', () => {
          const ms = performance.now() - started;
          if (response.statusCode !== 200) reject(new Error(`${path}: ${Buffer.concat(pieces)}`));
          else resolve({ ms, data: JSON.parse(String(Buffer.concat(pieces))).data });
        });
      },
    );
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}

const rank = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];

async function measure(address, count, atOnce, next) {
  const times = [];
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) times.push((await ask(address, next())).ms);
    }),
  );
  return times;
}

const listPath = (asked) =>
  `/cuser/public/api/review/list?${new URLSearchParams({ productId: PRODUCT, size: '10', ...asked })}`;

/** Members with a login, written straight into the database. */
async function voters(pool) {
  const all = Array.from({ length: VOTERS }, (_, place) => ({
    id: `voter-${place}`,
    token: randomBytes(32).toString('base64url'),
  }));
  const now = Date.now();
  for (const { id, token } of all) {
    await pool.query("insert into members (id, name, regist_source, created_ms) values ($1, '读者', 2, $2)", [
      id,
      now,
    ]);
    await pool.query(
      'insert into sessions (token_hash, member_id, created_ms, expires_ms, ended_ms) values ($1, $2, $3, $4, null)',
      [createHash('sha256').update(token).digest('base64url'), id, now, now + 3_600_000],
    );
  }
  return all;
}

async function printPlans(database, address, paths) {
  const { pool, close } = connect(database.url, { max: 1 });
  const set = async (ms) => {
    await pool.query(`alter system set auto_explain.log_min_duration = ${ms}`);
    await pool.query('select pg_reload_conf()');
    await delay(300);
  };
  for (const [name, path] of Object.entries(paths)) {
    const before = (await readFile(database.logFile, 'utf8')).length;
    await set(0);
    await ask(address, path);
    await set(-1);
    console.log(`\n== ${name}\n${(await readFile(database.logFile, 'utf8')).slice(before)}`);
  }
  await close();
}

await runCommand(async (atEnd) => {
  await bundleServer();
  const database = await startDatabase();
  atEnd(database.stop);
  const { pool, db, close } = connect(database.url, { max: 2 });
  atEnd(close);
  await pool.query("alter system set session_preload_libraries = 'auto_explain'");
  await pool.query('alter system set auto_explain.log_analyze = on');
  await pool.query('select pg_reload_conf()');
  const server = await startServer({
    database,
    port: await freePort(),
    // What is measured is the work, not what was kept of it.
    environment: { SHARED_CACHE_MS: '0' },
  });
  atEnd(server.stop);
  const { address } = server;
  let from = performance.now();
  await fillReviews({ pool, db });
  console.log(
    `${REVIEWS} reviews written and summed in ${((performance.now() - from) / 1_000).toFixed(1)} s`,
  );

  // Ids far down in both orders, to go on from.
  const far = async (order) =>
    (
      await pool.query(
        `select id from reviews where product_id = '${PRODUCT}' and state = 'visible' order by ${order} offset 90000 limit 200`,
      )
    ).rows.map(({ id }) => id);
  const [farHelpful, farNewest] = [await far('helpful desc, at_ms desc, id'), await far('at_ms desc, id')];
  const sku = (await pool.query(`select id from skus where product_id = '${PRODUCT}' order by id limit 1`))
    .rows[0].id;
  const of = (ids) => ids[Math.floor(Math.random() * ids.length)];
  const page = () => String(1 + Math.floor(Math.random() * 100));
  const shapes = {
    'list, most helpful, first page': () => listPath({}),
    'list, newest, first page': () => listPath({ sort: 'newest' }),
    'list, any of the first 100 pages': () => listPath({ page: page() }),
    'list, after 90,000, most helpful': () => listPath({ after: of(farHelpful) }),
    'list, after 90,000, newest': () => listPath({ sort: 'newest', after: of(farNewest) }),
    'list, pictures': () => listPath({ filter: 'picture' }),
    'list, bad': () => listPath({ filter: 'bad' }),
    'list, appended': () => listPath({ filter: 'append' }),
    'list, a tag': () => listPath({ tag: 'slowDelivery' }),
    'list, an option': () => listPath({ skuDetailId: sku }),
    'list, a tag and bad': () => listPath({ tag: 'slowDelivery', filter: 'bad' }),
    summary: () => `/cuser/public/api/review/summary?productId=${PRODUCT}`,
    'detail of the product': () => `/cuser/public/api/goods/detail?id=${PRODUCT}`,
  };
  const slow = [];
  for (const [name, next] of Object.entries(shapes)) {
    await measure(address, WARM_UP, AT_ONCE, next);
    const alone = await measure(address, ALONE, 1, next);
    const crowd = await measure(address, CALLS, AT_ONCE, next);
    const told = [alone, crowd].map(
      (times) => `median ${rank(times, 0.5).toFixed(1)}, p95 ${rank(times, 0.95).toFixed(1)} ms`,
    );
    console.log(`${name.padEnd(36)} ${told[0].padEnd(30)} ${AT_ONCE} at once: ${told[1]}`);
    if (rank(alone, 0.5) > PROMISED[name.split(/[ ,]/)[0]]) slow.push(name);
  }

  const members = await voters(pool);
  const [first] = (await ask(address, listPath({}))).data.records;
  from = performance.now();
  const votes = await Promise.all(
    members.map(({ token }) =>
      ask(address, '/cuser/member/review/vote', {
        method: 'POST',
        body: { id: first.id, helpful: true },
        token,
      }),
    ),
  );
  const tookMs = performance.now() - from;
  const { helpful } = (await pool.query('select helpful from reviews where id = $1', [first.id])).rows[0];
  console.log(
    `${VOTERS} votes at once for one review: ${tookMs.toFixed(0)} ms, p95 ${rank(
      votes.map(({ ms }) => ms),
      0.95,
    ).toFixed(0)} ms`,
  );
  if (helpful !== first.helpfulCount + VOTERS)
    throw new Error(`${helpful} instead of ${first.helpfulCount + VOTERS}`);
  if (process.env.PLANS)
    await printPlans(
      database,
      address,
      Object.fromEntries(Object.entries(shapes).map(([name, next]) => [name, next()])),
    );
  if (slow.length > 0) console.log(`Slower than promised: ${slow.join('; ')}`);
  return slow.length === 0;
});
