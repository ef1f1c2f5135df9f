import type { ApiClient } from '@yunyou/api-client';
import { deliveryStatus, type RefundReason } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../src/clock';
import { addAddress, goodsLine, order, pay, ship, taken } from './support/goods-orders';
import { photo, uploaded } from './support/reviews';
import { addProduct, addShop } from './support/shop';
import { bookStay, moveTo } from './support/stays';
import { openDay, placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

const ADULT = 'ticket-feilian-adult';
const HOUR = 60;
const DAY = 24 * HOUR;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

let pictures = 0;
/** A picture that the member uploaded. */
const pictureOf = async (api: ApiClient): Promise<string> =>
  uploaded(api, await photo(30, 20), `${pictures++}.jpg`);

interface Bought {
  own?: TestServer;
  quantity?: number;
  stocking?: boolean;
  noReasonReturn?: boolean;
  priceFen?: number;
}

/** An order of pieces of one option that is paid. */
async function paidGoods({
  own = server,
  quantity = 3,
  stocking = false,
  noReasonReturn = true,
  priceFen = 3_333,
}: Bought = {}) {
  const { db } = own.app;
  const shop = await addShop(db, { stocking });
  const { productId, skuIds } = await addProduct(db, shop, {
    no_reason_return: noReasonReturn,
    skus: [{ priceFen }],
  });
  const skuId = skuIds[0] ?? '';
  const api = await own.member();
  const addressId = await addAddress(api);
  const { id } = await order(api, [goodsLine(productId, skuId, quantity)], { addressId });
  await pay(own, api, id);
  const lineId = (await api.order.detail({ id })).lines[0]?.id ?? '';
  return { own, api, id, lineId, skuId, addressId };
}

/** The same, shipped and signed for. */
async function signedGoods(bought: Bought = {}) {
  const goods = await paidGoods(bought);
  await ship(goods.own, goods.api, goods.id);
  await goods.api.order.confirmReceipt({ id: goods.id });
  return goods;
}

interface Wanted {
  quantity?: number;
  units?: number[];
  reasonCode?: RefundReason;
  reason?: string;
  pictureKeys?: string[];
}

/** Quotes, then asks for what was quoted. */
async function ask(
  api: ApiClient,
  { id, lineId }: { id: string; lineId: string },
  { quantity, units, ...how }: Wanted = {},
) {
  const items = [{ lineId, ...(units ? { units } : { quantity: quantity ?? 1 }) }];
  const { reasonCode } = how;
  const quote = await api.refund.quote({ orderId: id, items, ...(reasonCode && { reasonCode }) });
  const applied = await api.refund.apply({
    orderId: id,
    items,
    ...how,
    expectedAmountFen: quote.amountFen,
    expectedFeeFen: quote.feeFen,
  });
  return { ...applied, quote };
}

const press = async (path: string, form: Record<string, string>, own: TestServer = server) => {
  const answer = await own.press(`console/requests/${path}`, form);
  return answer.status;
};

// conformance: SELF-01
describe('goods that were signed for', () => {
  it('go back with a parcel, and their money when the merchant has them', async () => {
    const { api, id, lineId, skuId } = await signedGoods();
    expect(await api.order.detail({ id })).toMatchObject({ status: 2, phase: 'complete' });
    const before = await taken(server, skuId);
    const {
      id: requestId,
      status,
      quote,
    } = await ask(api, { id, lineId }, { quantity: 3, reasonCode: 'notWanted' });
    expect(quote).toMatchObject({ kind: 'returnAndRefund', approval: 'merchant', amountFen: 9_999 });
    expect(status).toBe('applied');
    expect(await api.order.detail({ id })).toMatchObject({
      status: 5,
      phase: 'refunding',
      lines: [{ refundingQuantity: 3 }],
    });
    expect(await api.refund.detail({ id: requestId })).toMatchObject({
      dueWhat: 'merchantAnswers',
      returnTo: null,
      canWithdraw: true,
      canSendBack: false,
    });
    expect(await press('agree', { id: requestId })).toBe(200);
    expect(await api.refund.detail({ id: requestId })).toMatchObject({
      status: 'agreed',
      dueWhat: 'buyerShips',
      returnTo: { address: '深圳市福田区莲花路1号' },
      canSendBack: true,
    });
    await api.refund.waybill({ id: requestId, company: '顺丰速运', number: 'SF20260001' });
    await api.refund.waybill({ id: requestId, company: '顺丰速运', number: 'SF20260002' });
    const onItsWay = await api.order.detail({ id });
    expect(onItsWay.phase).toBe('returning');
    expect(onItsWay.lines[0]).toMatchObject({ deliveryStatus: deliveryStatus.returnInProcess });
    await expect(api.refund.withdraw({ id: requestId })).rejects.toMatchObject({
      rule: 'refundStateChanged',
    });
    expect(await press('receive', { id: requestId })).toBe(200);
    const detail = await api.refund.detail({ id: requestId });
    expect(detail).toMatchObject({ status: 'refunded', amountFen: 9_999, canWithdraw: false, dueWhat: null });
    expect(detail.events.map(({ status: at, actor }) => [at, actor])).toEqual([
      ['applied', 'member'],
      ['agreed', 'merchant'],
      ['returning', 'member'],
      ['returning', 'member'],
      ['refunding', 'merchant'],
      ['refunded', 'system'],
    ]);
    expect(await api.order.detail({ id })).toMatchObject({
      status: 6,
      payStatus: 3,
      refundedFen: 9_999,
      lines: [{ deliveryStatus: deliveryStatus.returned, refundedQuantity: 3 }],
    });
    expect(await taken(server, skuId)).toBe(before - 3);
  });

  it('that came back in part give back what came; the rest is free again, and damaged ones are not sold', async () => {
    const { api, id, lineId, skuId } = await signedGoods();
    const before = await taken(server, skuId);
    const { id: requestId } = await ask(api, { id, lineId }, { quantity: 2, reasonCode: 'notWanted' });
    await press('agree', { id: requestId });
    await api.refund.waybill({ id: requestId, company: '中通快递', number: 'ZT10020030' });
    expect(await press('receive', { id: requestId, pieces: '3' })).toBe(409);
    expect(await press('receive', { id: requestId, pieces: '1', damaged: '1' })).toBe(200);
    expect(await api.refund.detail({ id: requestId })).toMatchObject({
      status: 'refunded',
      amountFen: 3_333,
    });
    expect(await api.order.detail({ id })).toMatchObject({
      status: 2,
      refundedFen: 3_333,
      lines: [{ refundedQuantity: 1, refundingQuantity: 0 }],
    });
    expect(await taken(server, skuId)).toBe(before);
    // The two others can be asked for again.
    expect((await ask(api, { id, lineId }, { quantity: 2, reasonCode: 'notWanted' })).status).toBe('applied');
  });

  it('that the merchant does not take are sent again', async () => {
    const { api, id, lineId } = await signedGoods({ quantity: 1 });
    const { id: requestId } = await ask(api, { id, lineId }, { reasonCode: 'notWanted' });
    await press('agree', { id: requestId });
    await api.refund.waybill({ id: requestId, company: '中通快递', number: 'ZT10020031' });
    expect(await press('refuse', { id: requestId, words: '不是本店商品', english: 'Not ours' })).toBe(200);
    expect(await api.refund.detail({ id: requestId })).toMatchObject({
      status: 'refused',
      refusal: '不是本店商品',
      triesLeft: 2,
    });
    expect((await api.order.detail({ id })).lines[0]).toMatchObject({
      deliveryStatus: deliveryStatus.returned,
      refundingQuantity: 0,
    });
    await ship(server, api, id);
    expect((await api.order.detail({ id })).lines[0]).toMatchObject({
      deliveryStatus: deliveryStatus.shipped,
    });
  });

  it('need a reason on the merchant’s side where none is promised, and a picture of it', async () => {
    const { api, id, lineId } = await signedGoods({ noReasonReturn: false, quantity: 1 });
    await expect(ask(api, { id, lineId })).rejects.toMatchObject({ rule: 'reasonNeeded' });
    await expect(ask(api, { id, lineId }, { reasonCode: 'notWanted' })).rejects.toMatchObject({
      code: 422,
      rule: 'refundNotAllowed',
    });
    await expect(ask(api, { id, lineId }, { reasonCode: 'faulty' })).rejects.toMatchObject({
      code: 422,
      rule: 'evidenceNeeded',
    });
    const stranger = await server.member();
    await expect(
      ask(api, { id, lineId }, { reasonCode: 'faulty', pictureKeys: [await pictureOf(stranger)] }),
    ).rejects.toMatchObject({ rule: 'fileMissing' });
    const program = await uploaded(api, Buffer.from('<script>alert(1)</script>'));
    const mine = await pictureOf(api);
    await expect(
      ask(api, { id, lineId }, { reasonCode: 'faulty', pictureKeys: [mine, program] }),
    ).rejects.toMatchObject({ rule: 'fileMissing', field: 'pictureKeys.1' });
    const { id: requestId } = await ask(api, { id, lineId }, { reasonCode: 'faulty', pictureKeys: [mine] });
    const { pictures: shown } = await api.refund.detail({ id: requestId });
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain(mine);
  });

  it('can be returned to the end of the seventh day, and not a moment longer', async () => {
    const own = await startTestServer();
    const { api, id, lineId } = await signedGoods({ own, quantity: 2 });
    const { returnUntilMs } = (await api.order.detail({ id })).lines[0] as { returnUntilMs: number };
    await own.moveTime(Math.floor((returnUntilMs - own.app.clock.now()) / 60_000) - 5);
    expect((await ask(api, { id, lineId }, { reasonCode: 'notWanted' })).status).toBe('applied');
    await own.moveTime(6);
    await expect(ask(api, { id, lineId }, { reasonCode: 'notWanted' })).rejects.toMatchObject({
      code: 410,
      rule: 'refundTooLate',
    });
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });
});

describe('what nobody answers', () => {
  it('is agreed to after 48 hours where a rule allows it, withdrawn after seven days without a parcel', async () => {
    const own = await startTestServer();
    const { api, id, lineId } = await signedGoods({ own, quantity: 2 });
    const { id: requestId } = await ask(api, { id, lineId }, { reasonCode: 'notWanted' });
    await own.moveTime(48 * HOUR - 1);
    expect((await api.refund.detail({ id: requestId })).status).toBe('applied');
    await own.moveTime(2);
    const agreed = await api.refund.detail({ id: requestId });
    expect(agreed.status).toBe('agreed');
    expect(agreed.events.at(-1)).toMatchObject({ status: 'agreed', actor: 'system' });
    await own.moveTime(7 * DAY);
    expect(await api.refund.detail({ id: requestId })).toMatchObject({ status: 'withdrawn', dueWhat: null });
    expect(await api.order.detail({ id })).toMatchObject({ status: 2, lines: [{ refundingQuantity: 0 }] });
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });

  it('counts as received ten days after it was sent', async () => {
    const own = await startTestServer();
    const { api, id, lineId } = await signedGoods({ own, quantity: 1 });
    const { id: requestId } = await ask(api, { id, lineId }, { reasonCode: 'notWanted' });
    await own.press('console/requests/agree', { id: requestId });
    await api.refund.waybill({ id: requestId, company: '圆通速递', number: 'YT99887766' });
    await own.moveTime(10 * DAY + 1);
    expect(await api.refund.detail({ id: requestId })).toMatchObject({ status: 'refunded' });
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });

  it('is refused where no rule allows it, and can be asked for three times', async () => {
    const own = await startTestServer();
    await own.app.db.updateTable('tickets').set({ refund_kind: 'none' }).where('id', '=', ADULT).execute();
    const { api, id, lineId } = await paidTickets(own, 2);
    await expect(ask(api, { id, lineId }, { units: [0] })).rejects.toMatchObject({
      rule: 'refundNotAllowed',
    });
    await expect(ask(api, { id, lineId }, { units: [0], reasonCode: 'plansChanged' })).rejects.toMatchObject({
      rule: 'refundNotAllowed',
    });
    const first = await ask(api, { id, lineId }, { units: [0], reasonCode: 'spotClosed' });
    expect(first.quote).toMatchObject({ approval: 'merchant', feeFen: 0 });
    await own.moveTime(48 * HOUR + 1);
    expect(await api.refund.detail({ id: first.id })).toMatchObject({
      status: 'refused',
      refusal: '商家未在48小时内回复，请联系客服',
    });
    expect((await api.order.vouchers({ orderId: id })).vouchers.map(({ status }) => status)).toEqual([1, 1]);
    for (let again = 0; again < 2; again++) {
      const { id: requestId } = await ask(api, { id, lineId }, { units: [0], reasonCode: 'spotClosed' });
      await api.refund.withdraw({ id: requestId });
    }
    await expect(ask(api, { id, lineId }, { units: [0], reasonCode: 'spotClosed' })).rejects.toMatchObject({
      code: 422,
      rule: 'applicationLimit',
    });
    expect((await ask(api, { id, lineId }, { units: [1], reasonCode: 'spotClosed' })).status).toBe('applied');
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });
});

async function paidTickets(own: TestServer, quantity: number, skip = 20) {
  const api = await own.member();
  const { id, day } = await placeOrder(api, { quantity, day: await openDay(api, ADULT, skip) });
  await own.press('cashier/pay', { prepay_id: await startPaying(api, id) });
  return { api, id, day, lineId: (await api.order.detail({ id })).lines[0]?.id ?? '' };
}

describe('while a request is open', () => {
  it('its vouchers are kept at the gate, and the others enter', async () => {
    const own = await startTestServer();
    await own.app.db.updateTable('tickets').set({ refund_kind: 'none' }).where('id', '=', ADULT).execute();
    const { api, id, day, lineId } = await paidTickets(own, 2, 0);
    // In the evening the first open day is tomorrow.
    if (day !== dayOf(own.app.clock.now())) await moveTo(own, `${day}T09:30`);
    const { id: requestId } = await ask(api, { id, lineId }, { units: [0], reasonCode: 'spotClosed' });
    const { vouchers } = await api.order.vouchers({ orderId: id });
    const codeOf = (unit: number) => vouchers.find((one) => one.unit === unit)?.code ?? '';
    const held = await own.press('console/vouchers/verify', { code: codeOf(0) });
    expect(held.status).toBe(409);
    expect(await held.text()).toContain('Being refunded');
    expect((await own.press('console/vouchers/verify', { code: codeOf(1) })).status).toBe(200);
    expect((await api.order.detail({ id })).status).toBe(5);
    await own.press('console/requests/refuse', { id: requestId, words: '景区当日开放' });
    expect((await api.order.detail({ id })).status).toBe(1);
    expect((await own.press('console/vouchers/verify', { code: codeOf(0) })).status).toBe(200);
    expect((await api.order.detail({ id })).status).toBe(2);
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });

  it('pieces that are being prepared are not shipped, and go back when the merchant agrees', async () => {
    const { api, id, lineId } = await paidGoods({ stocking: true });
    await server.press('console/parcels/stock', { id });
    await server.press('console/parcels/stocked', { id });
    const { id: requestId, quote } = await ask(api, { id, lineId }, { quantity: 2, reasonCode: 'notWanted' });
    expect(quote).toMatchObject({ kind: 'onlyRefund', approval: 'merchant' });
    await ship(server, api, id);
    expect((await api.order.shipments({ id })).shipments[0]?.lines).toMatchObject([{ quantity: 1 }]);
    expect(await press('agree', { id: requestId })).toBe(200);
    expect(await api.refund.detail({ id: requestId })).toMatchObject({
      status: 'refunded',
      amountFen: 6_666,
    });
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, refundedFen: 6_666 });
  });

  it('nobody asks for the same unit twice, answers it twice, or answers another’s', async () => {
    const { api, id, lineId } = await signedGoods({ quantity: 1 });
    const asked = await Promise.allSettled(
      Array.from({ length: 12 }, () => ask(api, { id, lineId }, { units: [0], reasonCode: 'notWanted' })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [open] = (await api.refund.list({ open: true })).records;
    const requestId = open?.id ?? '';
    const stranger = await server.member();
    await expect(stranger.refund.detail({ id: requestId })).rejects.toMatchObject({ code: 404 });
    await expect(stranger.refund.withdraw({ id: requestId })).rejects.toMatchObject({ code: 404 });
    await expect(
      stranger.refund.waybill({ id: requestId, company: '顺丰', number: 'SF000001' }),
    ).rejects.toMatchObject({ code: 404 });
    const raced = await Promise.all([
      api.refund.withdraw({ id: requestId }).then(
        () => 'withdrawn',
        () => 'late',
      ),
      press('agree', { id: requestId }).then((code) => (code === 200 ? 'agreed' : 'late')),
    ]);
    // Who agreed first can still be withdrawn from; the other way round, agreeing comes too late.
    expect(raced[0]).toBe('withdrawn');
    expect((await api.refund.detail({ id: requestId })).status).toBe('withdrawn');
  });
});

describe('what is shown of it', () => {
  it('are the units that can go back, why others can not, and the requests so far', async () => {
    const { api, id, lineId } = await signedGoods({ quantity: 2 });
    const options = await api.refund.options({ orderId: id });
    expect(options).toMatchObject({
      orderId: id,
      kinds: ['returnAndRefund'],
      lines: [{ lineId, units: [{ unit: 0, refundable: true, amountFen: 3_333 }, { unit: 1 }] }],
    });
    expect(options.reasons.map(({ code }) => code)).toEqual([
      'notWanted',
      'notAsDescribed',
      'faulty',
      'missing',
      'shippedLate',
      'other',
    ]);
    const { id: requestId } = await ask(
      api,
      { id, lineId },
      { units: [1], reasonCode: 'other', reason: '尺寸不合' },
    );
    expect((await api.refund.options({ orderId: id })).lines[0]?.units.map(({ unit }) => unit)).toEqual([0]);
    const { records, total } = await api.refund.list({});
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({ id: requestId, orderId: id, pieces: 1, status: 'applied' });
    await api.refund.withdraw({ id: requestId });
    expect((await api.refund.list({ open: true })).total).toBe(0);
    expect((await api.refund.list({})).records[0]).toMatchObject({ status: 'withdrawn', pieces: 1 });
  });
});

describe('a room after its last deadline', () => {
  it('is asked for with any reason, and gives back what the hotel proposes', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const { id } = await bookStay(own, api, { rooms: 2, nights: 2 });
    const [line] = (await api.order.detail({ id })).lines;
    if (line?.kind !== 'stay') throw new Error('A room was booked.');
    const lineId = line.id;
    const lastMs = Math.max(...line.cancelDeadlines.map(({ untilMs }) => untilMs));
    await own.moveTime(Math.ceil((lastMs - own.app.clock.now()) / 60_000) + 1);
    await expect(ask(api, { id, lineId }, { quantity: 2 })).rejects.toMatchObject({ code: 410 });
    const { id: requestId, quote } = await ask(
      api,
      { id, lineId },
      { quantity: 2, reasonCode: 'plansChanged' },
    );
    expect(quote).toMatchObject({ approval: 'merchant', feeFen: 0 });
    expect(await press('agree', { id: requestId, yuan: '100000' }, own)).toBe(409);
    const proposed = Math.floor(quote.amountFen / 3);
    expect(await press('agree', { id: requestId, yuan: (proposed / 100).toFixed(2) }, own)).toBe(200);
    const detail = await api.refund.detail({ id: requestId });
    expect(detail).toMatchObject({
      status: 'refunded',
      amountFen: proposed,
      feeFen: quote.amountFen - proposed,
    });
    expect(await api.order.detail({ id })).toMatchObject({ status: 6, refundedFen: proposed });
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });
});

describe('the list of orders', () => {
  it('says of each where it stands, in the words of what it sells', async () => {
    const own = await startTestServer();
    const goods = await paidGoods({ own, stocking: true });
    const { api } = goods;
    const phaseOf = async (id: string) =>
      (await api.order.list({})).records.find((order) => order.id === id)?.phase;
    expect(await phaseOf(goods.id)).toBe('toShip');
    await own.press('console/parcels/stock', { id: goods.id });
    expect(await phaseOf(goods.id)).toBe('toShip');
    await own.press('console/parcels/stocked', { id: goods.id });
    await ship(own, api, goods.id);
    expect(await phaseOf(goods.id)).toBe('onItsWay');
    await api.order.confirmReceipt({ id: goods.id });
    expect(await phaseOf(goods.id)).toBe('complete');

    const { id } = await bookStay(own, api, { rooms: 2, nights: 1 });
    expect(await phaseOf(id)).toBe('beforeStay');
    const { vouchers } = await api.order.vouchers({ orderId: id });
    const [line] = (await api.order.detail({ id })).lines;
    if (line?.kind !== 'stay') throw new Error('A room was booked.');
    await moveTo(own, `${line.startDate}T15:00`);
    await own.press('console/vouchers/verify', { code: vouchers[0]?.code ?? '' });
    expect(await phaseOf(id)).toBe('staying');
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, phase: 'staying' });
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });

  it('is searched by words and kinds, shows what goes back, and lets what has ended go', async () => {
    const { api, id, lineId } = await signedGoods({ quantity: 1 });
    const { title, sn } = await api.order.detail({ id });
    const found = async (query: Parameters<typeof api.order.list>[0]) =>
      (await api.order.list(query)).records.map((order) => order.id);
    expect(await found({ keyword: title.slice(1, 4) })).toEqual([id]);
    expect(await found({ keyword: sn })).toEqual([id]);
    expect(await found({ keyword: '%' })).toEqual([]);
    expect(await found({ orderType: 0 })).toEqual([id]);
    expect(await found({ orderType: 2 })).toEqual([]);
    expect(await found({ view: 'refund' })).toEqual([]);
    const { id: requestId } = await ask(api, { id, lineId }, { reasonCode: 'notWanted' });
    expect(await found({ view: 'refund' })).toEqual([id]);
    // While something is open it stays.
    await expect(api.order.hide({ id })).rejects.toMatchObject({ code: 409, rule: 'transitionRefused' });
    await api.refund.withdraw({ id: requestId });
    await api.order.hide({ id });
    expect(await found({})).toEqual([]);
    expect((await api.order.detail({ id })).sn).toBe(sn);
  });
});
