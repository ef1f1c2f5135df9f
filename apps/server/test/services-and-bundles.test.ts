import { appointmentStatus, orderStatus, orderType } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { addAddress, CONTACT, order, pay, ship, taken } from './support/goods-orders';
import { addBundle, addService } from './support/services';
import { addProduct, addShop } from './support/shop';
import { addTraveller, openDay, placesTaken, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

// conformance: SELL-03
describe('a service', () => {
  it('is used by showing its code, as often as it may be, and gives the unused part back', async () => {
    const { line } = await addService(server, { usesPerVoucher: 10 });
    const api = await server.member();
    const { id } = await order(api, [line(2)]);
    await pay(server, api, id);
    const { vouchers } = await api.order.vouchers({ orderId: id });
    expect(vouchers).toHaveLength(2);
    const [first, second] = vouchers;
    expect(first?.lastDay).toBe(addDays(dayOf(server.app.clock.now()), 30));
    for (let times = 0; times < 3; times++) {
      await server.press('console/vouchers/verify', { code: first?.code ?? '' });
    }
    expect((await api.order.vouchers({ orderId: id })).vouchers).toMatchObject([
      { uses: 10, usesLeft: 7, status: appointmentStatus.toBeUsed },
      { uses: 10, usesLeft: 10 },
    ]);
    const { lines } = await api.order.detail({ id });
    const items = [{ lineId: lines[0]?.id ?? '', units: [0, 1] }];
    // Three of ten uses are gone: of the first 7,000 goes back, of the second all.
    const quote = await api.refund.quote({ orderId: id, items });
    expect(quote).toMatchObject({ amountFen: 17_000, feeFen: 3_000 });
    for (let times = 0; times < 10; times++) {
      await server.press('console/vouchers/verify', { code: second?.code ?? '' });
    }
    expect((await server.press('console/vouchers/verify', { code: second?.code ?? '' })).status).toBe(409);
    const after = await api.order.vouchers({ orderId: id });
    expect(after.vouchers[1]?.usesLeft).toBe(0);
    expect((await api.order.detail({ id })).lines).toMatchObject([
      { refundableFen: 7_000, refundableUnits: [0], progress: ['running', 'over'] },
    ]);
    expect(after.vouchers.map(({ status }) => status)).toEqual([
      appointmentStatus.toBeUsed,
      appointmentStatus.used,
    ]);
    await expect(api.refund.quote({ orderId: id, items })).rejects.toMatchObject({ rule: 'unitsUsed' });
  });

  it('that was not used in its time goes back by itself', async () => {
    const { line, skuDetailId } = await addService(server, { validDays: 3 });
    const api = await server.member();
    const { id } = await order(api, [line()]);
    await pay(server, api, id);
    await server.moveTime(4 * 1_440 + 60);
    await server.runJobs();
    expect(await api.order.detail({ id })).toMatchObject({ status: orderStatus.closed, refundedFen: 10_000 });
    expect(await taken(server, skuDetailId)).toBe(0);
  });

  it('that is shown after paying can be given back until it was looked at', async () => {
    const { line } = await addService(server, {
      mode: 'instant',
      instantContent: { 'zh-Hans': '兑换码 QY2026', en: 'Code QY2026' },
    });
    const api = await server.member();
    const { id } = await order(api, [line()]);
    await pay(server, api, id);
    const { lines } = await api.order.detail({ id });
    const lineId = lines[0]?.id ?? '';
    expect(await api.refund.quote({ orderId: id, items: [{ lineId, quantity: 1 }] })).toMatchObject({
      amountFen: 10_000,
    });
    expect(await api.order.showContent({ id, lineId })).toEqual({ text: '兑换码 QY2026' });
    expect((await api.order.detail({ id })).status).toBe(orderStatus.complete);
    await expect(api.refund.quote({ orderId: id, items: [{ lineId, quantity: 1 }] })).rejects.toMatchObject({
      rule: 'unitsUsed',
    });
    const stranger = await server.member();
    await expect(stranger.order.showContent({ id, lineId })).rejects.toMatchObject({ code: 404 });
  });

  it('needs somebody to call', async () => {
    const { line } = await addService(server);
    const api = await server.member();
    await expect(api.order.create({ lines: [line()], expectedTotalFen: 10_000 })).rejects.toMatchObject({
      rule: 'contactNeeded',
      field: 'contactName',
    });
  });
});

const TICKET = 'ticket-feilian-adult';

// conformance: SELL-03
describe('a bundle', () => {
  it('is one order of lines of its parts, each with its share, and no part is sold without the others', async () => {
    const { db } = server.app;
    const supplierId = await addShop(db);
    const tea = await addProduct(db, supplierId, { skus: [{ priceFen: 6_800, total: 1 }] });
    const teaSku = tea.skuIds[0] ?? '';
    const bundle = await addBundle(server, { productId: tea.productId, skuDetailId: teaSku }, supplierId);
    const api = await server.member();
    const visitDay = await openDay(api, TICKET, 6);
    const startDay = addDays(visitDay, -1);
    const contactIds = [await addTraveller(api), await addTraveller(api, '王山')];
    const line = {
      kind: 'bundle' as const,
      ...bundle,
      quantity: 1,
      startDay,
      contactIds,
      guests: [{ name: '李云' }],
    };
    const calendar = await api.service.priceCalendar({
      productId: bundle.productId,
      from: startDay,
      to: startDay,
    });
    expect(calendar.days).toMatchObject([{ day: startDay, state: 'open', priceFen: 59_900, left: 1 }]);
    const placesBefore = await placesTaken(server, TICKET, visitDay);
    const { id, orders, quote } = await order(api, [line], { addressId: await addAddress(api) });
    expect(quote.lines.map(({ kind, paidFen }) => [kind, paidFen])).toEqual([
      ['stay', 37_925],
      ['ticket', 15_950],
      ['goods', 6_025],
    ]);
    expect(quote.breakdown).toMatchObject([{ kind: 'line', quantity: 1, amountFen: 59_900 }]);
    expect(orders).toHaveLength(1);
    await pay(server, api, id);
    const detail = await api.order.detail({ id });
    expect(detail.orderType).toBe(orderType.service);
    expect(detail.lines.map((one) => one.bundle?.productId)).toEqual(Array(3).fill(bundle.productId));
    expect(detail.people).toHaveLength(2);
    expect(await placesTaken(server, TICKET, visitDay)).toBe(placesBefore + 2);
    // The tea is gone, so no other bundle holds a room or a ticket.
    const full = await api.service.priceCalendar({
      productId: bundle.productId,
      from: startDay,
      to: startDay,
    });
    expect(full.days[0]).toMatchObject({ state: 'soldOut' });
    expect(full.days[0]?.fullPart).not.toBe('');
    const other = await server.member();
    const theirs = {
      ...line,
      contactIds: [await addTraveller(other), await addTraveller(other, '王山')],
    };
    await expect(
      other.order.create({
        lines: [theirs],
        addressId: await addAddress(other),
        ...CONTACT,
        expectedTotalFen: 59_900,
      }),
    ).rejects.toMatchObject({ rule: 'soldOut' });
    expect(await placesTaken(server, TICKET, visitDay)).toBe(placesBefore + 2);

    // Whole or not at all, and not once a part was shipped.
    const tickets = detail.lines.find(({ kind }) => kind === 'ticket');
    await expect(
      api.refund.quote({ orderId: id, items: [{ lineId: tickets?.id ?? '', quantity: 1 }] }),
    ).rejects.toMatchObject({ rule: 'bundleWhole' });
    const items = detail.lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    expect((await api.refund.quote({ orderId: id, items })).amountFen).toBe(59_900);
    expect(detail.lines.map(({ refundableFen }) => refundableFen)).toEqual([37_925, 15_950, 6_025]);
    await ship(server, api, id);
    await expect(api.refund.quote({ orderId: id, items })).rejects.toMatchObject({ rule: 'bundlePartUsed' });
    const begun = await api.order.detail({ id });
    expect(begun.lines.map(({ refundableFen }) => refundableFen)).toEqual([0, 0, 0]);
    expect(begun.lines.map(({ progress }) => progress)).toEqual([['open'], ['open', 'open'], ['running']]);
  });
});
