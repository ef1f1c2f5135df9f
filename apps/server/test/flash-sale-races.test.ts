import type { ApiClient } from '@yunyou/api-client';
import { createApiClient } from '@yunyou/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { inTransaction } from '../src/database/transaction';
import { draftFlashSale, publishFlashSale } from '../src/modules/flash-sale/operate';
import { orderKinds } from '../src/modules/kinds';
import { type Login, makeLogins, startTwoServers, type TwoServers, withAddresses } from './support/crowd';
import { type AddedSale, addFlashSale, flashLine, forgetAttempts, poolOf } from './support/flash-sales';
import { addProduct, addShop, text } from './support/shop';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  expect(await findBreaches({ db: servers.db, kinds: orderKinds, nowMs: Date.now() })).toEqual([]);
  await servers.close();
});
beforeEach(() => forgetAttempts(servers.db));

/** A client whose requests come from an address of their own. */
function clientFrom(
  index: number,
  { token }: Login,
  from = `10.1.${Math.floor(index / 250)}.${index % 250}`,
): ApiClient {
  return createApiClient({
    baseUrl: servers.addressOf(index),
    source: 2,
    timeoutMs: 60_000,
    tokens: { read: () => token, clear: () => {} },
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', from);
      return fetch(request);
    },
  });
}

/** Everybody asks at once, over both processes. */
async function crowd(sale: AddedSale, people: readonly Login[]) {
  const { activityProductId } = sale;
  const clients = people.map((login, index) => clientFrom(index, login));
  const entries = await Promise.all(clients.map((api) => api.flashSale.entry({ activityProductId })));
  const results = await Promise.allSettled(
    clients.map((api, index) =>
      api.flashSale.grab({ entry: entries[index]?.entry ?? '', activityProductId, quantity: 1 }),
    ),
  );
  const places = results.flatMap((one, index) =>
    one.status === 'fulfilled' ? [{ ...one.value, index, api: clients[index] as ApiClient }] : [],
  );
  const rules = results.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { rule?: string }).rule ?? String(one.reason)] : [],
  );
  return { places, rules };
}

const arrivals = (sale: AddedSale, state: string) =>
  servers.db
    .selectFrom('flash_grabs')
    .select(['id', 'arrival_no', 'member_id'])
    .where('activity_product_id', '=', sale.activityProductId)
    .where('state', '=', state as 'granted')
    .orderBy('arrival_no')
    .execute();

// conformance: MKT-01
describe('a crowd over two processes', () => {
  it('of 120 for 10 places: ten have one, twenty wait, all others are told that it is gone', async () => {
    const sale = await addFlashSale(servers.db, Date.now(), { total: 10 });
    const { places, rules } = await crowd(sale, await makeLogins(servers.db, 120));
    expect(places.filter(({ state }) => state === 'granted')).toHaveLength(10);
    expect(places.filter(({ state }) => state === 'queued')).toHaveLength(20);
    expect(new Set(rules)).toEqual(new Set(['activitySoldOut']));
    const ahead = places.filter(({ state }) => state === 'queued').map((place) => place.ahead);
    expect(ahead.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, place) => place));
    const [granted, queued] = [await arrivals(sale, 'granted'), await arrivals(sale, 'queued')];
    expect(granted.at(-1)?.arrival_no).toBeLessThan(queued[0]?.arrival_no ?? 0);
  });

  it('gives one place to a member who asks fifty times over both', async () => {
    const sale = await addFlashSale(servers.db, Date.now(), { total: 10 });
    const [login] = await makeLogins(servers.db, 1);
    const people = Array.from({ length: 50 }, () => login as Login);
    const { places } = await crowd(sale, people);
    expect(new Set(places.map(({ grabId }) => grabId)).size).toBe(1);
    expect(await poolOf(servers.db, sale.activityProductId)).toEqual({ total: 10, held: 1, taken: 0 });
  });

  it('from one network is told to wait after sixty, and has a picture in its next entry', async () => {
    const sale = await addFlashSale(servers.db, Date.now(), { total: 100 });
    const people = await makeLogins(servers.db, 62);
    const network = '10.9.9.9';
    const { activityProductId } = sale;
    const clients = people.map((login, index) => clientFrom(index, login, network));
    const entries = await Promise.all(clients.map((api) => api.flashSale.entry({ activityProductId })));
    expect(new Set(entries.map(({ guard }) => guard))).toEqual(new Set(['none']));
    const ask = () =>
      Promise.allSettled(
        clients.map((api, index) =>
          api.flashSale.grab({ entry: entries[index]?.entry ?? '', activityProductId, quantity: 1 }),
        ),
      );
    // A minute may have begun between: then all of them are asked within the next.
    const results = [...(await ask()), ...(await ask())];
    const busy = results.filter(
      (one) => one.status === 'rejected' && (one.reason as { code?: number }).code === 429,
    );
    expect(busy.length).toBeGreaterThan(0);
    expect(await clients[0]?.flashSale.entry({ activityProductId })).toMatchObject({ guard: 'picture' });
    const elsewhere = clientFrom(0, people[0] as Login);
    expect(await elsewhere.flashSale.entry({ activityProductId })).toMatchObject({ guard: 'none' });
  });

  it('orders, leaves and waits at once, and sells each place once, in the order of the queue', async () => {
    const sale = await addFlashSale(servers.db, Date.now(), { total: 4 });
    const people = await withAddresses(servers.db, await makeLogins(servers.db, 12));
    const { places } = await crowd(sale, people);
    const granted = places.filter(({ state }) => state === 'granted');
    const queue = (await arrivals(sale, 'queued')).map(({ id }) => id);
    const results = await Promise.allSettled(
      granted.map(({ api, grabId, index }, place) =>
        place < 2
          ? api.flashSale.release({ grabId })
          : api.order.create({
              lines: [flashLine(sale, grabId)],
              addressId: people[index]?.addressId ?? '',
              expectedTotalFen: 600,
            }),
      ),
    );
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await arrivals(sale, 'granted')).map(({ id }) => id)).toEqual(queue.slice(0, 2));
    expect(await poolOf(servers.db, sale.activityProductId)).toEqual({ total: 4, held: 2, taken: 2 });
  });

  it('orders one place once, however often it is sent', async () => {
    const sale = await addFlashSale(servers.db, Date.now(), { total: 1 });
    const [person] = await withAddresses(servers.db, await makeLogins(servers.db, 1));
    const { places } = await crowd(sale, person ? [person] : []);
    const line = flashLine(sale, places[0]?.grabId ?? '');
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        clientFrom(index, person as Login).order.create({
          ...{ lines: [line], addressId: person?.addressId ?? '', expectedTotalFen: 600 },
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await poolOf(servers.db, sale.activityProductId)).toEqual({ total: 1, held: 0, taken: 1 });
  });

  it('brings a place that lapses to who waits, by itself', async () => {
    const sale = await addFlashSale(servers.db, Date.now(), { total: 1 });
    const { places } = await crowd(sale, await makeLogins(servers.db, 2));
    const holder = places.find(({ state }) => state === 'granted');
    const waiting = places.find(({ state }) => state === 'queued');
    await servers.db
      .updateTable('flash_grabs')
      .set({ hold_until_ms: Date.now() })
      .where('id', '=', holder?.grabId ?? '')
      .execute();
    await expect
      .poll(async () => (await waiting?.api.flashSale.grabbed({ grabId: waiting.grabId }))?.state, {
        timeout: 60_000,
      })
      .toBe('granted');
  });
});

describe('two sales of one product', () => {
  it('that take 60 of 100 each: one is published, the other refused, and nothing of it is moved', async () => {
    const supplierId = await addShop(servers.db);
    const { productId, skuIds } = await addProduct(servers.db, supplierId, { skus: [{ total: 100 }] });
    const variantId = skuIds[0] ?? '';
    const drafts = await Promise.all(
      [1, 2].map(() =>
        inTransaction(servers.db, (tx) =>
          draftFlashSale(tx, {
            name: text('秒杀', 'Flash sale'),
            startsMs: Date.now(),
            endsMs: Date.now() + 3_600_000,
            products: [
              { kind: 'goods', productId, variantId, priceFen: 500, units: [{ slot: '', total: 60 }] },
            ],
          }),
        ),
      ),
    );
    const results = await Promise.allSettled(
      drafts.map(({ activeId }) =>
        inTransaction(servers.db, (tx) => publishFlashSale(tx, activeId, Date.now())),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((one) => one.status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({
      details: { rule: 'stockNotEnough', detail: { slot: '', left: 40 } },
    });
    expect(await poolOf(servers.db, `pool-${variantId}`)).toEqual({ total: 100, held: 60, taken: 0 });
  });
});
