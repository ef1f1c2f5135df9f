import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addItem, addSlot, book, noonIn, takenOf, visitor } from './support/appointments';
import { CONTACT, order, pay, taken } from './support/goods-orders';
import { addService } from './support/services';
import { addTraveller, startTestServer, type TestServer } from './support/test-server';

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

interface Wanted {
  item?: object;
  terms?: object;
  days?: number;
  capacity?: number;
}

/** A service that gives a right to an item, and a slot of it in some days. */
async function sold({ item = {}, terms = {}, days = 3, capacity = 10 }: Wanted = {}) {
  const service = await addService(server, terms);
  const itemId = await addItem(server.app.db, { mode: 'right', ...item }, [service.productId]);
  const slotId = await addSlot(server.app.db, itemId, { startsMs: noonIn(now(), days), capacity });
  const line = (quantity = 1, more: { slotId?: string; contactIds?: string[] } = {}) => ({
    ...service.line(quantity),
    slotId,
    ...more,
  });
  return { ...service, line, itemId, slotId };
}

/** Makes the merchant look at orders of a service first. */
const confirmByMerchant = (productId: string) =>
  server.app.db
    .updateTable('shops')
    .set({ confirm_mode: 'merchant' })
    .where('id', '=', (of) => of.selectFrom('products').select('supplier_id').where('id', '=', productId))
    .execute();

const slotOf = async (api: Api, orderId: string) => {
  const [line] = (await api.order.detail({ id: orderId })).lines;
  return line?.kind === 'service' ? line.slot : undefined;
};

const ordersOf = async (api: Api) => (await api.order.list({})).total;

describe('a service that is ordered with a time', () => {
  it('tells what it is for, holds the places, and has its time with the payment', async () => {
    const { productId, itemId, slotId, line } = await sold();
    const api = await server.member();
    expect((await api.service.detail({ id: productId })).appointItems).toEqual([
      {
        id: itemId,
        title: '试泡温泉',
        people: 1,
        realName: 'none',
        certTypes: [],
        minGroup: 1,
        maxGroup: 50,
      },
    ]);
    const { id, quote } = await order(api, [line(2)]);
    expect(quote.lines[0]).toMatchObject({ slot: { slotId, size: 2, left: 10, visitorsNeeded: 0 } });
    expect(await takenOf(server.app.db, slotId)).toBe(2);
    const waiting = await slotOf(api, id);
    expect(waiting).toMatchObject({ slotId, itemId, size: 2, status: 0 });
    const appointmentId = waiting?.appointmentId ?? '';
    expect(await api.appointment.detail({ id: appointmentId })).toMatchObject({
      orderId: id,
      awaits: 'payment',
      canChange: false,
      voucherIds: [],
    });

    await pay(server, api, id);
    const paid = await api.appointment.detail({ id: appointmentId });
    expect(paid).toMatchObject({ status: 1, awaits: null, canChange: true, mobile: '138****8000' });
    expect(paid.voucherIds).toHaveLength(2);
    expect(paid.events.map(({ kind }) => kind)).toEqual(['created', 'paid']);
    const after = await api.order.detail({ id });
    expect(after.phase).toBe('toUse');
    expect(after.lines).toMatchObject([{ appointment: { needed: 2, booked: 2 } }]);
    expect(await takenOf(server.app.db, slotId)).toBe(2);

    // The code opens the gate at its time, and uses what was bought.
    await server.moveTime(Math.ceil((paid.startsAtMs - now()) / MINUTE_MS));
    expect((await server.press('console/appointments/enter', { code: paid.code })).status).toBe(200);
    expect((await api.order.detail({ id })).status).toBe(2);
  });

  it('ends when the order closes unpaid, and everything is free again', async () => {
    const { itemId, slotId, line, skuDetailId } = await sold({ item: { real_name: 'leader' } });
    const api = await server.member();
    const contactIds = [await addTraveller(api)];
    const { id } = await order(api, [line(3, { contactIds })]);
    const { appointmentId = '' } = (await slotOf(api, id)) ?? {};
    expect((await api.appointment.detail({ id: appointmentId })).leader).toBe('李云');
    await api.order.cancel({ id });
    expect(await api.appointment.detail({ id: appointmentId })).toMatchObject({
      status: 3,
      cancelReason: 'order',
      awaits: null,
    });
    expect(await takenOf(server.app.db, slotId)).toBe(0);
    expect(await taken(server, skuDetailId)).toBe(0);
    // The same person can be named again that day.
    const again = await order(api, [line(1, { contactIds })]);
    expect(await slotOf(api, again.id)).toMatchObject({ itemId, status: 0 });
  });

  it('ends by itself when nobody pays in time, and what it had goes to who waits', async () => {
    const { slotId, line } = await sold({ capacity: 1, item: { mode: 'both', waiting: true } });
    const [api, other] = [await server.member(), await server.member()];
    const { id } = await order(api, [line(1)]);
    const entry = await other.appointment.wait({ slotId, size: 1, mobile: CONTACT.contactMobile });
    await server.moveTime(60);
    expect((await api.order.detail({ id })).closeReason).toBe('timedOut');
    const { records } = await other.appointment.waiting({});
    expect(records).toMatchObject([{ id: entry.id, state: 'offered' }]);
  });

  it('is refused when places are missing, and then nothing is taken', async () => {
    const { slotId, itemId, line, skuDetailId } = await sold({ capacity: 2 });
    const next = await addSlot(server.app.db, itemId, { startsMs: noonIn(now(), 4) });
    const api = await server.member();
    await order(api, [line(1)]);
    const full = {
      rule: 'slotFull',
      fields: [{ field: 'lines.0.slotId' }],
      detail: { left: 1, slots: [{ id: next }] },
    };
    await expect(api.order.quote({ lines: [line(2)] })).rejects.toMatchObject(full);
    await expect(
      api.order.create({ lines: [line(2)], ...CONTACT, expectedTotalFen: 20_000 }),
    ).rejects.toMatchObject(full);
    expect(await takenOf(server.app.db, slotId)).toBe(1);
    expect(await taken(server, skuDetailId)).toBe(1);
    expect(await ordersOf(api)).toBe(1);
    await order(api, [line(2, { slotId: next })]);
    expect(await takenOf(server.app.db, next)).toBe(2);
  });

  it('gives the places of one of two vouchers back with its money', async () => {
    const { slotId, line } = await sold({ item: { real_name: 'everybody' } });
    const api = await server.member();
    const contactIds = [await addTraveller(api), await addTraveller(api, '王山')];
    const { id } = await order(api, [line(2, { contactIds })]);
    await pay(server, api, id);
    const { appointmentId = '' } = (await slotOf(api, id)) ?? {};
    const before = await api.appointment.detail({ id: appointmentId });
    const { lines } = await api.order.detail({ id });
    const wanted = { orderId: id, items: [{ lineId: lines[0]?.id ?? '', units: [1] }] };
    const { amountFen, feeFen } = await api.refund.quote(wanted);
    await api.refund.apply({
      ...wanted,
      expectedAmountFen: amountFen,
      expectedFeeFen: feeFen,
      reason: '行程有变',
    });
    const smaller = await api.appointment.detail({ id: appointmentId });
    expect(smaller).toMatchObject({ size: 1, status: 1, code: before.code });
    expect(smaller.visitors.map(({ name }) => name)).toEqual(['李云']);
    expect(await takenOf(server.app.db, slotId)).toBe(1);
  });

  it('waits for the merchant: first for the order, then for the time', async () => {
    const { productId, line } = await sold({ item: { approval: 'merchant' } });
    await confirmByMerchant(productId);
    const api = await server.member();
    const { id } = await order(api, [line(1)]);
    const { appointmentId = '' } = (await slotOf(api, id)) ?? {};
    const confirm = () => server.press('console/appointments/confirm', { id: appointmentId });
    expect((await confirm()).status).toBe(409);
    await pay(server, api, id);
    expect((await confirm()).status).toBe(409);
    expect(await api.appointment.detail({ id: appointmentId })).toMatchObject({
      status: 0,
      awaits: 'merchant',
    });
    await server.press('console/orders/confirm', { id });
    expect(await slotOf(api, id)).toMatchObject({ status: 0 });
    expect((await confirm()).status).toBe(200);
    expect(await slotOf(api, id)).toMatchObject({ status: 1 });
  });

  it('stands with the merchant’s word on the order where the item needs none, and ends without it', async () => {
    const { productId, slotId, line } = await sold();
    await confirmByMerchant(productId);
    const api = await server.member();
    const taken = await order(api, [line(1)]);
    const refused = await order(api, [line(1)]);
    await pay(server, api, taken.id);
    await pay(server, api, refused.id);
    expect(await slotOf(api, taken.id)).toMatchObject({ status: 0 });
    await server.press('console/orders/confirm', { id: taken.id });
    await server.press('console/orders/reject', { id: refused.id });
    expect(await slotOf(api, taken.id)).toMatchObject({ status: 1 });
    expect(await slotOf(api, refused.id)).toMatchObject({ status: 3 });
    expect(await takenOf(server.app.db, slotId)).toBe(1);
  });

  it('that was given up before the payment brings vouchers whose time is booked later', async () => {
    const { slotId, line } = await sold();
    const api = await server.member();
    const { id } = await order(api, [line(1)]);
    const { appointmentId = '' } = (await slotOf(api, id)) ?? {};
    await expect(api.appointment.change({ id: appointmentId, slotId: slotId })).rejects.toMatchObject({
      rule: 'appointmentStateChanged',
    });
    await api.appointment.cancel({ id: appointmentId });
    await pay(server, api, id);
    const { records } = await api.appointment.rights({ orderId: id });
    expect(records).toMatchObject([{ state: 'toAppoint' }]);
    const voucherIds = records.map(({ voucherId }) => voucherId);
    expect((await book(api, { slotId, size: 1, voucherIds })).status).toBe(1);
  });

  it('does not count for the limit of appointments without an order', async () => {
    const { slotId, line } = await sold({ capacity: 50, item: { mode: 'both' } });
    const api = await server.member();
    const { id } = await order(api, [line(1)]);
    for (let made = 0; made < 10; made++) await book(api, { slotId });
    await expect(book(api, { slotId })).rejects.toMatchObject({ rule: 'appointmentLimit' });
    await api.order.cancel({ id });
    await order(api, [line(1)]);
  });
});

describe('a time that cannot be had', () => {
  it('is none of the service: of another item, of what has no codes, of nothing', async () => {
    const { line, slotId } = await sold();
    const api = await server.member();
    const refused = { code: 400, fields: [{ field: 'lines.0.slotId' }] };
    const elsewhere = await sold();
    await expect(api.order.quote({ lines: [line(1, { slotId: elsewhere.slotId })] })).rejects.toMatchObject(
      refused,
    );
    const plain = await addService(server);
    await expect(api.order.quote({ lines: [{ ...plain.line(), slotId }] })).rejects.toMatchObject(refused);
    const instant = await sold({
      terms: { mode: 'instant', instantContent: { 'zh-Hans': '码', en: 'Code' } },
    });
    expect((await api.service.detail({ id: instant.productId })).appointItems).toEqual([]);
    await expect(api.order.quote({ lines: [instant.line(1)] })).rejects.toMatchObject(refused);
    const open = await sold({ item: { mode: 'open' } });
    await expect(api.order.quote({ lines: [open.line(1)] })).rejects.toMatchObject(refused);
    await expect(api.order.quote({ lines: [line(1, { slotId: 'slot-of-nobody' })] })).rejects.toMatchObject({
      code: 404,
    });
    await expect(
      api.order.quote({ lines: [{ ...plain.line(), contactIds: [await addTraveller(api)] }] }),
    ).rejects.toMatchObject({ code: 400, fields: [{ field: 'lines.0.contactIds' }] });
  });

  it('is refused by the clock, the days of the voucher and the size of the group', async () => {
    const { line, itemId } = await sold({ item: { min_group: 2, max_group: 3 } });
    const api = await server.member();
    const at = (days: number, more: object = {}) =>
      addSlot(server.app.db, itemId, { startsMs: noonIn(now(), days), ...more });
    const quote = (slotId: string, quantity = 2) => api.order.quote({ lines: [line(quantity, { slotId })] });
    const slotField = [{ field: 'lines.0.slotId' }];
    await expect(quote(await at(-1))).rejects.toMatchObject({ rule: 'slotPast', fields: slotField });
    const soon = await addSlot(server.app.db, itemId, { startsMs: now() + 10 * MINUTE_MS });
    await expect(quote(soon)).rejects.toMatchObject({ rule: 'bookTooLate', fields: slotField });
    const opensMs = now() + 60 * MINUTE_MS;
    await expect(quote(await at(5, { opensMs }))).rejects.toMatchObject({
      rule: 'notYetOpen',
      fields: slotField,
      detail: { opensAtMs: opensMs },
    });
    await expect(quote(await at(45))).rejects.toMatchObject({ rule: 'rightExpired', fields: slotField });
    const closed = await at(6);
    await server.press('console/appointments/close-slot', { slotId: closed });
    await expect(quote(closed)).rejects.toMatchObject({ rule: 'slotClosed', fields: slotField });
    await expect(quote(await at(7), 1)).rejects.toMatchObject({
      rule: 'groupSize',
      fields: [{ field: 'lines.0.quantity' }],
      detail: { min: 2, max: 3 },
    });
    const family = await at(8);
    await server.app.db
      .updateTable('appointment_item_products')
      .set({ people: 3 })
      .where('item_id', '=', itemId)
      .execute();
    expect((await quote(family, 1)).lines[0]).toMatchObject({ slot: { size: 3 } });
    await expect(quote(family, 2)).rejects.toMatchObject({ rule: 'groupSize' });
  });

  it('asks for names, and refuses who has a place that day without saying whose', async () => {
    const { line, slotId, productId } = await sold({ item: { real_name: 'everybody' } });
    const api = await server.member();
    const lines = (contactIds: string[]) => [line(2, { contactIds })];
    const create = (contactIds: string[]) =>
      api.order.create({ lines: lines(contactIds), ...CONTACT, expectedTotalFen: 20_000 });
    const one = await addTraveller(api);
    expect((await api.order.quote({ lines: lines([]) })).lines[0]).toMatchObject({
      slot: { visitorsNeeded: 2 },
    });
    const asked = { slotId, productId, size: 2, contactIds: [one] };
    expect((await api.appointment.check(asked)).visitors).toEqual([{ checkCode: 0, alreadyBooked: false }]);
    const { productId: elsewhere } = await addService(server);
    await expect(api.appointment.check({ ...asked, productId: elsewhere })).rejects.toMatchObject({
      code: 400,
      fields: [{ field: 'productId' }],
    });
    await expect(create([one])).rejects.toMatchObject({
      rule: 'visitorsMissing',
      fields: [{ field: 'lines.0.contactIds' }],
    });
    await expect(create([one, one])).rejects.toMatchObject({
      rule: 'travellerDuplicate',
      fields: [{ field: 'lines.0.contactIds.1' }],
    });
    const other = await server.member();
    const foreign = await addTraveller(other);
    await expect(create([one, foreign])).rejects.toMatchObject({ code: 404 });
    const { name, idCard } = visitor('王山');
    const { memberFrequentContactsId: both } = await api.contacts.add({
      name,
      certType: 1,
      idCard,
      mobile: '',
    });
    const { memberFrequentContactsId: theirs } = await other.contacts.add({
      name,
      certType: 1,
      idCard,
      mobile: '',
    });
    await order(other, [line(1, { contactIds: [theirs] })]);
    await expect(create([one, both])).rejects.toMatchObject({
      rule: 'visitorBooked',
      fields: [{ field: 'lines.0.contactIds.1' }],
    });
    expect(await takenOf(server.app.db, slotId)).toBe(1);
    expect(await ordersOf(api)).toBe(0);
  });

  it('is told of others’ bookings only so often a day', async () => {
    const { line, slotId } = await sold({ item: { real_name: 'leader', mode: 'both' } });
    const [api, other] = [await server.member(), await server.member()];
    const { name, idCard } = visitor();
    const named = { name, certType: 1 as const, idCard };
    await book(other, { slotId, visitors: [named] });
    const { memberFrequentContactsId } = await api.contacts.add({ ...named, mobile: '' });
    const create = () =>
      api.order.create({
        lines: [line(1, { contactIds: [memberFrequentContactsId] })],
        ...CONTACT,
        expectedTotalFen: 10_000,
      });
    for (let told = 0; told < 10; told++) {
      await expect(create()).rejects.toMatchObject({ rule: 'visitorBooked' });
    }
    await expect(create()).rejects.toMatchObject({ rule: 'visitorsRefused' });
  });
});

describe('two orders for the last place', () => {
  it('one has it, and the other one takes nothing at all', async () => {
    const { line, slotId, skuDetailId } = await sold({ capacity: 1 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => server.member()));
    const results = await Promise.allSettled(
      buyers.map((api) => api.order.create({ lines: [line(1)], ...CONTACT, expectedTotalFen: 10_000 })),
    );
    const rules = results.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { rule?: string }).rule] : [],
    );
    expect(rules).toEqual(Array.from({ length: 7 }, () => 'slotFull'));
    expect(await takenOf(server.app.db, slotId)).toBe(1);
    expect(await taken(server, skuDetailId)).toBe(1);
  });

  it('orders and cancels at once lose no place and block nobody', async () => {
    const { line, slotId, skuDetailId } = await sold({ capacity: 3 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => server.member()));
    const rounds = Array.from({ length: 3 }, (_, round) => round);
    const failed: unknown[] = [];
    await Promise.all(
      buyers.map(async (api) => {
        for (const _ of rounds) {
          try {
            const { id } = await api.order.create({
              lines: [line(1)],
              ...CONTACT,
              expectedTotalFen: 10_000,
            });
            await api.order.cancel({ id });
          } catch (error) {
            failed.push((error as { rule?: string }).rule ?? error);
          }
        }
      }),
    );
    expect(failed.filter((rule) => rule !== 'slotFull')).toEqual([]);
    expect(await takenOf(server.app.db, slotId)).toBe(0);
    expect(await taken(server, skuDetailId)).toBe(0);
  });
});
