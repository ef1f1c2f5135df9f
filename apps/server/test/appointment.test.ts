import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../src/clock';
import { addItem, addSlot, book, MOBILE, noonIn, takenOf, visitor } from './support/appointments';
import { addTraveller, newIdCard, startTestServer, type TestServer } from './support/test-server';

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
const refused = (rule: string, more: object = {}) => ({ rule, ...more });

/** An item with a slot at noon in some days. */
async function itemWithSlot(
  changes: Parameters<typeof addItem>[1] = {},
  slot: { days?: number; capacity?: number } = {},
) {
  const itemId = await addItem(server.app.db, changes);
  const startsMs = noonIn(now(), slot.days ?? 3);
  const slotId = await addSlot(server.app.db, itemId, { startsMs, capacity: slot.capacity ?? 10 });
  return { itemId, slotId, startsMs };
}

describe('the demo', () => {
  it('has twelve items, one of them over, in both languages', async () => {
    const { records, total } = await server.visitor().appointment.items({ size: 50 });
    expect(total).toBe(12);
    const titles = records.map(({ title }) => title);
    expect(titles).toContain('云汤温泉谷泡汤预约');
    const english = await server.visitor({ locale: () => 'en' }).appointment.items({ size: 50 });
    expect(english.records.map(({ title }) => title)).toContain('Pottery at the Hundred Crafts');
    const over = records.find(({ id }) => id === 'item-lotus-season');
    expect(over?.firstFreeDay).toBeNull();
    expect(records.find(({ id }) => id === 'item-cable-car')?.firstFreeDay).not.toBeNull();
    expect(new Set(records.map(({ spotId }) => spotId)).size).toBe(6);
  });

  it('tells the rules and hours of an item, and nothing of one that is none', async () => {
    const item = await server.visitor().appointment.item({ id: 'item-night-boat' });
    expect(item).toMatchObject({ title: '月桥夜船', releaseAt: '08:00', changesMax: 2 });
    expect(item.hours).toMatchObject([{ season: null, weekdays: [5, 6, 7], from: '22:00', to: '00:30' }]);
    await expect(server.visitor().appointment.item({ id: 'item-none' })).rejects.toMatchObject({ code: 404 });
  });

  it('has slots of 31 days that come in one piece', async () => {
    const from = dayOf(now());
    const to = dayOf(now() + 30 * 86_400_000);
    const { days, slots } = await server.visitor().appointment.slots({ itemId: 'item-cable-car', from, to });
    expect(days).toHaveLength(31);
    expect(slots.length).toBeGreaterThan(200);
    expect(days.some(({ note }) => note === '大风停运')).toBe(true);
    await expect(
      server
        .visitor()
        .appointment.slots({ itemId: 'item-cable-car', from, to: dayOf(now() + 31 * 86_400_000) }),
    ).rejects.toMatchObject({ code: 400 });
  });
});

// conformance: SELF-01
describe('booking', () => {
  it('takes places, and gives a code, a snapshot and a page of its own', async () => {
    const { slotId, itemId } = await itemWithSlot();
    const api = await server.member();
    const made = await book(api, { slotId, size: 4, remark: '靠窗' });
    expect(made).toMatchObject({ status: 1, code: expect.stringMatching(/^\d{12}$/) });
    expect(await takenOf(server.app.db, slotId)).toBe(4);
    const detail = await api.appointment.detail({ id: made.id });
    expect(detail).toMatchObject({
      itemId,
      size: 4,
      remark: '靠窗',
      canCancel: true,
      canChange: true,
      changesLeft: 2,
    });
    expect(detail.sn).toMatch(/^YY\d{18}$/);
    expect(detail.gate).toEqual({
      fromMs: detail.startsAtMs - 15 * MINUTE_MS,
      untilMs: detail.startsAtMs + 30 * MINUTE_MS,
    });
    const { canonical, sha256 } = await api.appointment.snapshot({ id: made.id });
    expect(createHash('sha256').update(canonical).digest('hex')).toBe(sha256);
    expect(canonical).not.toContain(MOBILE);
    expect((await api.appointment.codes({ id: made.id })).code).toBe(made.code);
    expect((await api.appointment.list({})).records.map(({ id }) => id)).toEqual([made.id]);
    expect(await api.userCenter.summary()).toMatchObject({ nextAppointment: { id: made.id, size: 4 } });
  });

  it('refuses more than there are, and names the nearest free slots', async () => {
    const { itemId, slotId, startsMs } = await itemWithSlot({}, { capacity: 3 });
    const near = await addSlot(server.app.db, itemId, { startsMs: startsMs + 60 * MINUTE_MS, capacity: 3 });
    await addSlot(server.app.db, itemId, { startsMs: startsMs + 120 * MINUTE_MS, capacity: 1 });
    const api = await server.member();
    await book(api, { slotId, size: 2 });
    await expect(book(api, { slotId, size: 2 })).rejects.toMatchObject(
      refused('slotFull', { detail: { left: 1, slots: [{ id: near, left: 3 }] } }),
    );
    expect(await takenOf(server.app.db, slotId)).toBe(2);
  });

  it('answers the same appointment to the same key', async () => {
    const { slotId } = await itemWithSlot();
    const api = await server.member();
    const wanted = { slotId, size: 1, mobile: MOBILE };
    const first = await api.appointment.create(wanted, { idempotencyKey: 'same-key-1' });
    const second = await api.appointment.create(wanted, { idempotencyKey: 'same-key-1' });
    expect(second).toEqual(first);
    expect(await takenOf(server.app.db, slotId)).toBe(1);
  });

  it('opens and closes by the server’s clock, to the millisecond', async () => {
    const itemId = await addItem(server.app.db);
    const api = await server.member();
    const startsMs = noonIn(now(), 2);
    const slotId = await addSlot(server.app.db, itemId, { startsMs, opensMs: now() + 3_600_000 });
    await expect(book(api, { slotId })).rejects.toMatchObject({
      rule: 'notYetOpen',
      detail: { opensAtMs: expect.any(Number) },
    });
    const soon = await addSlot(server.app.db, itemId, { startsMs: now() + 20 * MINUTE_MS });
    await expect(book(api, { slotId: soon })).rejects.toMatchObject({ rule: 'bookTooLate' });
    const past = await addSlot(server.app.db, itemId, { startsMs: now() - 5 * MINUTE_MS });
    await expect(book(api, { slotId: past })).rejects.toMatchObject({ rule: 'slotPast' });
  });

  it('keeps to group sizes, modes, and ten ahead', async () => {
    const { slotId } = await itemWithSlot({ min_group: 2, max_group: 3 });
    const api = await server.member();
    await expect(book(api, { slotId, size: 1 })).rejects.toMatchObject(
      refused('groupSize', { detail: { min: 2, max: 3 } }),
    );
    const { slotId: byRight } = await itemWithSlot({ mode: 'right' });
    await expect(book(api, { slotId: byRight })).rejects.toMatchObject({ rule: 'sizeOfRights' });
    const { slotId: open } = await itemWithSlot({}, { capacity: 50 });
    for (let time = 0; time < 10; time++) await book(api, { slotId: open });
    await expect(book(api, { slotId: open })).rejects.toMatchObject(
      refused('appointmentLimit', { detail: { n: 10 } }),
    );
  });
});

describe('visitors', () => {
  it('are as many as the item asks for, with good documents; every wrong one is named', async () => {
    const { slotId } = await itemWithSlot({ real_name: 'everybody' });
    const api = await server.member();
    await expect(book(api, { slotId, size: 2, visitors: [visitor()] })).rejects.toMatchObject(
      refused('visitorsMissing', { detail: { n: 2 } }),
    );
    const wrong = { ...visitor(), idCard: '110101199001011234' };
    await expect(
      book(api, { slotId, size: 3, visitors: [visitor(), wrong, { ...wrong, name: '王山' }] }),
    ).rejects.toMatchObject({
      rule: 'certificateInvalid',
      fields: [{ field: 'visitors.1.idCard' }, { field: 'visitors.2.idCard' }],
    });
    const twice = visitor();
    await expect(
      book(api, { slotId, size: 2, visitors: [twice, { ...twice, name: '李  云' }] }),
    ).rejects.toMatchObject({ rule: 'travellerDuplicate', fields: [{ field: 'visitors.1.idCard' }] });
    expect(await takenOf(server.app.db, slotId)).toBe(0);
  });

  it('have one place of an item on a day, whoever books, however the number is typed', async () => {
    const { slotId, itemId, startsMs } = await itemWithSlot({ real_name: 'everybody' });
    const later = await addSlot(server.app.db, itemId, { startsMs: startsMs + 120 * MINUTE_MS });
    const [one, two] = [await server.member(), await server.member()];
    const idCard = newIdCard();
    await book(one, { slotId, visitors: [visitor('李云', idCard)] });
    const wide = idCard.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    await expect(
      book(two, { slotId: later, visitors: [visitor('别人', ` ${wide.slice(0, 6)} ${wide.slice(6)}`)] }),
    ).rejects.toMatchObject({
      rule: 'visitorBooked',
      fields: [{ field: 'visitors.0' }],
    });
    const mine = { slotId: later, size: 1, visitors: [visitor('李云', idCard)] };
    expect((await one.appointment.check(mine)).visitors).toEqual([{ checkCode: 0, alreadyBooked: true }]);
    expect((await two.appointment.check(mine)).visitors).toEqual([{ checkCode: 0, alreadyBooked: false }]);
  });

  it('are no longer named after ten tries a day', async () => {
    const { slotId } = await itemWithSlot({ real_name: 'everybody' });
    const [one, two] = [await server.member(), await server.member()];
    const taken = visitor();
    await book(one, { slotId, visitors: [taken] });
    for (let time = 0; time < 10; time++) {
      await expect(book(two, { slotId, visitors: [taken] })).rejects.toMatchObject({ rule: 'visitorBooked' });
    }
    await expect(book(two, { slotId, visitors: [taken] })).rejects.toMatchObject({
      rule: 'visitorsRefused',
      code: 422,
    });
    expect((await book(two, { slotId, visitors: [visitor()] })).status).toBe(1);
  });

  it('can be put in another’s place while there is time, by a traveller', async () => {
    const { slotId } = await itemWithSlot({ real_name: 'everybody' });
    const api = await server.member();
    const contactId = await addTraveller(api, '王山');
    const { id } = await book(api, { slotId, visitors: [visitor('李云')] });
    const before = await api.appointment.detail({ id });
    await api.appointment.visitors({ id, visitorId: before.visitors[0]?.id ?? '', contactId });
    const after = await api.appointment.detail({ id });
    expect(after.visitors.map(({ name }) => name)).toEqual(['王山']);
    expect(after.leader).toBe('王山');
    expect(after.code).toBe(before.code);
  });
});

describe('changing and cancelling', () => {
  it('moves places from one slot to the other, as often as the item allows', async () => {
    const { slotId, itemId, startsMs } = await itemWithSlot();
    const other = await addSlot(server.app.db, itemId, { startsMs: startsMs + 86_400_000, capacity: 3 });
    const api = await server.member();
    const { id } = await book(api, { slotId, size: 3 });
    expect(await api.appointment.change({ id, slotId: other })).toEqual({ changesLeft: 1 });
    expect([await takenOf(server.app.db, slotId), await takenOf(server.app.db, other)]).toEqual([0, 3]);
    await api.appointment.change({ id, slotId });
    await expect(api.appointment.change({ id, slotId: other })).rejects.toMatchObject({
      rule: 'changesUsed',
    });
    const { slotId: foreign } = await itemWithSlot();
    await expect(api.appointment.change({ id, slotId: foreign })).rejects.toMatchObject({ code: 400 });
  });

  it('leaves the old place where the new one is full', async () => {
    const { slotId, itemId, startsMs } = await itemWithSlot();
    const small = await addSlot(server.app.db, itemId, { startsMs: startsMs + 60 * MINUTE_MS, capacity: 1 });
    const api = await server.member();
    const { id } = await book(api, { slotId, size: 2 });
    await expect(api.appointment.change({ id, slotId: small })).rejects.toMatchObject({ rule: 'slotFull' });
    expect([await takenOf(server.app.db, slotId), await takenOf(server.app.db, small)]).toEqual([2, 0]);
    expect((await api.appointment.detail({ id })).changesLeft).toBe(2);
  });

  it('gives places back, once, and not when it is too late', async () => {
    const { slotId, itemId } = await itemWithSlot();
    const api = await server.member();
    const { id } = await book(api, { slotId, size: 2 });
    await api.appointment.cancel({ id, reason: '有事' });
    expect(await takenOf(server.app.db, slotId)).toBe(0);
    expect(await api.appointment.detail({ id })).toMatchObject({
      status: 3,
      cancelReason: 'member',
      canCancel: false,
    });
    await expect(api.appointment.cancel({ id })).rejects.toMatchObject({ rule: 'appointmentStateChanged' });
    const soon = await addSlot(server.app.db, itemId, { startsMs: now() + 90 * MINUTE_MS });
    const late = await book(api, { slotId: soon });
    await expect(api.appointment.cancel({ id: late.id })).rejects.toMatchObject({ rule: 'cancelTooLate' });
    await expect(api.appointment.change({ id: late.id, slotId })).rejects.toMatchObject({
      rule: 'changeTooLate',
    });
  });

  it('waits for the merchant where the item says so: places are held meanwhile', async () => {
    const { slotId } = await itemWithSlot({ approval: 'merchant' });
    const api = await server.member();
    const [first, second] = [await book(api, { slotId }), await book(api, { slotId })];
    expect([first.status, second.status]).toEqual([0, 0]);
    expect(await takenOf(server.app.db, slotId)).toBe(2);
    await server.press('console/appointments/confirm', { id: first.id });
    await server.press('console/appointments/reject', { id: second.id });
    expect((await api.appointment.detail({ id: first.id })).status).toBe(1);
    expect(await api.appointment.detail({ id: second.id })).toMatchObject({
      status: 3,
      cancelReason: 'rejected',
    });
    expect((await server.press('console/appointments/confirm', { id: second.id })).status).toBe(409);
    expect(await takenOf(server.app.db, slotId)).toBe(1);
    await server.runJobs();
    const { records } = await api.message.list({ size: 20 });
    expect(records.filter(({ kind }) => kind === 'appointment').length).toBeGreaterThanOrEqual(0);
  });
});
