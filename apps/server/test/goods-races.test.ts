import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf } from '@yunyou/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../src/clock';
import { findBreaches } from '../src/core/invariants/invariants-store';
import type { Db } from '../src/database/connect';
import { orderKinds } from '../src/modules/kinds';
import {
  type Login,
  leaveUnits,
  makeLogins,
  makeTravellers,
  startTwoServers,
  type TwoServers,
  unitsLeft,
  withAddresses,
} from './support/crowd';
import { CONTACT, goodsLine } from './support/goods-orders';
import { addActivity, addBundle, addCoupon, addProduct, addShop, ROOM_PART } from './support/shop';
import { openDay } from './support/test-server';

type Create = RequestOf<'order', 'create'>;
type Buyer = Login & { addressId: string };

let servers: TwoServers;
let db: Db;
beforeAll(async () => {
  servers = await startTwoServers();
  ({ db } = servers);
  // Offers of the demo data are not these tests' business.
  await db.updateTable('activities').set({ ends_ms: 0 }).execute();
  await db.updateTable('coupons').set({ stopped: true }).execute();
});
afterEach(async () => {
  expect(await findBreaches({ db, kinds: orderKinds, nowMs: Date.now() })).toEqual([]);
});
afterAll(() => servers.close());

const makeBuyers = async (count: number): Promise<Buyer[]> => withAddresses(db, await makeLogins(db, count));

/** What somebody was told: `done`, or the code and the rule of the refusal. */
const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => `${error.code} ${error.rule ?? error.kind}`,
  );

/** How often each answer was given. */
function counted(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

/** Many at once, by turns over both processes; answers what each of them was told. */
const atOnce = <Member extends Login>(
  members: readonly Member[],
  work: (api: ApiClient, member: Member, index: number) => Promise<unknown>,
): Promise<string[]> =>
  Promise.all(
    members.map((member, index) => told(work(servers.clientOf(index, member.token), member, index))),
  );

const create = (api: ApiClient, { addressId }: Buyer, request: Omit<Create, 'addressId'>) =>
  api.order.create({ addressId, ...request });

async function newGoods(total: number, changes: Parameters<typeof addProduct>[2] = {}) {
  const supplierId = await addShop(db);
  const { productId, skuIds } = await addProduct(db, supplierId, { skus: [{ total }], ...changes });
  const skuId = skuIds[0] ?? '';
  return {
    supplierId,
    productId,
    skuId,
    line: (quantity = 1) => goodsLine(productId, skuId, quantity),
    left: () => unitsLeft(db, `pool-${skuId}`, ''),
  };
}

const couponOf = (id: string) =>
  db.selectFrom('member_coupons').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function claimedCoupon(api: ApiClient, supplierId: string): Promise<string> {
  const couponId = await addCoupon(db, Date.now(), {
    supplier_id: supplierId,
    threshold_fen: 0,
    off_fen: 100,
  });
  return (await api.coupon.claim({ couponId })).memberCouponId;
}

const withCoupon = (memberCouponId: string): Pick<Create, 'coupons'> => ({
  coupons: { mode: 'chosen', memberCouponIds: [memberCouponId] },
});

describe('the last pieces, over two server processes', () => {
  it.each([
    [50, 1],
    [200, 20],
  ])('for %i buyers there are %i, and so many are sold', async (buyers, pieces) => {
    const goods = await newGoods(pieces);
    const answers = await atOnce(await makeBuyers(buyers), (api, buyer) =>
      create(api, buyer, { lines: [goods.line()], expectedTotalFen: 1_000 }),
    );
    expect(counted(answers)).toEqual({ done: pieces, '409 soldOut': buyers - pieces });
    expect(await goods.left()).toBe(0);
  });

  it('of two options that forty orders name in either order: nobody waits in a circle', async () => {
    const [a, b] = [await newGoods(100), await newGoods(100)];
    const before = await deadlocks();
    const answers = await atOnce(await makeBuyers(40), (api, buyer, index) => {
      const lines = index % 2 === 0 ? [a.line(), b.line()] : [b.line(), a.line()];
      return create(api, buyer, { lines, expectedTotalFen: 2_000 });
    });
    expect(counted(answers)).toEqual({ done: 40 });
    expect([await a.left(), await b.left()]).toEqual([60, 60]);
    expect(await deadlocks()).toBe(before);
  });

  it('of a package: ten of twelve have all of it, and no part is held by the others', async () => {
    const ticket = 'ticket-feilian-adult';
    const tea = await newGoods(10);
    const bundle = await addBundle(db, tea.supplierId, {
      refundMode: 'whole',
      priceFen: 50_000,
      parts: [
        ROOM_PART,
        { kind: 'ticket', productId: ticket, dayOffset: 1, weightFen: 9_000 },
        { kind: 'goods', productId: tea.productId, variantId: tea.skuId, weightFen: 6_800 },
      ],
    });
    const visitDay = await openDay(servers.clientOf(0), ticket, 9);
    const startDay = addDays(visitDay, -1);
    await leaveUnits(db, 'pool-room-crafts-double', [startDay], 15);
    const places = await unitsLeft(db, 'pool-feilian-day', visitDay);
    const buyers = await withAddresses(db, await makeTravellers(db, 12));
    const answers = await atOnce(buyers, (api, { contactId, ...buyer }) =>
      create(api, buyer, {
        lines: [
          {
            kind: 'bundle',
            ...bundle,
            quantity: 1,
            startDay,
            contactIds: [contactId],
            guests: [{ name: '李云' }],
          },
        ],
        ...CONTACT,
        expectedTotalFen: 50_000,
      }),
    );
    expect(counted(answers)).toEqual({ done: 10, '409 soldOut': 2 });
    expect(await tea.left()).toBe(0);
    expect(await unitsLeft(db, 'pool-room-crafts-double', startDay)).toBe(5);
    expect(await unitsLeft(db, 'pool-feilian-day', visitDay)).toBe(places - 10);
  });
});

/** How often PostgreSQL has ended a transaction that waited in a circle. */
async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return Number(rows[0]?.deadlocks);
}

describe('coupons, over two server processes', () => {
  const claimsOf = async (couponId: string) => {
    const claims = await db
      .selectFrom('member_coupons')
      .select('member_id')
      .where('coupon_id', '=', couponId)
      .execute();
    return { count: claims.length, members: new Set(claims.map(({ member_id }) => member_id)).size };
  };

  it('fifty of one each, claimed 200 times by 100 members: fifty have one', async () => {
    const couponId = await addCoupon(db, Date.now(), { total: 50 });
    const members = await makeLogins(db, 100);
    const answers = await atOnce([...members, ...members], (api) => api.coupon.claim({ couponId }));
    const { done, ...refused } = counted(answers);
    expect(done).toBe(50);
    expect(Object.keys(refused).every((one) => ['409 couponGone', '422 couponLimit'].includes(one))).toBe(
      true,
    );
    expect(await claimsOf(couponId)).toEqual({ count: 50, members: 50 });
  });

  it('the last hundred for a thousand members: a hundred have one, the others are told', async () => {
    const couponId = await addCoupon(db, Date.now(), { total: 100 });
    const answers = await atOnce(await makeLogins(db, 1_000), (api) => api.coupon.claim({ couponId }));
    expect(counted(answers)).toEqual({ done: 100, '409 couponGone': 900 });
    expect(await claimsOf(couponId)).toEqual({ count: 100, members: 100 });
  });

  it('one that ten orders of its member want, of two shops: one order holds it', async () => {
    const [goods, other] = [await newGoods(100), await newGoods(100)];
    const [buyer] = (await makeBuyers(1)) as [Buyer];
    const couponId = await addCoupon(db, Date.now(), { threshold_fen: 0, off_fen: 100 });
    const { memberCouponId } = await servers.clientOf(0, buyer.token).coupon.claim({ couponId });
    const answers = await atOnce(Array<Buyer>(10).fill(buyer), (api, _, index) =>
      create(api, buyer, {
        lines: [(index % 2 === 0 ? goods : other).line()],
        ...withCoupon(memberCouponId),
        expectedTotalFen: 900,
      }),
    );
    expect(counted(answers)).toEqual({ done: 1, '409 couponTaken': 9 });
    expect(await couponOf(memberCouponId)).toMatchObject({ status: 'reserved' });
    expect((await goods.left()) + (await other.left())).toBe(199);
  });

  it('one whose order closes while another is created is held by one of them, or free', async () => {
    const goods = await newGoods(100);
    const request = (memberCouponId: string) => ({
      lines: [goods.line()],
      ...withCoupon(memberCouponId),
      expectedTotalFen: 900,
    });
    const outcomes = await Promise.all(
      (await makeBuyers(12)).map(async (buyer, index) => {
        const [here, there] = [
          servers.clientOf(index, buyer.token),
          servers.clientOf(index + 1, buyer.token),
        ];
        const memberCouponId = await claimedCoupon(here, goods.supplierId);
        const first = await create(here, buyer, request(memberCouponId));
        const [closed, created] = await Promise.all([
          told(here.order.cancel({ id: first.id })),
          told(create(there, buyer, request(memberCouponId))),
        ]);
        expect(closed).toBe('done');
        return { created, coupon: await couponOf(memberCouponId) };
      }),
    );
    for (const { created, coupon } of outcomes) {
      if (created === 'done') expect(coupon.status).toBe('reserved');
      else expect({ created, ...coupon }).toMatchObject({ created: '409 couponTaken', status: 'usable' });
    }
    const held = outcomes.filter(({ created }) => created === 'done').length;
    expect(await goods.left()).toBe(100 - held);
  });
});

describe('limits, over two server processes', () => {
  it('of two pieces for a member: of five orders of one piece two stand', async () => {
    const goods = await newGoods(100, { limit_per_member: 2, limit_period: 'ever' });
    for (const buyer of await makeBuyers(3)) {
      const answers = await atOnce(Array<Buyer>(5).fill(buyer), (api) =>
        create(api, buyer, { lines: [goods.line()], expectedTotalFen: 1_000 }),
      );
      expect(counted(answers)).toEqual({ done: 2, '422 purchaseLimit': 3 });
    }
    expect(await goods.left()).toBe(94);
  });

  it('of an activity of a hundred uses: of 300 orders a hundred are cheaper, the others see the new price', async () => {
    const goods = await newGoods(1_000);
    const activityId = await addActivity(db, Date.now(), {
      active_type: 2,
      supplier_id: goods.supplierId,
      budget_uses: 100,
      rule: JSON.stringify({ kind: 'perOrder', offFen: 300, firstOrderOnly: false }),
    });
    const buyers = await makeBuyers(300);
    const wanted = { lines: [goods.line()] };
    const answers = await atOnce(buyers, (api, buyer) =>
      create(api, buyer, { ...wanted, expectedTotalFen: 700 }),
    );
    expect(counted(answers)).toEqual({ done: 100, '409 priceChanged': 200 });
    expect(await goods.left()).toBe(900);
    const { used_count } = await db
      .selectFrom('activities')
      .select('used_count')
      .where('id', '=', activityId)
      .executeTakeFirstOrThrow();
    expect(used_count).toBe(100);
    // Who was refused can have it at the price that is shown now.
    const late = buyers[answers.indexOf('409 priceChanged')] as Buyer;
    const api = servers.clientOf(0, late.token);
    const { totalFen, unused } = await api.order.quote({ ...wanted, addressId: late.addressId });
    expect({ totalFen, unused }).toMatchObject({
      totalFen: 1_000,
      unused: [{ reason: { code: 'budgetUsed' } }],
    });
    await create(api, late, { ...wanted, expectedTotalFen: totalFen });
  });
});

describe('a cart, over two server processes', () => {
  it('has a guest’s things once, though they are merged twice under one key', async () => {
    const goods = await newGoods(100);
    const [{ token }] = (await makeLogins(db, 1)) as [Login];
    const { supplierId, productId, skuId } = goods;
    const items = [
      { supplierId, shopName: '', productId, skuDetailId: skuId, amount: 3, addedPriceFen: 1_000 },
    ];
    const options = { idempotencyKey: `guest-cart-of-${skuId}` };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => servers.clientOf(index, token).cart.merge({ items }, options)),
    );
    for (const answer of answers) expect(answer).toEqual({ merged: 1, capped: [], dropped: [] });
    expect(await servers.clientOf(0, token).cart.countCart()).toBe(3);
  });

  it('has the exact amount after twenty additions at once', async () => {
    const { supplierId, productId, skuId } = await newGoods(100);
    const [login] = (await makeLogins(db, 1)) as [Login];
    const answers = await atOnce(Array<Login>(20).fill(login), (api) =>
      api.cart.addCart({ supplierId, shopName: '', productId, skuDetailId: skuId, amount: 2 }),
    );
    expect(counted(answers)).toEqual({ done: 20 });
    expect(await servers.clientOf(0, login.token).cart.countCart()).toBe(40);
  });
});
