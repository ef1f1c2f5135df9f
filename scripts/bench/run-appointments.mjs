// What `appointments.mjs` starts.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from '../../apps/server/src/database/connect.ts';
import { startDatabase } from '../local-shop/database.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { bundleServer, freePort, startServer } from '../local-shop/server-process.mjs';

const AT_ONCE = Number(process.env.AT_ONCE ?? 16);
const CALLS = Number(process.env.CALLS ?? 300);
const SLOTS = Number(process.env.SLOTS ?? 20_000);
const BOOKERS = Number(process.env.BOOKERS ?? 400);
const SLOTS_A_DAY = 10;
const ITEMS = 6;
/** Median of one call at a time, and of a booking in a crowd at its slowest twentieth, ms. */
const PROMISED = { slots: 30, items: 30, create: 1_500 };

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/**
 * One call: how long it took, and what came.
 * @param {string} address
 * @param {string} path
 * @param {{ body?: object, token?: string }} [how]
 * @returns {Promise<{ ms: number, data: any }>}
 */
function ask(address, path, { body, token } = {}) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      address + path,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          source: '2',
          ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
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

async function measure(count, atOnce, work) {
  const times = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) times.push((await work(next++)).ms);
    }),
  );
  return times;
}

const told = (name, times) =>
  console.log(
    `${name.padEnd(36)} median ${rank(times, 0.5).toFixed(1)}, p95 ${rank(times, 0.95).toFixed(1)} ms`,
  );

/** Items with slots of an hour, ten a day, for as many days as it takes. */
async function fill(pool) {
  const ids = Array.from({ length: ITEMS }, (_, place) => `bench-item-${place}`);
  const days = Math.ceil(SLOTS / SLOTS_A_DAY / ITEMS);
  for (const id of ids) {
    await pool.query(
      `insert into appointment_items (id, city_name, mode, real_name, min_group, max_group, lat, lng, picture, texts)
       select $1, city_name, 'open', 'none', 1, 10, lat, lng, picture, texts from appointment_items limit 1`,
      [id],
    );
    await pool.query(
      `insert into appointment_slots (id, item_id, day, from_time, to_time, starts_ms, ends_ms, opens_ms, capacity)
       select $1 || '.' || to_char(at, 'YYYYMMDD.HH24'), $1, to_char(at, 'YYYY-MM-DD'), to_char(at, 'HH24:MI'),
         to_char(at + interval '1 hour', 'HH24:MI'), ms, ms + 3600000, 0, 10000
       from generate_series(0, $2::integer - 1) as day, generate_series(9, 18) as hour
         cross join lateral (select (now() at time zone 'Asia/Shanghai')::date + 1 + day + make_interval(hours => hour) as at) t
         cross join lateral (select (extract(epoch from at at time zone 'Asia/Shanghai') * 1000)::bigint as ms) m`,
      [id, days],
    );
  }
  await pool.query('analyze appointment_slots');
  return ids;
}

/** Members with a login, written straight into the database. */
async function members(pool, count) {
  const all = Array.from({ length: count }, () => ({
    id: `booker-${randomBytes(8).toString('hex')}`,
    token: randomBytes(32).toString('base64url'),
  }));
  const now = Date.now();
  for (const { id, token } of all) {
    await pool.query("insert into members (id, name, regist_source, created_ms) values ($1, '访客', 2, $2)", [
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

await runCommand(async (atEnd) => {
  await bundleServer();
  const database = await startDatabase();
  atEnd(database.stop);
  const { pool, close } = connect(database.url, { max: 2 });
  atEnd(close);
  const server = await startServer({
    database,
    port: await freePort(),
    // What is measured is the work, not what was kept of it.
    environment: { SHARED_CACHE_MS: '0' },
  });
  atEnd(server.stop);
  const { address } = server;
  const from = performance.now();
  const [itemId] = await fill(pool);
  const { rows } = await pool.query(
    'select id, day from appointment_slots where item_id = $1 order by starts_ms',
    [itemId],
  );
  console.log(`${SLOTS} slots written in ${((performance.now() - from) / 1_000).toFixed(1)} s`);
  const day = (later) => new Date(Date.parse(rows[0].day) + later * 86_400_000).toISOString().slice(0, 10);

  const slow = [];
  const shapes = {
    slots: () => `/cuser/public/api/appointment/slots?itemId=${itemId}&from=${day(0)}&to=${day(30)}`,
    items: () => '/cuser/public/api/appointment/items?size=50',
  };
  for (const [name, next] of Object.entries(shapes)) {
    await measure(20, AT_ONCE, () => ask(address, next()));
    const alone = await measure(CALLS, 1, () => ask(address, next()));
    told(`${name}, one at a time`, alone);
    told(`${name}, ${AT_ONCE} at once`, await measure(CALLS, AT_ONCE, () => ask(address, next())));
    if (rank(alone, 0.5) > PROMISED[name]) slow.push(name);
  }

  const bookers = await members(pool, BOOKERS);
  const slotId = rows[20].id;
  const booked = await measure(BOOKERS, AT_ONCE, (place) =>
    ask(address, '/cuser/member/appointment/create', {
      token: bookers[place].token,
      body: { slotId, size: 1, mobile: '13800138000' },
    }),
  );
  told(`create on one slot, ${AT_ONCE} at once`, booked);
  if (rank(booked, 0.95) > PROMISED.create) slow.push('create');
  const { taken } = (await pool.query('select taken from appointment_slots where id = $1', [slotId])).rows[0];
  if (taken !== BOOKERS) throw new Error(`${taken} places are taken by ${BOOKERS} people.`);
  if (slow.length > 0) console.error(`Slower than promised: ${slow.join(', ')}`);
  return slow.length === 0;
});
