import type { ApiClient } from '@yunyou/api-client';
import { autoSignDays, deliveryStatus } from '@yunyou/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addAddress, goodsLine, order, pay, ship } from './support/goods-orders';
import { addProduct, addShop } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

const DAY_MS = 86_400_000;
const { notShipped, shipped, signedFor, rejected, returnInProcess, returned, stocking, stockingFinished } =
  deliveryStatus;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

/** A paid order of one piece. */
async function paidOrder(changes: Parameters<typeof addShop>[1] = {}) {
  const { db } = server.app;
  const { productId, skuIds } = await addProduct(db, await addShop(db, changes));
  const api = await server.member();
  const { id } = await order(api, [goodsLine(productId, skuIds[0] ?? '')], {
    addressId: await addAddress(api),
  });
  await pay(server, api, id);
  return { api, id };
}

interface Parcel {
  api: ApiClient;
  id: string;
  parcel: string;
}

const press = async (action: string, parcel: string) =>
  (await server.press(`console/parcels/${action}`, { id: parcel })).status;

/** What can be done with a parcel, by the buyer, the carrier and the merchant: the HTTP status. */
const steps = {
  sign: ({ api, id, parcel }: Parcel) =>
    api.order.confirmReceipt({ id, shipmentId: parcel }).then(
      () => 200,
      ({ code }: { code: number }) => code,
    ),
  reject: ({ parcel }: Parcel) => press('reject', parcel),
  'turn back': ({ parcel }: Parcel) => press('turn-back', parcel),
  receive: ({ parcel }: Parcel) => press('receive', parcel),
};
type Step = keyof typeof steps;

/** How a parcel gets to a status. */
const ways: readonly (readonly [number, readonly Step[]])[] = [
  [shipped, []],
  [signedFor, ['sign']],
  [rejected, ['reject']],
  [returnInProcess, ['reject', 'turn back']],
  [returned, ['reject', 'turn back', 'receive']],
];
/** What is permitted, and where it leads. */
const table: Readonly<Record<string, number>> = {
  [`${shipped} sign`]: signedFor,
  [`${shipped} reject`]: rejected,
  [`${rejected} turn back`]: returnInProcess,
  [`${returnInProcess} receive`]: returned,
};

const cases = ways.flatMap(([from, way]) =>
  (Object.keys(steps) as Step[]).map((step) => ({ from, way, step, to: table[`${from} ${step}`] })),
);

const statusOf = async ({ api, id }: Parcel) => (await api.order.shipments({ id })).shipments[0]?.status;

// conformance: ST-01
describe('a parcel', () => {
  it.each(cases)(
    'of status $from: $step leads to $to (undefined: refused)',
    async ({ from, way, step, to }) => {
      const { api, id } = await paidOrder();
      const parcel = { api, id, parcel: await ship(server, api, id) };
      for (const one of way) expect(await steps[one](parcel)).toBe(200);
      expect(await statusOf(parcel)).toBe(from);
      expect(await steps[step](parcel)).toBe(to === undefined ? 409 : 200);
      expect(await statusOf(parcel)).toBe(to ?? from);
    },
  );

  it('is signed for once where the buyer and the clock come at the same moment', async () => {
    for (let round = 1; round <= 10; round++) {
      const { api, id } = await paidOrder();
      const parcel = await ship(server, api, id);
      const { autoSignAtMs } = await api.order.shipments({ id });
      const dueMs = autoSignAtMs ?? server.app.clock.now() + autoSignDays * DAY_MS;
      vi.spyOn(server.app.clock, 'now').mockReturnValue(dueMs);
      await Promise.all([steps.sign({ api, id, parcel }), server.runJobs()]);
      const { shipments } = await api.order.shipments({ id });
      expect(shipments.map(({ status }) => status)).toEqual([signedFor]);
      expect(shipments[0]?.traces.filter(({ atMs }) => atMs === dueMs)).toHaveLength(1);
      vi.restoreAllMocks();
    }
  });
});

describe('what is to be shipped', () => {
  const actions = {
    stock: (id: string) => press('stock', id),
    stocked: (id: string) => press('stocked', id),
    ship: async (id: string) =>
      (
        await server.press('console/parcels/ship', {
          id,
          carrier: 'SF',
          number: `SF${id.replace(/[^A-Za-z0-9]/g, '').slice(0, 20)}`,
        })
      ).status,
  };
  type Action = keyof typeof actions;
  const reached: readonly (readonly [number, readonly Action[]])[] = [
    [notShipped, []],
    [stocking, ['stock']],
    [stockingFinished, ['stock', 'stocked']],
    [shipped, ['stock', 'stocked', 'ship']],
  ];
  const permitted: Readonly<Record<string, number>> = {
    [`${notShipped} stock`]: stocking,
    [`${stocking} stocked`]: stockingFinished,
    [`${stockingFinished} ship`]: shipped,
  };

  it.each(
    reached.flatMap(([from, way]) =>
      (Object.keys(actions) as Action[]).map((action) => ({
        from,
        way,
        action,
        to: permitted[`${from} ${action}`],
      })),
    ),
  )('of status $from where it is prepared: $action leads to $to (undefined: refused)', async (one) => {
    const { api, id } = await paidOrder({ stocking: true });
    const lineStatus = async () => {
      const [line] = (await api.order.detail({ id })).lines;
      return line && 'deliveryStatus' in line ? line.deliveryStatus : undefined;
    };
    for (const action of one.way) expect(await actions[action](id)).toBe(200);
    expect(await lineStatus()).toBe(one.from);
    expect(await actions[one.action](id)).toBe(one.to === undefined ? 409 : 200);
    expect(await lineStatus()).toBe(one.to ?? one.from);
  });
});
