import type { ApiClient } from '@yunyou/api-client';
import type { RefundReason, ResponseOf } from '@yunyou/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../src/clock';
import { addAddress, goodsLine, order, pay, ship } from './support/goods-orders';
import { photo, uploaded } from './support/reviews';
import { addBundle, addService } from './support/services';
import { addProduct, addShop } from './support/shop';
import { bookStay } from './support/stays';
import { addTraveller, openDay, placeOrder, startTestServer, type TestServer } from './support/test-server';

/**
 * After-sales as a state machine: buyer, merchant, gate, payment system and clock act in random order over orders of every
 * kind. After every step the invariants hold; what a page offers is never refused, and what it does not offer always is.
 */

/** Sequences that share a server and its clock; every one has a member and an order of its own. */
const AT_ONCE = 20;
const WORLDS = process.env.YUNYOU_FULL === '1' ? 100 : 15;
const STEPS = 8;
const HOUR = 60;
const DAY = 24 * HOUR;

const action = fc.oneof(
  { weight: 5, arbitrary: fc.constant('ask' as const) },
  { weight: 2, arbitrary: fc.constantFrom('withdraw', 'waybill', 'agree', 'refuse', 'receive') },
  { weight: 2, arbitrary: fc.constantFrom('use', 'ship', 'sign') },
  { weight: 1, arbitrary: fc.constantFrom('hide', 'cancel', 'resend') },
);
const step = fc.record({ action, pick: fc.nat(), other: fc.nat() });
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What all sequences of a server meet between two steps. */
const turn = fc.record({
  minutes: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.constantFrom(HOUR, 49 * HOUR, 4 * DAY, 8 * DAY, 11 * DAY) },
  ),
  moneyFails: fc.boolean(),
});

const world = fc.record({
  sequences: fc.array(fc.array(step, { minLength: STEPS, maxLength: STEPS }), {
    minLength: AT_ONCE,
    maxLength: AT_ONCE,
  }),
  turns: fc.array(turn, { minLength: STEPS, maxLength: STEPS }),
});

interface Sequence {
  api: ApiClient;
  orderId: string;
  kind: string;
  /** What was done, for whoever reads a failure. */
  done: string[];
}

const TICKET = 'ticket-feilian-adult';
const KINDS = ['ticket', 'goods', 'stay', 'service', 'bundle', 'signed goods'] as const;

/** An order of a kind that is paid. */
async function buy(own: TestServer, kind: (typeof KINDS)[number]): Promise<Sequence> {
  const { db } = own.app;
  const api = await own.member();
  let orderId: string;
  if (kind === 'ticket') {
    orderId = (await placeOrder(api, { quantity: 3, day: await openDay(api, TICKET, 3) })).id;
  } else if (kind === 'stay') {
    const { id } = await bookStay(own, api, { rooms: 2, nights: 2 });
    return { api, orderId: id, kind, done: [] };
  } else if (kind === 'service') {
    const { line } = await addService(own, { usesPerVoucher: 2, validDays: 10 });
    orderId = (await order(api, [line(2)])).id;
  } else if (kind === 'bundle') {
    const supplierId = await addShop(db);
    const tea = await addProduct(db, supplierId, { skus: [{ priceFen: 6_800 }] });
    const bundle = await addBundle(
      own,
      { productId: tea.productId, skuDetailId: tea.skuIds[0] ?? '' },
      supplierId,
    );
    const line = {
      kind: 'bundle' as const,
      ...bundle,
      quantity: 1,
      startDay: addDays(await openDay(api, TICKET, 6), -1),
      contactIds: [await addTraveller(api), await addTraveller(api, '王山')],
      guests: [{ name: '李云' }],
    };
    orderId = (await order(api, [line], { addressId: await addAddress(api) })).id;
  } else {
    const shop = await addShop(db);
    const { productId, skuIds } = await addProduct(db, shop, {
      no_reason_return: true,
      skus: [{ priceFen: 3_333 }],
    });
    orderId = (
      await order(api, [goodsLine(productId, skuIds[0] ?? '', 3)], { addressId: await addAddress(api) })
    ).id;
  }
  await pay(own, api, orderId);
  if (kind === 'signed goods') {
    await ship(own, api, orderId);
    await api.order.confirmReceipt({ id: orderId });
  }
  return { api, orderId, kind, done: [] };
}

type Options = ResponseOf<'refund', 'options'>;
type Unit = Options['lines'][number]['units'][number];

/** Some units of one line that go the same way, or a whole bundle. */
function chosenOf(
  { lines }: Options,
  { pick, other }: Step,
): { items: { lineId: string; units: number[] }[]; units: Unit[] } {
  const line = lines[pick % Math.max(1, lines.length)];
  const first = line?.units[other % Math.max(1, line.units.length)];
  if (!line || !first) return { items: [], units: [] };
  if (line.bundle?.whole) {
    const parts = lines.filter(({ bundle, units }) => bundle?.seq === line.bundle?.seq && units.length > 0);
    return {
      items: parts.map(({ lineId, units }) => ({ lineId, units: units.map(({ unit }) => unit) })),
      units: parts.flatMap(({ units }) => units),
    };
  }
  const alike = line.units.filter(
    (one) =>
      one.kind === first.kind &&
      one.approval === first.approval &&
      one.refundable === first.refundable &&
      one.askable === first.askable,
  );
  const some = alike.slice(0, 1 + (pick % alike.length));
  return { items: [{ lineId: line.lineId, units: some.map(({ unit }) => unit) }], units: some };
}

/** Whether a call went through; anything but a refusal is a failure of its own. */
const went = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: { kind?: string; code?: number }) => {
      if (![404, 409, 410, 422].includes(error.code ?? 0)) throw error;
      return false;
    },
  );

/** Asks for units of the order. */
async function ask({ api, orderId, done }: Sequence, wanted: Step): Promise<void> {
  const options = await api.refund.options({ orderId });
  const detail = await api.order.detail({ id: orderId });
  const all = options.lines.flatMap(({ units }) => units);
  expect(detail.canRefund, 'the order says what its units say').toBe(
    all.some(({ refundable, askable }) => refundable || askable),
  );
  const { items, units } = chosenOf(options, wanted);
  if (units.length === 0) return;
  const onMerchant = options.reasons.filter(({ merchantSide }) => merchantSide);
  const reason = onMerchant[wanted.pick % Math.max(1, onMerchant.length)];
  const byRule = units.every(({ refundable }) => refundable);
  const byReason = units.every(({ refundable, askable }) => refundable || askable);
  expect(
    await went(api.refund.quote({ orderId, items })),
    `a quote by the rule, of ${JSON.stringify(units)}`,
  ).toBe(byRule);
  const exception: { reasonCode?: RefundReason } = reason ? { reasonCode: reason.code } : {};
  expect(
    await went(api.refund.quote({ orderId, items, ...exception })),
    `a quote with ${reason?.code}, of ${JSON.stringify(units)}`,
  ).toBe(byReason);
  if (!byReason) return;
  const how = byRule && wanted.other % 2 === 0 ? firstReason(options) : exception;
  const quote = await api.refund.quote({ orderId, items, ...how });
  const isGoods = reason?.needsPicture === true;
  const pictureKeys = isGoods ? [await uploaded(api, await photo(30, 20), `${wanted.pick}.jpg`)] : [];
  const { status } = await api.refund.apply({
    orderId,
    items,
    ...how,
    reason: '与描述不同',
    pictureKeys,
    expectedAmountFen: quote.amountFen,
    expectedFeeFen: quote.feeFen,
  });
  done.push(`asked for ${JSON.stringify(items)} with ${how.reasonCode}: ${status}`);
}

/** A reason that is not the merchant's. */
const firstReason = ({ reasons }: Options): { reasonCode?: RefundReason } => {
  const own = reasons.find(({ merchantSide, needsText }) => !merchantSide && !needsText);
  return own ? { reasonCode: own.code } : {};
};

/** Something is done with one of the order's requests: it succeeds where it was offered, and only there. */
async function withRequest(own: TestServer, { api, orderId, done }: Sequence, { action: what, pick }: Step) {
  const { refunds } = await api.order.detail({ id: orderId });
  const id = refunds[pick % Math.max(1, refunds.length)]?.id;
  if (id === undefined) return;
  const { status, canWithdraw, canSendBack } = await api.refund.detail({ id });
  const press = async (path: string, fields: Record<string, string> = {}) => {
    const answer = await own.press(`console/requests/${path}`, { id, ...fields });
    expect([200, 409]).toContain(answer.status);
    return answer.ok;
  };
  const [offered, act]: [boolean, () => Promise<boolean>] = {
    withdraw: [canWithdraw, () => went(api.refund.withdraw({ id }))] as const,
    waybill: [
      canSendBack,
      () =>
        went(
          api.refund.waybill({ id, company: '顺丰速运', number: `SF2026${1_000_000 + (pick % 1_000_000)}` }),
        ),
    ] as const,
    agree: [status === 'applied', () => press('agree')] as const,
    refuse: [
      status === 'applied' || status === 'returning',
      () => press('refuse', { words: '商家未同意' }),
    ] as const,
    receive: [status === 'returning', () => press('receive')] as const,
  }[what as 'withdraw'] as [boolean, () => Promise<boolean>];
  const isDone = await act();
  done.push(`${what} of ${status}: ${isDone}`);
  expect(isDone, `${what} of a request that is ${status}`).toBe(offered);
}

/** What happens to the order besides: at the gate, at the shop, in the list of orders. */
async function withOrder(own: TestServer, { api, orderId, done }: Sequence, { action: what, pick }: Step) {
  if (what === 'use') {
    const { vouchers } = await api.order.vouchers({ orderId });
    const code = vouchers[pick % Math.max(1, vouchers.length)]?.code;
    if (code) done.push(`used: ${(await own.press('console/vouchers/verify', { code })).status}`);
    return;
  }
  if (what === 'ship') {
    done.push(
      `shipped: ${await ship(own, api, orderId).then(
        () => true,
        () => false,
      )}`,
    );
    return;
  }
  if (what === 'sign') {
    done.push(`signed: ${await went(api.order.confirmReceipt({ id: orderId }))}`);
    return;
  }
  const { canHide, canCancel } = await api.order.detail({ id: orderId });
  if (what === 'hide') expect(await went(api.order.hide({ id: orderId })), 'hiding').toBe(canHide);
  if (what === 'cancel') expect(await went(api.order.cancel({ id: orderId })), 'cancelling').toBe(canCancel);
}

const REQUEST_ACTIONS = ['withdraw', 'waybill', 'agree', 'refuse', 'receive'];

async function take(own: TestServer, sequence: Sequence, wanted: Step): Promise<void> {
  try {
    if (wanted.action === 'ask') await ask(sequence, wanted);
    else if (REQUEST_ACTIONS.includes(wanted.action)) await withRequest(own, sequence, wanted);
    else if (wanted.action !== 'resend') await withOrder(own, sequence, wanted);
  } catch (error) {
    throw new Error(`${sequence.kind}: ${[...sequence.done, wanted.action].join('; ')}`, { cause: error });
  }
}

/** So many rooms that every order of a stay has some. */
const openRooms = ({ app }: TestServer) =>
  app.db
    .updateTable('stock')
    .set({ total: AT_ONCE })
    .where('pool_id', 'in', app.db.selectFrom('hotel_rooms').select('pool_id'))
    .where('total', '<', AT_ONCE)
    .execute();

/** The operator sends again what the payment system gave up on. */
async function resendFailed(own: TestServer): Promise<void> {
  const failed = await own.app.db.selectFrom('refunds').select('id').where('state', '=', 'failed').execute();
  for (const { id } of failed) expect((await own.press('console/refunds/resend', { id })).status).toBe(200);
}

const seed = Number(process.env.YUNYOU_SEED ?? 20261127);
const worlds = [...fc.sample(world, { seed, numRuns: WORLDS }).entries()];

describe(`${WORLDS * AT_ONCE} random sequences of everybody's steps`, () => {
  it.each(worlds)('hold in world %i', async (index, { sequences, turns }) => {
    const own = await startTestServer();
    await openRooms(own);
    const refund = own.app.payments.refund;
    let moneyFails = false;
    own.app.payments.refund = (...asked) =>
      moneyFails ? Promise.reject(new Error('closed card')) : refund(...asked);
    const bought: Sequence[] = [];
    for (const at of sequences.keys()) bought.push(await buy(own, KINDS[at % KINDS.length] ?? 'ticket'));
    // Longer than a login lasts goes by.
    await own.app.db
      .updateTable('sessions')
      .set({ expires_ms: own.app.clock.now() + 400 * DAY * 60_000 })
      .execute();
    for (const [round, { minutes, moneyFails: fails }] of turns.entries()) {
      moneyFails = fails;
      await Promise.all(
        bought.map((sequence, at) => {
          const wanted = sequences[at]?.[round];
          return wanted && take(own, sequence, wanted);
        }),
      );
      if (sequences.some((steps) => steps[round]?.action === 'resend')) await resendFailed(own);
      if (minutes > 0) await own.moveTime(minutes);
      for (const sequence of bought) sequence.done.push(`${minutes} minutes later`);
      expect(await own.breaches(), `seed ${seed}, world ${index}, step ${round}`).toEqual([]);
    }
    // In the end all that is due has come, whatever the payment system had said.
    moneyFails = false;
    await own.moveTime(DAY);
    await resendFailed(own);
    await own.runJobs();
    for (const { api, orderId } of bought) {
      for (const { status } of (await api.order.detail({ id: orderId })).refunds) {
        expect(['refunding', 'failed']).not.toContain(status);
      }
    }
    expect(await own.breaches()).toEqual([]);
    await own.close();
  });
});
