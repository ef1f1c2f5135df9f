import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from './support/count-statements';
import { administer } from './support/database-cluster';
import { addAddress, goodsLine } from './support/goods-orders';
import { addActivity, addCoupon, addFreightTemplate, addProduct, addShop } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

/** Goods and pricing, 8, "Performance": what each call asks of the database. A member's session is one statement more. */

const SESSION = 1;
/** Begin, commit, the rate limit, and what makes a repeat harmless. */
const IDEMPOTENT_CALL = 5;
const SHOPS = 10;
const IN_CART = 100;
const LINES = 50;

let server: TestServer;
let api: Awaited<ReturnType<TestServer['member']>>;
let addressId: string;
let memberId: string;
const things: ReturnType<typeof goodsLine>[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const { db, clock } = server.app;
  api = await server.member();
  addressId = await addAddress(api);
  ({ memberId } = await api.session.userInfo());
  for (let shop = 0; shop < SHOPS; shop++) {
    const supplierId = await addShop(db, { free_freight_from_fen: 9_900 });
    const freight_template_id = await addFreightTemplate(db, supplierId, { firstFen: 800, stepFen: 200 });
    await addActivity(db, clock.now(), { supplier_id: supplierId });
    for (let place = 0; place < IN_CART / SHOPS; place++) {
      const { productId, skuIds } = await addProduct(db, supplierId, { freight_template_id });
      things.push(goodsLine(productId, skuIds[0] ?? ''));
    }
    for (let place = 0; place < 10; place++)
      await hold(
        await addCoupon(db, clock.now(), {
          supplier_id: supplierId,
          coupon_kind: place % 3 === 2 ? 'freight' : 'amount',
          threshold_fen: 1_000 + place * 700,
          off_fen: 100 + place * 40,
        }),
      );
  }
  await db
    .insertInto('cart_items')
    .values(
      things.map((line, index) => ({
        member_id: memberId,
        sku_id: (line as { skuDetailId: string }).skuDetailId,
        amount: 1,
        added_price_fen: 1_000,
        added_ms: index,
      })),
    )
    .execute();
});
afterAll(() => server.close());

/** The member has one of a coupon, good for years or so many days ago. */
const hold = (couponId: string, { seq = 1, lastDay = '2099-12-31', count = 1 } = {}) =>
  sql`
    insert into member_coupons (id, coupon_id, member_id, seq, status, first_day, last_day, claimed_ms, terms)
    select ${couponId} || '-' || n, c.id, ${memberId}, n, 'usable', '2026-01-01', ${lastDay}, 1, jsonb_build_object(
      'couponKind', c.coupon_kind, 'name', c.name, 'scope', c.scope, 'scopeText', c.scope_text, 'supplierId', c.supplier_id,
      'offFen', c.off_fen, 'offPercent', null, 'capFen', null, 'exchangePriceFen', null,
      'thresholdFen', c.threshold_fen, 'withActivityPrice', false)
    from coupons c, generate_series(${seq}::integer, ${seq + count - 1}::integer) n where c.id = ${couponId}`.execute(
    server.app.db,
  );

describe('what a call asks the database', () => {
  it.each([
    ['the front page', () => server.visitor().goods.home(), 4],
    ['a list', () => server.visitor().goods.list({}), 4],
    ['a list of the last page', () => server.visitor().goods.list({ page: 9, size: 10 }), 4],
    ['the coupon centre', () => server.visitor().coupon.center({}), 4],
    ['a product', () => server.visitor().goods.detail({ id: things[0]?.productId ?? '' }), 8],
    ['a cart of 100', () => api.cart.list(), 5 + SESSION],
    [
      'a quote of 50 lines, 10 shops, 100 coupons',
      () => api.order.quote({ lines: things.slice(0, LINES), addressId }),
      8,
    ],
  ])('for %s stays within its number', async (_, work, most) => {
    const statements = await countStatements(work);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(most);
  });

  it('for a page among ten thousand goods is as little', async () => {
    const productId = things[0]?.productId ?? '';
    // By a connection of its own: the server's end a statement that takes this long.
    await administer(server.databaseUrl, async (client) => {
      for (const statement of [
        `insert into products overriding system value
         select (jsonb_populate_record(p, jsonb_build_object('id', p.id || '-' || n, 'seq', 1000000 + n, 'sort', n))).*
         from products p, generate_series(1, 10000) n where p.id = $1`,
        `insert into stock_pools
         select (jsonb_populate_record(s, jsonb_build_object('id', s.id || '-' || n))).*
         from stock_pools s join skus k on k.pool_id = s.id, generate_series(1, 10000) n where k.product_id = $1`,
        `insert into stock
         select (jsonb_populate_record(s, jsonb_build_object('pool_id', s.pool_id || '-' || n))).*
         from stock s join skus k on k.pool_id = s.pool_id, generate_series(1, 10000) n where k.product_id = $1`,
        `insert into skus
         select (jsonb_populate_record(k, jsonb_build_object('id', k.id || '-' || n, 'product_id', k.product_id || '-' || n,
           'pool_id', k.pool_id || '-' || n))).*
         from skus k, generate_series(1, 10000) n where k.product_id = $1`,
      ])
        await client.query(statement, [productId]);
      await client.query('analyze products, skus, stock');
    });
    for (const asked of [
      {},
      { page: 900, size: 10 },
      { sort: 'priceUp', page: 2 },
      { keyword: 'product' },
    ] as const) {
      const statements = await countStatements(async () => {
        const { records, total } = await server.visitor().goods.list(asked);
        expect(records).toHaveLength(10);
        expect(total).toBeGreaterThanOrEqual(10_000);
      });
      expect(statements).toBeLessThanOrEqual(4);
    }
  });

  it('for an order of 50 lines of five shops is what it is for ten of one, and 14 besides the session and the rate limit', async () => {
    const create = async (lines: typeof things) => {
      const { totalFen } = await api.order.quote({ lines, addressId, coupons: { mode: 'none' } });
      return countStatements(() =>
        api.order.create({ lines, addressId, coupons: { mode: 'none' }, expectedTotalFen: totalFen }),
      );
    };
    const many = await create(things.slice(0, LINES));
    expect(many).toBe(await create(things.slice(0, 10)));
    expect(many).toBeLessThanOrEqual(14 + SESSION + 1);
  });

  it('for a claim is four, besides what every such call asks', async () => {
    const couponId = await addCoupon(server.app.db, server.app.clock.now());
    const statements = await countStatements(() => api.coupon.claim({ couponId }));
    expect(statements).toBeLessThanOrEqual(4 + SESSION + IDEMPOTENT_CALL);
  });

  it('for one’s coupons is the same with ten thousand that have ended', async () => {
    const before = await countStatements(() => api.coupon.mine({ status: 'usable' }));
    const couponId = await addCoupon(server.app.db, server.app.clock.now(), { total: 20_000 });
    await hold(couponId, { lastDay: '2026-01-02', count: 10_000 });
    expect(await countStatements(() => api.coupon.mine({ status: 'usable' }))).toBe(before);
    const { records, total } = await api.coupon.mine({ status: 'usable' });
    expect(records.some((one) => one.couponId === couponId)).toBe(false);
    expect(total).toBe(SHOPS * 10 + 1);
  });
});
