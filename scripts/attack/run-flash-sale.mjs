// What `flash-sale.mjs` starts.
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { openFlashSale } from '../local-shop/flash-sale.mjs';
import { makeMembers } from '../local-shop/members.mjs';
import { inParallel, openShop } from '../local-shop/open-shop.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { createFindings, expectNoBreaches } from './findings.mjs';

const BUYERS = Number(process.env.BUYERS ?? 10_000);
const PLACES = Number(process.env.PLACES ?? 100);
const PROCESSES = Number(process.env.PROCESSES ?? 4);
/** All buyers come within so many ms. */
const ARRIVE_MS = Number(process.env.ARRIVE_MS ?? 5_000);
const ANSWER_MS = 5_000;
const NEXT_MS = 10_000;
/** Every so many of the buyers tap twice. */
const TWICE = 20;
const QUEUE = 2 * PLACES;

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/**
 * One call of a buyer, each from an address of their own: what came, and after how long.
 * @returns {Promise<{ ms: number, code: number, rule?: string, data: any }>}
 */
function ask(address, { token, from }, method, path, body) {
  const beganMs = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      address + path,
      {
        agent,
        method,
        headers: {
          source: '2',
          authorization: `Bearer ${token}`,
          'x-forwarded-for': from,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
        },
      },
      (response) => {
        const pieces = [];
        response.on('data', (piece) => pieces.push(piece));
        response.on('end', () => {
          const { code, data } = JSON.parse(String(Buffer.concat(pieces)));
          resolve({ ms: performance.now() - beganMs, code, rule: data?.rule, data });
        });
      },
    );
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}

const addressOf = (index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

await runCommand(async (atEnd) => {
  const environment = { TRUSTED_PROXIES: '127.0.0.1' };
  const shop = await openShop(
    atEnd,
    Array.from({ length: PROCESSES }, () => environment),
  );
  const { db, addresses } = shop;
  const findings = createFindings();
  const members = await makeMembers(db, BUYERS);
  const buyers = members.map((member, index) => ({ ...member, from: addressOf(index) }));
  const activityProductId = await openFlashSale(db, { units: PLACES, hours: 1 });
  const at = (index) => addresses[index % addresses.length];

  const entries = await inParallel(buyers, 64, async (buyer, index) => {
    const path = `/mkg/api/flashSale/entry?activityProductId=${activityProductId}`;
    const { code, data } = await ask(at(index), buyer, 'GET', path);
    findings.expect(code === 0, 'an entry was refused', `${code}`);
    return data.entry;
  });

  const grab = (index) =>
    ask(at(index), buyers[index], 'POST', '/mkg/api/flashSale/grab', {
      entry: entries[index],
      activityProductId,
      quantity: 1,
    });
  const beganMs = performance.now();
  const answers = (
    await Promise.all(
      buyers.map(async (_, index) => {
        await delay(Math.random() * ARRIVE_MS);
        const own = await Promise.all(index % TWICE === 0 ? [grab(index), grab(index)] : [grab(index)]);
        return own.map((answer) => ({ index, ...answer }));
      }),
    )
  ).flat();
  const seconds = (performance.now() - beganMs) / 1_000;

  const placesOf = (state) =>
    new Set(answers.flatMap(({ data, code }) => (code === 0 && data.state === state ? [data.grabId] : [])));
  const granted = placesOf('granted');
  const queued = placesOf('queued');
  findings.expect(granted.size === PLACES, 'not as many places as there are', `${granted.size}`);
  const expectedQueue = Math.min(QUEUE, Math.max(0, BUYERS - PLACES));
  findings.expect(queued.size === expectedQueue, 'the queue is not as long as it may be', `${queued.size}`);
  const ofBuyer = new Map();
  for (const { index, code, data } of answers) {
    if (code !== 0) continue;
    const known = ofBuyer.get(index) ?? data.grabId;
    findings.expect(known === data.grabId, 'somebody has two places', `${index}`);
    ofBuyer.set(index, data.grabId);
  }
  for (const { code, rule } of answers)
    findings.expect(
      code === 0 || code === 429 || rule === 'activitySoldOut',
      'refused for another reason',
      `${code} ${rule}`,
    );
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  findings.expect(slowest <= ANSWER_MS, 'an answer took too long', `${Math.round(slowest)} ms`);
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);

  // Whoever gives a place up makes room for the next; the queue is served in its order.
  const order = await db
    .selectFrom('flash_grabs')
    .select('id')
    .where('activity_product_id', '=', activityProductId)
    .where('state', '=', 'queued')
    .orderBy('arrival_no')
    .execute();
  const leaving = answers
    .filter(({ code, data }) => code === 0 && data.state === 'granted')
    .filter(({ data }, place, all) => all.findIndex((one) => one.data.grabId === data.grabId) === place)
    .slice(0, Math.floor(PLACES / 3));
  const releasedMs = performance.now();
  await Promise.all(
    leaving.map(({ index, data }) =>
      ask(at(index + 1), buyers[index], 'POST', '/mkg/api/flashSale/release', { grabId: data.grabId }),
    ),
  );
  const next = order.slice(0, leaving.length).map(({ id }) => id);
  const served = async () =>
    (
      await db
        .selectFrom('flash_grabs')
        .select('id')
        .where('activity_product_id', '=', activityProductId)
        .where('state', '=', 'granted')
        .where('id', 'in', next)
        .execute()
    ).length;
  while ((await served()) < next.length && performance.now() - releasedMs < NEXT_MS) await delay(100);
  const nextSeconds = (performance.now() - releasedMs) / 1_000;
  findings.expect((await served()) === next.length, 'places did not go to the next', `${await served()}`);

  expectNoBreaches(findings, await shop.breaches());
  return findings.report(`${BUYERS} buyers, ${PLACES} places of a flash sale, ${PROCESSES} processes`, {
    granted: granted.size,
    queued: queued.size,
    'told that all is gone': answers.filter(({ rule }) => rule === 'activitySoldOut').length,
    'told to wait a moment (429)': answers.filter(({ code }) => code === 429).length,
    'until all were told, s': seconds.toFixed(1),
    'an answer, median and 99 of 100, ms': `${Math.round(sorted[Math.floor(sorted.length / 2)])}, ${Math.round(sorted[Math.floor(sorted.length * 0.99)])}`,
    'the slowest answer, ms': Math.round(slowest),
    'given up, and with the next in the queue after, s': `${leaving.length}, ${nextSeconds.toFixed(1)}`,
  });
});
