import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../src/clock';
import { leave } from './support/account';
import { bookStay, moveTo, placeStay, roomOfRate, roomsOf, takenOn } from './support/stays';
import { placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

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
const detailOf = (api: Api, id: string) => api.order.detail({ id });
const press = async (path: string, fields: Record<string, string>) =>
  (await server.press(`console/${path}`, fields)).status;
const statesOf = async (orderId: string) => (await roomsOf(server, orderId)).map(({ state }) => state);
const codesOf = async (api: Api, orderId: string) =>
  (await api.order.vouchers({ orderId })).vouchers.map(({ code }) => code);

// conformance: SELL-02
describe('a prepaid stay at an instant rate', () => {
  it('is held, paid, checked in, checked out, and complete with its last room', async () => {
    const api = await server.member();
    const placed = await placeStay(api, { rooms: 2, nights: 3 }, now());
    const start = placed.lines[0]?.startDate ?? '';
    expect(await takenOn(server, roomOfRate('rate-crafts-double-room'), start, 4)).toEqual([2, 2, 2, 0]);
    expect(await detailOf(api, placed.id)).toMatchObject({
      status: 4,
      payAtDesk: false,
      canPay: true,
      canCancel: true,
      canUpdateStay: false,
      title: '百工青年旅舍',
      lines: [{ kind: 'stay', hotelName: '百工青年旅舍', title: '手作大床房', quantity: 2, adults: 2 }],
      stayRooms: [
        { unit: 0, stayState: 0, guestName: '李云' },
        { unit: 1, stayState: 0 },
      ],
    });
    await server.press('cashier/pay', { prepay_id: await startPaying(api, placed.id) });
    expect(await detailOf(api, placed.id)).toMatchObject({ status: 1, voucherCount: 2, canUpdateStay: true });
    const { vouchers, stay } = await api.order.vouchers({ orderId: placed.id });
    expect(stay).toMatchObject({
      hotelName: { 'zh-Hans': '百工青年旅舍' },
      phone: expect.stringMatching(/\d/),
      startDate: start,
      endDate: addDays(start, 3),
      checkInFrom: expect.stringMatching(/^\d\d:\d\d$/),
      adults: 2,
      children: 0,
      rooms: [{ unit: 0, guestName: '李云' }, { unit: 1 }],
    });
    expect(stay?.address['zh-Hans']).not.toBe('');
    expect(vouchers).toMatchObject([
      { status: 1, unit: 0, firstDay: start, lastDay: addDays(start, 3) },
      { status: 1, unit: 1 },
    ]);
    const [code = '', other = ''] = vouchers.map((voucher) => voucher.code);
    expect(await press('vouchers/verify', { code })).toBe(409);
    // Nobody is in it: nobody can leave it.
    const [empty] = await roomsOf(server, placed.id);
    expect(await press('rooms/check-out', { id: empty?.id ?? '' })).toBe(409);
    const day = addDays(start, 1);
    expect(await press('rooms/leave-early', { id: empty?.id ?? '', day, yuan: '0' })).toBe(409);
    expect(await statesOf(placed.id)).toEqual([0, 0]);

    await moveTo(server, `${start}T15:00`);
    expect(await press('vouchers/verify', { code })).toBe(200);
    expect(await press('vouchers/verify', { code })).toBe(409);
    expect(await press('vouchers/verify', { code: other })).toBe(200);
    const inside = await detailOf(api, placed.id);
    expect(inside).toMatchObject({ status: 1, canUpdateStay: false });
    expect(inside.stayRooms.map(({ stayState }) => stayState)).toEqual([1, 1]);
    const items = [{ lineId: inside.lines[0]?.id ?? '', units: [0] }];
    await expect(api.refund.quote({ orderId: placed.id, items })).rejects.toMatchObject({
      rule: 'unitsUsed',
      userMessage: '房间已入住，不能在线取消，请联系酒店',
    });

    const [first, second] = await roomsOf(server, placed.id);
    expect(await press('rooms/door', { id: first?.id ?? '', door: '0308' })).toBe(200);
    expect((await detailOf(api, placed.id)).stayRooms[0]?.doorNumber).toBe('0308');
    expect(await press('rooms/check-out', { id: first?.id ?? '' })).toBe(200);
    expect((await detailOf(api, placed.id)).status).toBe(1);
    await expect(api.refund.quote({ orderId: placed.id, items })).rejects.toMatchObject({
      rule: 'unitsUsed',
      userMessage: '房间已离店，不能取消',
    });
    expect(await press('rooms/check-out', { id: second?.id ?? '' })).toBe(200);
    expect((await detailOf(api, placed.id)).status).toBe(2);
    expect(await press('rooms/check-out', { id: second?.id ?? '' })).toBe(409);
  });

  it('gives its nights back when it is not paid in time', async () => {
    const api = await server.member();
    const placed = await placeStay(api, { hotelratesId: 'rate-crafts-twin-room' }, now());
    const start = placed.lines[0]?.startDate ?? '';
    await server.moveTime(31);
    expect(await takenOn(server, roomOfRate('rate-crafts-twin-room'), start, 2)).toEqual([0, 0]);
    expect(await detailOf(api, placed.id)).toMatchObject({ status: 6, closeReason: 'timedOut' });
    expect(await statesOf(placed.id)).toEqual([4]);
  });

  it('ends by itself two hours after the time to leave, stayed or not', async () => {
    const api = await server.member();
    const placed = await bookStay(server, api, { hotelratesId: 'rate-yunqi-cloud-twin-room', rooms: 2 });
    const [line] = placed.lines;
    await moveTo(server, `${line?.startDate}T20:00`);
    expect(await press('vouchers/verify', { code: (await codesOf(api, placed.id))[0] ?? '' })).toBe(200);
    await moveTo(server, `${line?.endDate}T13:50`);
    expect((await detailOf(api, placed.id)).status).toBe(1);
    await moveTo(server, `${line?.endDate}T14:00`);
    expect((await detailOf(api, placed.id)).status).toBe(2);
    expect(await statesOf(placed.id)).toEqual([2, 2]);
  });

  it('keeps its nights and its money when nobody comes', async () => {
    const api = await server.member();
    const placed = await bookStay(server, api, { hotelratesId: 'rate-yunqi-family-room' });
    const start = placed.lines[0]?.startDate ?? '';
    const [room] = await roomsOf(server, placed.id);
    await moveTo(server, `${addDays(start, 1)}T05:58`);
    expect(await press('rooms/no-show', { id: room?.id ?? '' })).toBe(409);
    await moveTo(server, `${addDays(start, 1)}T06:00`);
    expect(await press('rooms/no-show', { id: room?.id ?? '' })).toBe(200);
    expect(await detailOf(api, placed.id)).toMatchObject({ status: 2, refundedFen: 0, closeReason: null });
    expect(await statesOf(placed.id)).toEqual([3]);
    expect(await takenOn(server, roomOfRate('rate-yunqi-family-room'), start, 2)).toEqual([1, 1]);
  });
});

describe('a stay that the house confirms', () => {
  const rate = { hotelratesId: 'rate-mistbud-round-window-host' };

  it('stands when the house says so', async () => {
    const api = await server.member();
    const { id } = await bookStay(server, api, rate);
    const waiting = await detailOf(api, id);
    expect(waiting).toMatchObject({ status: 0, payStatus: 1, voucherCount: 1, canUpdateStay: true });
    expect(waiting.confirmByAtMs).toBe((waiting.paidAtMs ?? 0) + 120 * 60_000);
    expect(await press('orders/confirm', { id })).toBe(200);
    expect(await detailOf(api, id)).toMatchObject({ status: 1, confirmByAtMs: null });
  });

  it('goes back whole when the house does not answer for two hours', async () => {
    const api = await server.member();
    const { id, totalFen, lines } = await bookStay(server, api, rate);
    const taken = () => takenOn(server, roomOfRate(rate.hotelratesId), lines[0]?.startDate ?? '', 2);
    const before = await taken();
    await server.moveTime(119);
    expect((await detailOf(api, id)).status).toBe(0);
    await server.moveTime(2);
    expect(await detailOf(api, id)).toMatchObject({
      status: 3,
      payStatus: 3,
      refundedFen: totalFen,
      closeReason: 'notConfirmed',
    });
    expect(await statesOf(id)).toEqual([4]);
    expect(await taken()).toEqual(before.map((count) => count - 1));
  });

  it('goes back whole when the house cannot take it, and says why', async () => {
    const api = await server.member();
    const { id, totalFen } = await bookStay(server, api, rate);
    expect(await press('orders/reject', { id, reason: '屋顶漏雨' })).toBe(200);
    const rejected = await detailOf(api, id);
    expect(rejected).toMatchObject({ status: 3, refundedFen: totalFen, closeReason: 'rejected' });
    expect((await api.refund.detail({ id: rejected.refunds[0]?.id ?? '' })).reason).toBe('屋顶漏雨');
  });

  it('can be given back whole and free while it waits, whatever its terms; not in part', async () => {
    const api = await server.member();
    const { id, totalFen } = await bookStay(server, api, {
      hotelratesId: 'rate-mistbud-round-window-house',
      rooms: 2,
    });
    const lineId = (await detailOf(api, id)).lines[0]?.id ?? '';
    await expect(api.refund.quote({ orderId: id, items: [{ lineId, units: [0] }] })).rejects.toMatchObject({
      rule: 'partialNotYet',
    });
    const items = [{ lineId, units: [0, 1] }];
    const quote = await api.refund.quote({ orderId: id, items });
    expect(quote).toMatchObject({ amountFen: totalFen, feeFen: 0, approval: 'auto' });
    await api.refund.apply({ orderId: id, items, expectedAmountFen: totalFen, expectedFeeFen: 0 });
    expect(await detailOf(api, id)).toMatchObject({ status: 6, payStatus: 3, closeReason: 'refunded' });
  });

  it('that cannot be cancelled is refused once it stands', async () => {
    const api = await server.member();
    const { id } = await bookStay(server, api, { hotelratesId: 'rate-mistbud-round-window-house' });
    await press('orders/confirm', { id });
    const { lines } = await detailOf(api, id);
    expect(lines[0]).toMatchObject({ refundRule: { kind: 'none' }, cancelDeadlines: [] });
    await expect(
      api.refund.quote({ orderId: id, items: [{ lineId: lines[0]?.id ?? '', units: [0] }] }),
    ).rejects.toMatchObject({ rule: 'refundNotAllowed' });
  });
});

// conformance: SELL-02
describe('a stay that is paid at the desk', () => {
  const rate = { hotelratesId: 'rate-wangxi-sea-desk' };

  it('stands at once, is not paid here, and can be cancelled for nothing', async () => {
    const api = await server.member();
    const placed = await placeStay(api, rate, now());
    expect(placed).toMatchObject({ status: 1, expiresAtMs: null });
    expect(placed.totalFen).toBeGreaterThan(0);
    const standing = await detailOf(api, placed.id);
    expect(standing).toMatchObject({
      status: 1,
      payStatus: 0,
      payAtDesk: true,
      canPay: false,
      canCancel: true,
      voucherCount: 1,
      paidAtMs: null,
    });
    expect(standing.events.map(({ status }) => status)).toEqual([0, 1]);
    await expect(api.payment.wxWebPay({ orderId: placed.id })).rejects.toMatchObject({
      rule: 'orderNotPayable',
    });
    const taken = () => takenOn(server, 'room-wangxi-sea', placed.lines[0]?.startDate ?? '', 2);
    expect(await taken()).toEqual([1, 1]);
    await api.order.cancel({ id: placed.id, reason: '改期' });
    expect(await detailOf(api, placed.id)).toMatchObject({
      status: 6,
      payStatus: 0,
      closeReason: 'cancelled',
      refundedFen: 0,
      canCancel: false,
    });
    expect(await taken()).toEqual([0, 0]);
    await expect(api.order.cancel({ id: placed.id })).rejects.toMatchObject({ rule: 'transitionRefused' });
  });

  it('can be given back room by room, and the rest be cancelled', async () => {
    const api = await server.member();
    const placed = await placeStay(api, { ...rate, rooms: 2 }, now());
    const { lines } = await detailOf(api, placed.id);
    const items = [{ lineId: lines[0]?.id ?? '', units: [0] }];
    await api.refund.apply({ orderId: placed.id, items, expectedAmountFen: 0, expectedFeeFen: 0 });
    expect(await statesOf(placed.id)).toEqual([4, 0]);
    expect(await detailOf(api, placed.id)).toMatchObject({ status: 1, canCancel: true });
    await api.order.cancel({ id: placed.id });
    expect(await statesOf(placed.id)).toEqual([4, 4]);
    expect(await detailOf(api, placed.id)).toMatchObject({ status: 6, closeReason: 'cancelled' });
  });

  it('is one that nobody came to also when the jobs run only after its end, and waits after a failure', async () => {
    const api = await server.member();
    const placed = await placeStay(api, rate, now());
    const endMs = Date.parse(`${placed.lines[0]?.endDate}T15:00:00+08:00`);
    const failure = {
      job: 'desk-no-show',
      subject_id: placed.id,
      attempts: 1,
      since_ms: now(),
      last_error: '',
    };
    const { db } = server.app;
    await db
      .insertInto('retries')
      .values({ ...failure, next_ms: endMs })
      .execute();
    await moveTo(server, `${placed.lines[0]?.startDate}T21:00`);
    expect(await statesOf(placed.id)).toEqual([0]);
    await moveTo(server, `${placed.lines[0]?.endDate}T15:00`);
    expect(await statesOf(placed.id)).toEqual([3]);
    expect(await detailOf(api, placed.id)).toMatchObject({ status: 6, closeReason: 'noShow' });
  });

  it('waits for a house that confirms, unpaid, and fails without money', async () => {
    await server.app.db
      .updateTable('hotel_rates')
      .set({ confirm_mode: 'merchant' })
      .where('id', '=', 'rate-wangxi-twin-desk')
      .execute();
    const api = await server.member();
    const placed = await placeStay(api, { hotelratesId: 'rate-wangxi-twin-desk' }, now());
    const waiting = await detailOf(api, placed.id);
    expect(waiting).toMatchObject({ status: 0, payStatus: 0, voucherCount: 0, canCancel: true });
    expect(waiting.confirmByAtMs).toBe(waiting.createdAtMs + 120 * 60_000);
    await server.moveTime(121);
    expect(await detailOf(api, placed.id)).toMatchObject({
      status: 3,
      payStatus: 0,
      closeReason: 'notConfirmed',
    });

    const again = await placeStay(api, { hotelratesId: 'rate-wangxi-twin-desk' }, now());
    await press('orders/confirm', { id: again.id });
    expect(await detailOf(api, again.id)).toMatchObject({ status: 1, payStatus: 0, voucherCount: 1 });
    await api.order.cancel({ id: again.id });
    expect(await detailOf(api, again.id)).toMatchObject({
      status: 6,
      payStatus: 0,
      closeReason: 'cancelled',
    });
  });

  it('is given up two hours after its hold when nobody came, and its rooms are sold again', async () => {
    const api = await server.member();
    const placed = await placeStay(api, { ...rate, rooms: 2 }, now());
    const start = placed.lines[0]?.startDate ?? '';
    await moveTo(server, `${start}T17:00`);
    const [code = ''] = await codesOf(api, placed.id);
    expect(await press('vouchers/verify', { code })).toBe(200);
    await expect(api.order.cancel({ id: placed.id })).rejects.toMatchObject({ rule: 'transitionRefused' });
    await moveTo(server, `${start}T19:50`);
    expect(await statesOf(placed.id)).toEqual([1, 0]);
    await moveTo(server, `${start}T20:00`);
    // Somebody is in one of the rooms: the order goes on without the other.
    expect(await statesOf(placed.id)).toEqual([1, 3]);
    expect(await detailOf(api, placed.id)).toMatchObject({ status: 1, payStatus: 0, canCancel: false });
    expect(await takenOn(server, 'room-wangxi-sea', start, 2)).toEqual([1, 1]);

    const missed = await placeStay(api, rate, now());
    const [room] = await roomsOf(server, missed.id);
    expect(await press('rooms/no-show', { id: room?.id ?? '' })).toBe(409);
    await moveTo(server, `${missed.lines[0]?.startDate}T20:00`);
    expect(await detailOf(api, missed.id)).toMatchObject({ status: 6, payStatus: 0, closeReason: 'noShow' });
    expect(await statesOf(missed.id)).toEqual([3]);
    // Two no-shows: from now on this member pays online.
    await expect(placeStay(api, rate, now())).rejects.toMatchObject({ rule: 'deskLimit' });
  });
});

describe('money back for a stay', () => {
  it('follows the deadlines of the terms, room by room, to the millisecond', async () => {
    const api = await server.member();
    const placed = await bookStay(server, api, {
      hotelratesId: 'rate-crafts-double-room',
      rooms: 3,
      nights: 2,
    });
    const start = placed.lines[0]?.startDate ?? '';
    const { lines } = await detailOf(api, placed.id);
    const [line] = lines;
    if (line?.kind !== 'stay') throw new Error('a stay');
    const eve = Date.parse(`${addDays(start, -1)}T18:00:00+08:00`);
    const evening = Date.parse(`${start}T18:00:00+08:00`);
    expect(line.cancelDeadlines).toEqual([
      { untilMs: eve, keep: 'none', feePercent: 0 },
      { untilMs: evening, keep: 'firstNight', feePercent: 0 },
    ]);
    const [firstNight] = line.nights;
    const ask = (units: number[]) => ({ orderId: placed.id, items: [{ lineId: line.id, units }] });
    const quote = await api.refund.quote(ask([0]));
    expect(quote).toMatchObject({
      amountFen: line.unitPriceFen,
      feeFen: 0,
      steps: [
        { atMs: eve, feeFen: firstNight?.priceFen },
        { atMs: evening, feeFen: null },
      ],
    });
    await api.refund.apply({ ...ask([0]), expectedAmountFen: line.unitPriceFen, expectedFeeFen: 0 });
    expect(await detailOf(api, placed.id)).toMatchObject({ status: 1, refundedFen: line.unitPriceFen });
    expect(await statesOf(placed.id)).toEqual([4, 0, 0]);

    await moveTo(server, `${addDays(start, -1)}T18:00`);
    const late = await api.refund.quote(ask([1]));
    expect(late).toMatchObject({
      feeFen: firstNight?.priceFen,
      amountFen: line.unitPriceFen - (firstNight?.priceFen ?? 0),
    });
    await api.refund.apply({ ...ask([1]), expectedAmountFen: late.amountFen, expectedFeeFen: late.feeFen });
    await moveTo(server, `${start}T18:00`);
    await expect(api.refund.quote(ask([2]))).rejects.toMatchObject({ rule: 'refundTooLate' });
    expect(await takenOn(server, 'room-crafts-double', start, 2)).toEqual([1, 1]);
  });

  it('goes to a guest who leaves early, for as much as the house says, and the nights are sold again', async () => {
    const api = await server.member();
    const placed = await bookStay(server, api, { hotelratesId: 'rate-yuntang-snow-breakfast', nights: 4 });
    const start = placed.lines[0]?.startDate ?? '';
    await moveTo(server, `${start}T16:00`);
    await press('vouchers/verify', { code: (await codesOf(api, placed.id))[0] ?? '' });
    await moveTo(server, `${addDays(start, 2)}T09:00`);
    const [room] = await roomsOf(server, placed.id);
    const day = addDays(start, 2);
    for (const yuan of ['99999', 'all', '-1', '']) {
      expect(await press('rooms/leave-early', { id: room?.id ?? '', day, yuan })).toBe(409);
    }
    expect(await takenOn(server, 'room-yuntang-snow', start, 4)).toEqual([1, 1, 1, 1]);
    expect(await press('rooms/leave-early', { id: room?.id ?? '', day, yuan: '500' })).toBe(200);
    expect(await takenOn(server, 'room-yuntang-snow', start, 4)).toEqual([1, 1, 0, 0]);
    expect(await detailOf(api, placed.id)).toMatchObject({
      status: 2,
      refundedFen: 50_000,
      lines: [{ refundedQuantity: 0, refundedFen: 50_000 }],
      stayRooms: [{ stayState: 2 }],
    });
  });
});

describe('a member who leaves', () => {
  it('takes the names of guests along', async () => {
    const api = await server.member();
    const { id } = await placeStay(api, {}, now());
    await api.order.cancel({ id });
    await leave(server, api);
    expect((await roomsOf(server, id)).map(({ guest_cipher }) => guest_cipher)).toEqual(['']);
  });
});

describe('a change of a stay', () => {
  it('of guests, arrival and remark is the member’s until somebody has checked in', async () => {
    const api = await server.member();
    const placed = await bookStay(server, api, { hotelratesId: 'rate-yunqi-cloud-twin-room', rooms: 2 });
    const { lines } = await detailOf(api, placed.id);
    const lineId = lines[0]?.id ?? '';
    const change = { orderId: placed.id, guests: [{ lineId, unit: 1, name: '欧阳·若水' }] };
    await api.order.updateStay({ ...change, arrivalTime: '23:00', remark: '高楼层' });
    expect(await detailOf(api, placed.id)).toMatchObject({
      remark: '高楼层',
      lines: [{ arrivalTime: '23:00' }],
      stayRooms: [{ guestName: '李云' }, { guestName: '欧阳·若水' }],
    });
    await expect(
      api.order.updateStay({ orderId: placed.id, guests: [{ lineId, unit: 7, name: '李云' }] }),
    ).rejects.toMatchObject({ code: 400 });
    const stranger = await server.member();
    await expect(stranger.order.updateStay(change)).rejects.toMatchObject({ code: 404 });
    await moveTo(server, `${placed.lines[0]?.startDate}T15:00`);
    await press('vouchers/verify', { code: (await codesOf(api, placed.id))[0] ?? '' });
    await expect(api.order.updateStay(change)).rejects.toMatchObject({ rule: 'transitionRefused' });
  });

  it('keeps names nobody else can read', async () => {
    const api = await server.member();
    const placed = await placeStay(api, { names: ['李云清'] }, now());
    const { db } = server.app;
    const [room] = await roomsOf(server, placed.id);
    expect(room?.guest_cipher).not.toContain('李');
    const line = await db
      .selectFrom('order_lines')
      .select('detail')
      .where('order_id', '=', placed.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(line.detail)).not.toContain('李云清');
  });
});

describe('the hotel of an order', () => {
  const asBought = {
    hotelId: 'hotel-hundred-crafts-hostel',
    name: { 'zh-Hans': '百工青年旅舍', en: 'Hundred Crafts Hostel' },
    address: { 'zh-Hans': '澄岚市临湖区百工巷 41 号', en: '41 Baigong Lane, Linhu District, Chenglan' },
    phone: '0600-8020009',
    lat: 24.7581,
    lng: 113.0044,
    bookNote: {
      'zh-Hans': '<p>床位房男女分开，请在备注写明。</p>',
      en: '<p>Dorms are for women or men; please say which in the remark.</p>',
    },
  };
  const NEW_NOTE = '<p>新须知</p><script>alert(1)</script><img src="x.png" onerror="alert(1)">';
  const CLEAN_NOTE = '<p>新须知</p><img src="x.png" />';

  it('stays as it was when it was booked; orders of before it was kept have today’s', async () => {
    const api = await server.member();
    const placed = await placeStay(api, {}, now());
    expect((await detailOf(api, placed.id)).stayHotel).toEqual(asBought);
    const query = (statement: string, values: unknown[] = []) => server.app.pool.query(statement, values);
    const { rows } = await query('select * from hotels where id = $1', [asBought.hotelId]);
    await query(
      `update hotels set phone = '110', lat = 1, lng = 2,
         content = content || jsonb_build_object('address', '新址', 'bookNote', $2::text) where id = $1`,
      [asBought.hotelId, NEW_NOTE],
    );
    expect((await detailOf(api, placed.id)).stayHotel).toEqual(asBought);
    await query("update order_lines set detail = detail - 'hotel' where order_id = $1", [placed.id]);
    expect((await detailOf(api, placed.id)).stayHotel).toEqual({
      hotelId: asBought.hotelId,
      name: asBought.name,
      address: { ...asBought.address, 'zh-Hans': '新址' },
      phone: '110',
      lat: 1,
      lng: 2,
      bookNote: { ...asBought.bookNote, 'zh-Hans': CLEAN_NOTE },
    });
    const { phone, lat, lng, content } = rows[0];
    await query('update hotels set phone = $2, lat = $3, lng = $4, content = $5 where id = $1', [
      asBought.hotelId,
      phone,
      lat,
      lng,
      JSON.stringify(content),
    ]);
  });

  it('is told of rooms alone, and in no list', async () => {
    const api = await server.member();
    const ticket = await placeOrder(api);
    expect((await detailOf(api, ticket.id)).stayHotel).toBeNull();
    await placeStay(api, {}, now());
    const { records } = await api.order.list({});
    expect(records[0]?.lines[0]).not.toHaveProperty('hotel');
  });
});
