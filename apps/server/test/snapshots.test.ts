import { createHash } from 'node:crypto';
import type { LineSnapshotContent, OrderSnapshotContent } from '@yunyou/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { canonicalOf, sha256Of } from '../src/core/snapshots/content';
import { checkSnapshots } from '../src/core/snapshots/store';
import { checkSomeSnapshots } from '../src/jobs/snapshot-jobs';
import { addAddress, goodsLine, order } from './support/goods-orders';
import { seller } from './support/invoices';
import { addCoupon } from './support/shop';
import { placeStay } from './support/stays';
import { placeOrder, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await server.breaches()).toEqual([]));

type Api = Awaited<ReturnType<TestServer['member']>>;

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** All snapshots of an order, read. */
async function agreedOn(api: Api, orderId: string) {
  const list = await api.transactionSnapshot.list({ orderId });
  const details = await Promise.all(list.map(({ id }) => api.transactionSnapshot.detail({ id })));
  const [whole, ...lines] = details.map(({ canonical }) => JSON.parse(canonical));
  return { list, details, whole: whole as OrderSnapshotContent, lines: lines as LineSnapshotContent[] };
}

/** Changes a snapshot as whoever has the database could, and puts it back. */
async function tampered(id: string, work: () => Promise<void>) {
  const { db } = server.app;
  const set = (canonical: string) =>
    db.transaction().execute(async (tx) => {
      await sql`alter table order_snapshots disable trigger order_snapshots_unchanged`.execute(tx);
      await sql`update order_snapshots set canonical = ${canonical} where id = ${id}`.execute(tx);
      await sql`alter table order_snapshots enable trigger order_snapshots_unchanged`.execute(tx);
    });
  const { canonical } = await db
    .selectFrom('order_snapshots')
    .select('canonical')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await set(canonical.replace('"totalFen":', '"totalFen":1'));
  await work();
  await set(canonical);
}

describe('what was agreed', () => {
  it('is written with the order, once for itself and once for each line, in both languages', async () => {
    const api = await server.member();
    const sold = await seller(server);
    await addCoupon(server.app.db, server.app.clock.now());
    const addressId = await addAddress(api);
    const placed = await order(api, [goodsLine(sold.productId, sold.skuId, 3)], { addressId });
    const detail = await api.order.detail({ id: placed.id });
    const { list, details, whole, lines } = await agreedOn(api, placed.id);
    expect(list.map(({ kind }) => kind)).toEqual(['order', 'line']);
    expect(list.every(({ createdAtMs }) => createdAtMs === detail.createdAtMs)).toBe(true);
    expect(details.map(({ orderId }) => orderId)).toEqual([placed.id, placed.id]);
    expect(whole).toMatchObject({
      version: 1,
      kind: 'order',
      orderSn: detail.sn,
      currency: 'CNY',
      totalFen: detail.totalFen,
      freightFen: detail.freightFen,
      seller: { taxId: expect.any(String), companyName: { 'zh-Hans': expect.any(String) } },
      agreements: [
        { id: 'user', version: '2025-06-01', sha256: { en: expect.stringMatching(/^[0-9a-f]{64}$/) } },
        { id: 'privacy' },
      ],
    });
    expect(whole.seller.licenseNumber).toBe(whole.seller.taxId);
    expect(whole.breakdown.map(({ amountFen }) => amountFen)).toEqual(
      detail.breakdown.map(({ amountFen }) => amountFen),
    );
    expect(lines).toMatchObject([
      {
        productKind: 'goods',
        productId: sold.productId,
        variantId: sold.skuId,
        quantity: 3,
        terms: { noReasonReturn: expect.any(Boolean), stocking: expect.any(Boolean) },
      },
    ]);
    const [line] = lines;
    expect(line?.unitPaidFen.reduce((sum, fen) => sum + fen, 0)).toBe(line?.paidFen);
    expect(line?.adjustments.reduce((sum, { amountFen }) => sum + amountFen, line.grossFen)).toBe(
      line?.paidFen,
    );
    expect(line?.name.en).not.toBe('');
  });

  it('keeps the refund rule and the days of tickets and rooms', async () => {
    const api = await server.member();
    const ticket = await agreedOn(api, (await placeOrder(api)).id);
    expect(ticket.lines[0]?.terms.refundRule).toBeDefined();
    expect(ticket.lines[0]?.fromSlot).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const stay = await placeStay(api, { rooms: 2, nights: 2 }, server.app.clock.now());
    const { lines } = await agreedOn(api, stay.id);
    expect(lines[0]?.terms).toMatchObject({
      placeName: { 'zh-Hans': '百工青年旅舍' },
      checkInFrom: expect.any(String),
      nights: [{}, {}],
      refundRule: { tiers: expect.any(Array) },
    });
  });

  it('holds nothing personal', async () => {
    const api = await server.member();
    const info = await api.session.userInfo();
    const sold = await seller(server);
    const goods = await order(api, [goodsLine(sold.productId, sold.skuId)], {
      addressId: await addAddress(api),
    });
    const ids = [
      (await placeOrder(api)).id,
      (await placeStay(api, { rooms: 1, nights: 1 }, server.app.clock.now())).id,
      goods.id,
    ];
    const texts = (await Promise.all(ids.map((id) => agreedOn(api, id)))).flatMap(({ details }) =>
      details.map(({ canonical }) => canonical),
    );
    const people = await server.app.db.selectFrom('contacts').select('id').execute();
    for (const text of texts) {
      for (const word of [
        '李云',
        '13800138000',
        '莲花路',
        '440304',
        info.memberId,
        'childAges',
        'arrivalTime',
      ]) {
        expect(text).not.toContain(word);
      }
      for (const { id } of people) expect(text).not.toContain(id);
    }
  });
});

describe('the hash of a snapshot', () => {
  it('is that of its canonical form, which is the form of RFC 8785', async () => {
    const api = await server.member();
    const { details } = await agreedOn(api, (await placeOrder(api)).id);
    for (const { canonical, sha256: told } of details) {
      expect(told).toBe(sha256(canonical));
      expect(canonicalOf(JSON.parse(canonical))).toBe(canonical);
    }
  });

  it('follows the rules of RFC 8785: order of keys by UTF-16, numbers and escapes as ECMAScript writes them', () => {
    expect(
      canonicalOf({
        '\u20ac': 'Euro Sign',
        '\r': 'Carriage Return',
        '\ufb33': 'Hebrew Letter Dalet With Dagesh',
        '1': 'One',
        '\ud83d\ude00': 'Emoji: Grinning Face',
        '\u0080': 'Control',
        '\u00f6': 'Latin Small Letter O With Diaeresis',
      }),
    ).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis","\u20ac":"Euro Sign","\ud83d\ude00":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    );
    expect(canonicalOf({ numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27] })).toBe(
      '{"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27]}',
    );
    expect(sha256Of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('does not match once the snapshot was tampered with, which every check finds', async () => {
    const api = await server.member();
    const { list } = await agreedOn(api, (await placeOrder(api)).id);
    const id = list[0]?.id ?? '';
    expect((await checkSnapshots(server.app.db)).wrong).toEqual([]);
    await tampered(id, async () => {
      const detail = await api.transactionSnapshot.detail({ id });
      expect(sha256(detail.canonical)).not.toBe(detail.sha256);
      expect((await checkSnapshots(server.app.db)).wrong).toEqual([id]);
      expect(await server.breaches()).toMatchObject([{ subject: id }]);
      const told = await (await server.press('console/snapshots/check', {})).json();
      expect(JSON.stringify(told)).toContain(id);
      const error = vi.fn();
      const log = { error } as unknown as typeof server.app.log;
      await checkSomeSnapshots({ ...server.app, log });
      expect(error).toHaveBeenCalledWith(
        expect.objectContaining({ wrong: [id] }),
        'transaction snapshots that were changed',
      );
    });
    expect((await checkSnapshots(server.app.db)).wrong).toEqual([]);
  });

  it('is checked of all of the last day, and of some of the others', async () => {
    const { db, clock } = server.app;
    const all = await checkSnapshots(db);
    expect(all.checked).toBeGreaterThan(0);
    expect(await checkSnapshots(db, { sinceMs: 0, percent: 0 })).toEqual(all);
    expect(await checkSnapshots(db, { sinceMs: clock.now() + 1, percent: 100 })).toEqual(all);
    expect((await checkSnapshots(db, { sinceMs: clock.now() + 1, percent: 0 })).checked).toBe(0);
  });

  it('is tampered with and mended at the console of the sandbox', async () => {
    const api = await server.member();
    const { list } = await agreedOn(api, (await placeOrder(api)).id);
    const id = list[0]?.id ?? '';
    expect((await server.press('console/snapshots/tamper', { id })).status).toBe(200);
    expect((await checkSnapshots(server.app.db)).wrong).toEqual([id]);
    expect((await server.press('console/snapshots/tamper', { id })).status).toBe(200);
    expect((await server.press('console/snapshots/tamper', { id: 'none' })).status).not.toBe(200);
  });
});

describe('a snapshot', () => {
  it('is neither changed nor deleted, whoever asks', async () => {
    const { db } = server.app;
    for (const statement of [
      `update order_snapshots set canonical = '{}'`,
      `update order_snapshots set created_ms = created_ms + 1`,
      'delete from order_snapshots',
      'truncate order_snapshots',
    ]) {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('never changed');
    }
  });

  it('is the buyer’s alone', async () => {
    const owner = await server.member();
    const { id: orderId } = await placeOrder(owner);
    const [first] = await owner.transactionSnapshot.list({ orderId });
    const stranger = await server.member();
    await expect(stranger.transactionSnapshot.list({ orderId })).rejects.toMatchObject({ code: 404 });
    await expect(stranger.transactionSnapshot.detail({ id: first?.id ?? '' })).rejects.toMatchObject({
      code: 404,
    });
    await expect(owner.transactionSnapshot.detail({ id: 'none' })).rejects.toMatchObject({ code: 404 });
  });
});
