import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { addItem, addSlot, book, MOBILE, noonIn, takenOf, visitor } from './support/appointments';
import { freezeClock } from './support/freeze-clock';
import { order, pay } from './support/goods-orders';
import { addService } from './support/services';
import { startTestServer, type TestServer } from './support/test-server';

const MINUTE_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const now = () => server.app.clock.now();
type Api = Awaited<ReturnType<TestServer['member']>>;

/** A member who has bought a service that is used at a booked time, and a slot of its item in some days. */
async function bought({
  quantity = 2,
  days = 3,
  item = {},
}: {
  quantity?: number;
  days?: number;
  item?: object;
} = {}) {
  const { line, productId } = await addService(server);
  const itemId = await addItem(server.app.db, { mode: 'right', ...item }, [productId]);
  const slotId = await addSlot(server.app.db, itemId, { startsMs: noonIn(now(), days), capacity: 10 });
  const api = await server.member();
  const { id: orderId } = await order(api, [line(quantity)]);
  await pay(server, api, orderId);
  const { records } = await api.appointment.rights({ orderId });
  return { api, orderId, itemId, slotId, voucherIds: records.map(({ voucherId }) => voucherId) };
}

const codeOf = async (api: Api, orderId: string): Promise<string> =>
  (await api.order.vouchers({ orderId })).vouchers[0]?.code ?? '';

/** Moves time to the gate of a slot that begins at noon in some days. */
const goTo = async (startsMs: number, minutes = 0) =>
  server.moveTime(Math.ceil((startsMs - now()) / MINUTE_MS) + minutes);

describe('a right', () => {
  it('is listed with its days and items, and told by the order', async () => {
    const { api, orderId, itemId, slotId, voucherIds } = await bought();
    expect(voucherIds).toHaveLength(2);
    const { records } = await api.appointment.rights({ state: 'toAppoint' });
    expect(records[0]).toMatchObject({
      orderId,
      people: 1,
      items: [{ id: itemId, title: '试泡温泉' }],
      appointmentId: null,
    });
    expect(records[0]?.firstDay).toBe(dayOf(now()));
    const before = await api.order.detail({ id: orderId });
    expect(before.phase).toBe('toAppoint');
    expect(before.lines).toMatchObject([{ appointment: { needed: 2, booked: 0 } }]);
    const { id } = await book(api, { slotId, size: 2, voucherIds });
    const after = await api.order.detail({ id: orderId });
    expect(after.phase).toBe('toUse');
    expect(after.lines).toMatchObject([{ appointment: { needed: 2, booked: 2 } }]);
    expect(
      (await api.appointment.rights({ state: 'appointed' })).records.map(
        ({ appointmentId }) => appointmentId,
      ),
    ).toEqual([id, id]);
    expect(await api.appointment.detail({ id })).toMatchObject({
      orderId,
      voucherIds: [...voucherIds].sort(),
    });
  });

  it('is in one appointment, as many people as it lets in, of its own items, on its days', async () => {
    const { api, slotId, itemId, voucherIds } = await bought();
    const [first = '', second = ''] = voucherIds;
    await expect(book(api, { slotId, size: 1, voucherIds })).rejects.toMatchObject({
      rule: 'sizeOfRights',
      detail: { size: 2 },
    });
    await book(api, { slotId, size: 1, voucherIds: [first] });
    await expect(book(api, { slotId, size: 2, voucherIds })).rejects.toMatchObject({
      rule: 'rightAppointed',
      fields: [{ field: 'voucherIds.0' }],
    });
    const other = await addItem(server.app.db, { mode: 'both' });
    const foreign = await addSlot(server.app.db, other, { startsMs: noonIn(now(), 3) });
    await expect(book(api, { slotId: foreign, size: 1, voucherIds: [second] })).rejects.toMatchObject({
      code: 400,
    });
    const far = await addSlot(server.app.db, itemId, { startsMs: noonIn(now(), 45) });
    await expect(book(api, { slotId: far, size: 1, voucherIds: [second] })).rejects.toMatchObject({
      rule: 'rightExpired',
      detail: { voucherIds: [second] },
    });
    await expect(book(api, { slotId, size: 2, voucherIds: [second, second] })).rejects.toMatchObject({
      code: 400,
    });
    const day = dayOf(noonIn(now(), 45));
    const { days } = await api.appointment.slots({ itemId, from: day, to: day, voucherId: second });
    expect(days).toMatchObject([{ day, state: 'outside' }]);
  });

  it('is free again when its appointment is cancelled', async () => {
    const { api, slotId, voucherIds } = await bought();
    const { id } = await book(api, { slotId, size: 2, voucherIds });
    await api.appointment.cancel({ id });
    expect((await book(api, { slotId, size: 2, voucherIds })).status).toBe(1);
  });

  it('that is given back ends its appointment in the same step; of a group the others keep the code', async () => {
    const { api, orderId, slotId, voucherIds } = await bought({
      quantity: 3,
      item: { real_name: 'everybody' },
    });
    const made = await book(api, {
      slotId,
      size: 3,
      voucherIds,
      visitors: [visitor(), visitor(), visitor()],
    });
    const { lines } = await api.order.detail({ id: orderId });
    const give = async (units: number[]) => {
      const wanted = { orderId, items: [{ lineId: lines[0]?.id ?? '', units }] };
      const { amountFen, feeFen } = await api.refund.quote(wanted);
      await api.refund.apply({
        ...wanted,
        expectedAmountFen: amountFen,
        expectedFeeFen: feeFen,
        reason: '行程有变',
      });
    };
    await give([0]);
    const smaller = await api.appointment.detail({ id: made.id });
    expect(smaller).toMatchObject({ size: 2, status: 1, code: made.code });
    expect(smaller.visitors).toHaveLength(2);
    expect(await takenOf(server.app.db, slotId)).toBe(2);
    await give([1, 2]);
    expect(await api.appointment.detail({ id: made.id })).toMatchObject({
      status: 3,
      cancelReason: 'refund',
    });
    expect(await takenOf(server.app.db, slotId)).toBe(0);
  });

  it('is not given back once its appointment can no longer be cancelled', async () => {
    const { api, orderId, itemId, voucherIds } = await bought({ quantity: 1 });
    const soon = await addSlot(server.app.db, itemId, { startsMs: now() + 60 * MINUTE_MS });
    await book(api, { slotId: soon, size: 1, voucherIds });
    const { lines } = await api.order.detail({ id: orderId });
    const items = [{ lineId: lines[0]?.id ?? '', units: [0] }];
    await expect(api.refund.quote({ orderId, items })).rejects.toMatchObject({ rule: 'cancelTooLate' });
  });
});

describe('the gate', () => {
  it('asks for a time, lets people in during it, and uses their vouchers', async () => {
    const { api, orderId, slotId, voucherIds } = await bought({ quantity: 2, days: 1 });
    const code = await codeOf(api, orderId);
    const noTime = await server.press('console/vouchers/verify', { code });
    expect(await noTime.json()).toMatchObject({ error: 'Please book a time first' });
    const made = await book(api, { slotId, size: 2, voucherIds });
    const { startsAtMs } = await api.appointment.detail({ id: made.id });
    expect((await server.press('console/appointments/enter', { code: made.code })).status).toBe(409);
    await goTo(startsAtMs, -10);
    expect((await server.press('console/appointments/enter', { code: made.code, count: '1' })).status).toBe(
      200,
    );
    expect(await api.appointment.detail({ id: made.id })).toMatchObject({ status: 2, enteredCount: 1 });
    expect((await server.press('console/appointments/enter', { code: made.code, count: '2' })).status).toBe(
      409,
    );
    await server.press('console/appointments/enter', { code: made.code });
    expect((await api.order.detail({ id: orderId })).status).toBe(2);
    expect((await api.appointment.rights({ orderId })).records.map(({ state }) => state)).toEqual([
      'used',
      'used',
    ]);
  });

  it('takes the voucher itself at its time, and a visitor’s own code once', async () => {
    const { api, orderId, slotId, voucherIds } = await bought({
      quantity: 2,
      days: 1,
      item: { real_name: 'everybody', verify_by: 'each' },
    });
    const made = await book(api, { slotId, size: 2, voucherIds, visitors: [visitor(), visitor()] });
    const { visitors, startsAtMs } = await api.appointment.codes({ id: made.id });
    await goTo(startsAtMs, 0);
    const first = visitors[0]?.code ?? '';
    expect((await server.press('console/appointments/enter', { code: first })).status).toBe(200);
    expect((await server.press('console/appointments/enter', { code: first })).status).toBe(409);
    const { vouchers } = await api.order.vouchers({ orderId });
    const unused = vouchers.find(({ usesLeft }) => usesLeft > 0)?.code ?? '';
    expect((await server.press('console/vouchers/verify', { code: unused })).status).toBe(200);
    expect(await api.appointment.detail({ id: made.id })).toMatchObject({ status: 2, enteredCount: 2 });
  });

  it('is over late in the slot, unless the operator says why', async () => {
    const { slotId } = {
      slotId: await addSlot(server.app.db, await addItem(server.app.db), { startsMs: noonIn(now(), 1) }),
    };
    const api = await server.member();
    const made = await book(api, { slotId, size: 10 });
    const { gate } = await api.appointment.detail({ id: made.id });
    await goTo(gate.untilMs, 0);
    const late = await server.press('console/appointments/enter', { code: made.code });
    expect(await late.json()).toMatchObject({ code: 422 });
    expect(
      (
        await server.press('console/appointments/enter', {
          code: made.code,
          count: '9',
          override: 'train was late',
        })
      ).status,
    ).toBe(200);
    await server.moveTime(120);
    expect(await api.appointment.detail({ id: made.id })).toMatchObject({ status: 2, enteredCount: 9 });
  });
});

describe('who does not come', () => {
  it('has an appointment that expired; three missed stand-alone ones block for some days', async () => {
    const itemId = await addItem(server.app.db, { no_show_block_days: 10 });
    const api = await server.member();
    for (let time = 0; time < 3; time++) {
      const slotId = await addSlot(server.app.db, itemId, { startsMs: noonIn(now(), 1) });
      const { id } = await book(api, { slotId });
      await server.moveTime(2 * 24 * 60);
      expect((await api.appointment.detail({ id })).status).toBe(4);
    }
    const slotId = await addSlot(server.app.db, itemId, { startsMs: noonIn(now(), 1) });
    await expect(book(api, { slotId })).rejects.toMatchObject({
      rule: 'noShowBlocked',
      detail: { fromMs: expect.any(Number) },
    });
    await server.moveTime(11 * 24 * 60);
    const later = await addSlot(server.app.db, itemId, { startsMs: noonIn(now(), 1) });
    expect((await book(api, { slotId: later })).status).toBe(1);
  });
});

describe('closing', () => {
  it('ends appointments, frees rights for longer, tells everybody, and gives money back without a fee', async () => {
    const { api, orderId, slotId, itemId, voucherIds } = await bought({ quantity: 1, days: 2 });
    const before = (await api.appointment.rights({ orderId })).records[0];
    const { id } = await book(api, { slotId, size: 1, voucherIds });
    const { day } = await api.appointment.detail({ id });
    const closed = await server.press('console/appointments/close-day', { itemId, day, note: '大风' });
    expect(closed.status).toBe(200);
    await server.runJobs();
    expect(await api.appointment.detail({ id })).toMatchObject({ status: 3, cancelReason: 'closed' });
    const right = (await api.appointment.rights({ orderId })).records[0];
    expect(right).toMatchObject({
      state: 'toAppoint',
      refundable: true,
      lastDay: addDays(before?.lastDay ?? '', 1),
    });
    expect(await takenOf(server.app.db, slotId)).toBe(0);
    await expect(book(api, { slotId, size: 1, voucherIds })).rejects.toMatchObject({ rule: 'slotClosed' });
    const { days } = await api.appointment.slots({ itemId, from: day, to: day });
    expect(days).toMatchObject([{ state: 'closed', note: '大风' }]);
    const { lines } = await api.order.detail({ id: orderId });
    const quote = await api.refund.quote({ orderId, items: [{ lineId: lines[0]?.id ?? '', units: [0] }] });
    expect(quote.feeFen).toBe(0);
  });
});

describe('a voucher from elsewhere', () => {
  it('is the member’s who brings its code, and nobody else’s after that', async () => {
    const itemId = await addItem(server.app.db, { mode: 'both' });
    const slotId = await addSlot(server.app.db, itemId, { startsMs: noonIn(now(), 1) });
    const made = await server.press('console/appointments/outside', {
      itemId,
      people: '3',
      count: '1',
      firstDay: dayOf(now()),
      lastDay: addDays(dayOf(now()), 30),
    });
    const { done: code } = (await made.json()) as { done: string };
    const [one, two] = [await server.member(), await server.member()];
    const typed = `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`;
    const right = await one.appointment.validate({ code: typed });
    expect(right).toMatchObject({ people: 3, orderId: null, state: 'toAppoint' });
    await expect(two.appointment.validate({ code })).rejects.toMatchObject({
      rule: 'voucherCodeUnknown',
      code: 404,
    });
    const { id, code: entry } = await book(one, { slotId, size: 3, voucherIds: [right.voucherId] });
    const { startsAtMs } = await one.appointment.detail({ id });
    await goTo(startsAtMs, 0);
    expect((await server.press('console/appointments/enter', { code: entry })).status).toBe(200);
    await expect(one.appointment.validate({ code })).rejects.toMatchObject({ rule: 'voucherCodeUsed' });
  });

  it('is looked for five times in ten minutes, then not for a quarter of an hour', async () => {
    freezeClock(server);
    const api = await server.member();
    for (let time = 0; time < 5; time++) {
      await expect(api.appointment.validate({ code: `99999999999${time}` })).rejects.toMatchObject({
        rule: 'voucherCodeUnknown',
      });
    }
    await expect(api.appointment.validate({ code: '123456789012' })).rejects.toMatchObject({ code: 429 });
    freezeClock(server, now() + 16 * 60_000);
    await expect(api.appointment.validate({ code: '12345' })).rejects.toMatchObject({
      rule: 'voucherCodeUnknown',
    });
  });
});

describe('leaving', () => {
  it('waits for what lies ahead, and forgets who came', async () => {
    const itemId = await addItem(server.app.db, { real_name: 'everybody' });
    const slotId = await addSlot(server.app.db, itemId, { startsMs: noonIn(now(), 1) });
    const api = await server.member();
    const { id } = await book(api, { slotId, visitors: [visitor()] });
    const check = await api.member.cancellationCheck();
    expect(check.blockers).toMatchObject([{ kind: 'appointments', count: 1 }]);
    const own = await api.member.ownData();
    expect(own.json).toContain('李云');
    await api.appointment.cancel({ id });
    expect((await api.member.cancellationCheck()).blockers).toEqual([]);
    expect(MOBILE).toMatch(/^1/);
  });
});
