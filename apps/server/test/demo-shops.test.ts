import type { ApiClient } from '@yunyou/api-client';
import { orderStatus } from '@yunyou/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/database/transaction';
import { DEMO_MOBILE, FIRST_ADDRESS, MEMBER_ID } from '../src/demo/member';
import { writeOrders } from '../src/demo/member-orders';
import { COUPONS, PRODUCTS } from '../src/demo/shops';
import { addressOf } from '../src/modules/address/store';
import { logIn, startTestServer, type TestServer } from './support/test-server';

const DAY_MS = 86_400_000;

let server: TestServer;
let api: ApiClient;
let demo: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ demoOrders: true });
  api = server.visitor();
  const token = await logIn(server.visitor(), DEMO_MOBILE, server.console);
  demo = server.visitor({ tokens: { read: () => token, clear: () => {} } });
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

describe('the demo shops', () => {
  it('are read by every call: front page, each product, each shop', async () => {
    const home = await api.goods.home({});
    // One of the five pauses.
    expect(home.shops.length).toBe(4);
    expect(home.categories.length).toBe(4);
    expect(home.couponStrip.length).toBeGreaterThan(3);
    const sections = home.sections.flatMap(({ items }) => items);
    expect(sections.length).toBeGreaterThan(10);
    for (const { id, onSale, service, bundle } of PRODUCTS) {
      const isService = service || bundle?.parts.some(({ kind }) => kind !== 'goods');
      const detail = await (isService ? api.service.detail({ id }) : api.goods.detail({ id }));
      expect(detail, id).toMatchObject({ id, onSale: onSale ?? true });
      expect(detail.skus.length, id).toBeGreaterThan(0);
    }
    for (const { supplierId } of home.shops)
      expect((await api.shop.detail({ supplierId })).license.uscc).toHaveLength(18);
  });

  it('have 320 reviews, most of five stars, sixty with pictures, summed for products and shops', async () => {
    const { rows } = await sql<{ stars: number; count: number; pictures: number }>`
      select stars, count(*)::integer as count, count(*) filter (where pictures <> '[]')::integer as pictures
      from reviews group by stars order by stars desc`.execute(server.app.db);
    expect(rows.map(({ count }) => count)).toEqual([200, 70, 25, 15, 10]);
    expect(rows.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(60);
    const { rows: wrong } = await sql`
      select s.subject_id from review_sums s
      where s.reviews <> (select count(*) from reviews r
        where r.state = 'visible' and s.subject_id in (r.product_id, r.parent_id))`.execute(server.app.db);
    expect(wrong).toEqual([]);
    const { rows: reviewed } = await sql`select distinct product_id from reviews`.execute(server.app.db);
    expect(reviewed.length).toBe(40);
    const { rows: kinds } = await sql`
      select count(*) filter (where append_ms is not null)::integer as appended,
        count(*) filter (where reply is not null)::integer as replies,
        count(*) filter (where state = 'pending')::integer as pending,
        max(char_length(text)) as longest
      from reviews`.execute(server.app.db);
    expect(kinds).toEqual([{ appended: 12, replies: 40, pending: 3, longest: 140 }]);
  });

  it('show the day bundle full on Saturdays by its class, and open on another day', async () => {
    const { today } = await api.service.priceCalendar({
      productId: 'product-tea-day',
      from: '2026-01-01',
      to: '2026-01-02',
    });
    const to = new Date(Date.parse(today) + 27 * 86_400_000).toISOString().slice(0, 10);
    const { days } = await api.service.priceCalendar({ productId: 'product-tea-day', from: today, to });
    const saturdays = days.filter(({ day }) => new Date(day).getUTCDay() === 6);
    expect(saturdays.length).toBe(4);
    for (const { day, state, fullPart } of saturdays.slice(1)) {
      expect(state, day).toBe('soldOut');
      expect(fullPart, day).toContain('品茶小课');
    }
    expect(days.some(({ left }) => left === null || left > 0)).toBe(true);
  });
});

describe('the demo member', () => {
  it('has seven things in the cart: one cheaper, one too few, one off sale', async () => {
    const { shops, invalid } = await demo.cart.list({});
    const items = [...shops.flatMap((shop) => shop.items), ...invalid];
    expect(items.length).toBe(7);
    const stateOf = (id: string) => items.find(({ skuDetailId }) => skuDetailId === id);
    expect(stateOf('sku-mist-green-fine-200g')).toMatchObject({
      state: 'ok',
      addedPriceFen: 15_720,
      priceFen: 14_900,
    });
    expect(stateOf('sku-plum-vase-32cm')).toMatchObject({ state: 'notEnough', amount: 5, left: 3 });
    expect(stateOf('sku-postcards-12')?.state).toBe('offSale');
  });

  it('has coupons that can be used, one from today alone, one that is not good yet and one that has ended', async () => {
    const usable = await demo.coupon.mine({ status: 'usable', size: 50 });
    expect(usable.records.length).toBe(5);
    const today = usable.records.find(({ couponId }) => couponId === 'coupon-today-6');
    expect(today?.firstDay).toBe(today?.lastDay);
    const ended = await demo.coupon.mine({ status: 'expired', size: 50 });
    expect(ended.records.map(({ couponId }) => couponId)).toEqual(['coupon-platform-10']);
    // Two more are held by an order and used by one.
    expect((await demo.coupon.mine({ status: 'reserved' })).records).toMatchObject([
      { couponId: 'coupon-two-shops-15' },
    ]);
    expect((await demo.coupon.mine({ status: 'used' })).records).toMatchObject([
      { couponId: 'coupon-yunshang-8' },
    ]);
    const gone = await api.coupon.detail({ couponId: 'coupon-gone-50' });
    expect(gone.claimState).toBe('gone');
  });
});

describe('the demo member’s orders', () => {
  const orders = async () => {
    const { records } = await demo.order.list({ size: 50 });
    return Promise.all(records.map(({ id }) => demo.order.detail({ id })));
  };

  it('stand in each delivery state', async () => {
    const states = (await orders()).flatMap(({ lines, delivery, status }) =>
      lines.every(({ kind }) => kind === 'goods') && status !== orderStatus.pendingPayment
        ? (delivery?.status ?? [])
        : [],
    );
    expect([...new Set(states)].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('were invoiced in every way, and hold together', async () => {
    const token = await logIn(server.visitor(), DEMO_MOBILE, server.console);
    const member = server.visitor({ tokens: { read: () => token, clear: () => {} } });
    const { records } = await member.invoice.list({ size: 50 });
    const stands = records.map(({ state, type, redOfId, orderCount, titleName }) =>
      [state, type, redOfId ? 'red' : '', orderCount, [...titleName].length].join(' '),
    );
    expect(stands).toEqual([
      'issued normal  3 60',
      'redAwaitingBuyer special  1 14',
      'issued normal  1 14',
      'issued normal red 1 14',
      'red normal  1 14',
      'rejected normal  1 14',
      'issued normal  1 2',
    ]);
    expect((await member.invoice.titles()).map(({ titleName }) => titleName)).toEqual([
      '望汐青禾贸易有限公司（演示）',
      '个人',
    ]);
    const { bytes } = await member.invoice.pdf({ id: records[0]?.id ?? '' });
    expect(bytes).toBeLessThan(200 * 1024);
    expect(await server.breaches()).toEqual([]);
  });

  it('are asked for in part, one in each state', async () => {
    const { records } = await demo.refund.list({ size: 50 });
    // Before them the money of a parcel that was turned back; a card that was handed back stands among them.
    const own = records.filter(({ kind, title }) => kind !== 'system' && !title.includes('卡')).slice(0, 9);
    expect(own.map(({ status }) => status)).toEqual([
      'applied',
      'refunded',
      'agreed',
      'returning',
      'refunding',
      'refused',
      'withdrawn',
      'failed',
      'refunded',
    ]);
    for (const { id } of own) {
      const { lines, amountFen } = await demo.refund.detail({ id });
      expect(lines).toMatchObject([{ units: [expect.any(Number)] }]);
      expect(amountFen).toBeGreaterThan(0);
    }
    // One of them is a piece of what was cheaper by the order's discount.
    const [, piece] = own;
    const { orderId, amountFen } = await demo.refund.detail({ id: piece?.id ?? '' });
    const [line] = (await demo.order.detail({ id: orderId })).lines;
    expect(line?.paidFen).toBeLessThan((line?.unitPriceFen ?? 0) * (line?.quantity ?? 0));
    expect(amountFen).toBe(Math.floor((line?.paidFen ?? 0) / (line?.quantity ?? 1)));
  });

  it('say in both languages where a parcel is, and let it be put off', async () => {
    const arriving = (await orders()).find(({ delivery }) => delivery?.canConfirm);
    expect(arriving?.delivery).toMatchObject({
      canExtend: true,
      lastTrace: { text: '已到达深圳福田营业点' },
    });
    const token = await logIn(server.visitor(), DEMO_MOBILE, server.console);
    const english = server.visitor({ locale: () => 'en', tokens: { read: () => token, clear: () => {} } });
    const { shipments } = await english.order.shipments({ id: arriving?.id ?? '' });
    expect(shipments[0]).toMatchObject({
      carrierName: 'SF Express',
      traces: [{ text: 'Arrived at the Futian branch', place: 'Shenzhen' }, {}, {}],
    });
  });

  it('have a service of ten uses, one to be looked at, a bundle, and one that gave its money back', async () => {
    const all = await orders();
    const service = all.find(({ lines }) =>
      lines.some((line) => line.kind === 'service' && line.usesPerVoucher > 1),
    );
    expect((await demo.order.vouchers({ orderId: service?.id ?? '' })).vouchers).toMatchObject([
      { uses: 10, usesLeft: 7 },
    ]);
    const instant = all.find(({ lines }) =>
      lines.some((line) => line.kind === 'service' && line.serviceMode === 'instant'),
    );
    expect(instant?.lines).toMatchObject([{ contentShown: false }]);
    expect(all.find(({ lines }) => lines[0]?.bundle)?.lines.map(({ kind }) => kind)).toEqual([
      'ticket',
      'service',
    ]);
    const returned = all.find(({ closeReason }) => closeReason === 'refunded');
    expect(returned?.refundedFen).toBe(returned?.lines[0]?.paidFen);
  });
});

describe('on each day of a week', () => {
  let empty: TestServer;
  beforeAll(async () => {
    empty = await startTestServer();
  });
  afterAll(() => empty.close());

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'the demo member has ordered everything, %i days from today',
    async (later) => {
      const { db, clock, protection } = empty.app;
      const undone = new Error('Undone.');
      const writing = inTransaction(db, async (tx) => {
        const address = await addressOf({ db: tx, protection }, MEMBER_ID, FIRST_ADDRESS);
        await writeOrders({
          tx,
          protection,
          memberId: MEMBER_ID,
          address,
          nowMs: clock.now() + later * DAY_MS,
        });
        throw undone;
      });
      await expect(writing).rejects.toBe(undone);
    },
  );
});

describe('the jobs', () => {
  it('leave the demo’s orders as they are, apart from one that was not paid in time', async () => {
    await server.moveTime(31);
    const { records } = await demo.order.list({ size: 50 });
    expect(records.filter(({ status }) => status === orderStatus.pendingPayment)).toEqual([]);
    expect(
      records
        .map(({ closeReason }) => closeReason)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(['groupFailed', 'refunded', 'refunded', 'timedOut']);
    expect(await server.breaches()).toEqual([]);
  });
});

describe('a coupon by code', () => {
  it('is had by the code that the console shows, small letters too', async () => {
    const [shown] = (await server.console()).couponCodes;
    expect(shown?.code).toBe(COUPONS.find(({ code }) => code)?.code);
    const member = await server.member();
    const { couponId } = await member.coupon.redeem({ code: shown?.code.toLowerCase() ?? '' });
    expect(couponId).toBe('coupon-by-code');
  });
});

describe('loading again', () => {
  it('leaves stock, claims and reviews alone and begins again what has run out', async () => {
    const { db } = server.app;
    await sql`update stock set total = 7 where pool_id = 'pool-sku-resort-tea'`.execute(db);
    await sql`update products set sold_count = 99999 where id = 'product-resort-tea'`.execute(db);
    await sql`update skus set price_fen = 1 where id = 'sku-resort-tea'`.execute(db);
    const before = await db.selectFrom('coupons').select(['id', 'claimed']).orderBy('id').execute();
    const ended = await api.activity.detail({ activeId: 'activity-mid-autumn' });
    await server.moveTime(5 * 24 * 60);
    const again = await startTestServer({}, undefined, server.databaseUrl);
    try {
      const nowMs = again.app.clock.now();
      const { db: own } = again.app;
      expect(
        await own.selectFrom('stock').select('total').where('pool_id', '=', 'pool-sku-resort-tea').execute(),
      ).toEqual([{ total: 7 }]);
      const [tea] = await own
        .selectFrom('products')
        .select(['sold_count', 'low_fen'])
        .where('id', '=', 'product-resort-tea')
        .execute();
      expect(tea).toEqual({ sold_count: 99_999, low_fen: 6_800 });
      expect(await own.selectFrom('coupons').select(['id', 'claimed']).orderBy('id').execute()).toEqual(
        before,
      );
      const visitor = again.visitor();
      const hours = await visitor.activity.detail({ activeId: 'activity-gaiwan-hours' });
      expect(hours.endsAtMs - nowMs).toBeGreaterThan(60 * 60_000);
      const tomorrow = await visitor.activity.detail({ activeId: 'activity-soap-tomorrow' });
      expect(tomorrow.startsAtMs).toBeGreaterThan(nowMs);
      // What was over from the first stays so.
      const over = await visitor.activity.detail({ activeId: 'activity-mid-autumn' });
      expect(over.endsAtMs).toBe(ended.endsAtMs);
      const today = await visitor.coupon.detail({ couponId: 'coupon-today-6' });
      expect(today).toMatchObject({ claimState: 'open', firstDay: today.lastDay });
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from reviews`.execute(
        own,
      );
      expect(rows[0]?.count).toBe(320);
    } finally {
      await again.close();
    }
  });
});
