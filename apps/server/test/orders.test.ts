import { internationalType } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTraveller,
  newIdCard,
  openDay,
  placeOrder,
  placesTaken,
  startTestServer,
  type TestServer,
} from './support/test-server';

const ADULT = 'ticket-feilian-adult';
const CHILD = 'ticket-feilian-child';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a quote', () => {
  it('says what an order costs and why, and reserves nothing', async () => {
    const api = await server.member();
    const day = await openDay(api, ADULT);
    const before = await placesTaken(server, ADULT, day);
    const quote = await api.order.quote({ lines: [{ kind: 'ticket', productId: ADULT, day, quantity: 2 }] });
    const { days } = await api.ticket.priceCalendar({ productId: ADULT });
    const price = days.find((it) => it.day === day)?.priceFen ?? 0;
    expect(quote.totalFen).toBe(2 * price);
    expect(quote.breakdown).toEqual([{ kind: 'line', label: '成人票', quantity: 2, amountFen: 2 * price }]);
    expect(quote.lines[0]).toMatchObject({ travellersNeeded: 2, unitPriceFen: price });
    expect(await placesTaken(server, ADULT, day)).toBe(before);
  });

  it('refuses a day that is closed, naming the field', async () => {
    const api = await server.member();
    const { days } = await api.ticket.priceCalendar({ productId: ADULT });
    const closed = days.find((day) => day.state === 'closed');
    expect(closed).toBeDefined();
    await expect(
      api.order.quote({ lines: [{ kind: 'ticket', productId: ADULT, day: closed?.day ?? '', quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 422, rule: 'dayClosed', field: 'lines.0.day' });
  });
});

describe('creating an order', () => {
  it('takes the places of its day and waits 30 minutes for its money', async () => {
    const api = await server.member();
    const day = await openDay(api, ADULT, 2);
    const before = await placesTaken(server, ADULT, day);
    const order = await placeOrder(api, { day, quantity: 2 });
    expect(order.status).toBe(4);
    expect((order.expiresAtMs ?? 0) - server.app.clock.now()).toBeGreaterThan(29 * 60_000);
    expect((order.expiresAtMs ?? 0) - server.app.clock.now()).toBeLessThanOrEqual(30 * 60_000);
    expect(await placesTaken(server, ADULT, day)).toBe(before + 2);
  });

  it('makes one order and one reservation when the same request comes twice, at once or later', async () => {
    const api = await server.member();
    const day = await openDay(api, ADULT, 3);
    const contactIds = [await addTraveller(api)];
    const lines = [{ kind: 'ticket' as const, productId: ADULT, day, quantity: 1, contactIds }];
    const { totalFen } = await api.order.quote({ lines });
    const request = { lines, contactName: '李云', contactMobile: '13800138000', expectedTotalFen: totalFen };
    const before = await placesTaken(server, ADULT, day);
    const options = { idempotencyKey: 'the-same-key-every-time' };
    const [first, second] = await Promise.all([
      api.order.create(request, options),
      api.order.create(request, options),
    ]);
    const third = await api.order.create(request, options);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect((await api.order.list({})).total).toBe(1);
    expect(await placesTaken(server, ADULT, day)).toBe(before + 1);
    await expect(api.order.create({ ...request, contactName: '王山' }, options)).rejects.toMatchObject({
      code: 409,
      rule: 'idempotencyMismatch',
    });
  });

  it('shows the new price instead of ordering when the price has changed since the quote', async () => {
    const api = await server.member();
    const day = await openDay(api, ADULT, 4);
    const contactIds = [await addTraveller(api)];
    const lines = [{ kind: 'ticket' as const, productId: ADULT, day, quantity: 1, contactIds }];
    const { totalFen } = await api.order.quote({ lines });
    await server.app.db
      .updateTable('ticket_prices')
      .set({ price_fen: totalFen + 500 })
      .where('ticket_id', '=', ADULT)
      .where('day', '=', day)
      .execute();
    const request = { lines, contactName: '李云', contactMobile: '13800138000', expectedTotalFen: totalFen };
    await expect(api.order.create(request)).rejects.toMatchObject({
      code: 409,
      rule: 'priceChanged',
      detail: { totalFen: totalFen + 500 },
    });
    expect((await api.order.list({})).total).toBe(0);
    const confirmed = await api.order.create({ ...request, expectedTotalFen: totalFen + 500 });
    expect(confirmed.totalFen).toBe(totalFen + 500);
  });

  it('refuses more than is left, also when two lines draw on the same places', async () => {
    const api = await server.member();
    const day = await openDay(api, ADULT, 5);
    await server.app.db
      .updateTable('stock')
      .set((eb) => ({ total: eb('taken', '+', 2) }))
      .where('pool_id', '=', 'pool-feilian-day')
      .where('slot', '=', day)
      .execute();
    await expect(
      api.order.quote({ lines: [{ kind: 'ticket', productId: ADULT, day, quantity: 3 }] }),
    ).rejects.toMatchObject({
      code: 409,
      rule: 'soldOut',
      detail: { available: 2 },
    });
    await expect(
      api.order.quote({
        lines: [
          { kind: 'ticket', productId: ADULT, day, quantity: 2 },
          { kind: 'ticket', productId: CHILD, day, quantity: 1 },
        ],
      }),
    ).rejects.toMatchObject({ code: 409, rule: 'soldOut' });
  });

  it.each([
    ['an adult on a child’s ticket', CHILD, '19900101', { rule: 'travellerAge', code: 422 }],
    ['nobody', ADULT, undefined, { rule: 'travellersMissing', code: 422 }],
  ] as const)('refuses %s', async (_, productId, birthDay, refusal) => {
    const api = await server.member();
    const day = await openDay(api, productId, 2);
    const contactIds = birthDay ? [await addTraveller(api, '李云', birthDay)] : [];
    await expect(
      api.order.create({
        lines: [{ kind: 'ticket', productId, day, quantity: 1, contactIds }],
        contactName: '李云',
        contactMobile: '13800138000',
        expectedTotalFen: 0,
      }),
    ).rejects.toMatchObject({ ...refusal, field: 'lines.0.contactIds' });
  });

  it('knows an ID card by its old form of 15 digits and its new one of 18', async () => {
    const api = await server.member();
    const traveller = { name: '李云', certType: 1, mobile: '' } as const;
    const [old, today] = ['110101491001001', '11010119491001001X'];
    const { memberFrequentContactsId: id } = await api.contacts.add({ ...traveller, idCard: old });
    expect((await api.contacts.detail({ id })).idCard).toBe(today);
    const duplicate = { code: 409, rule: 'contactDuplicate', field: 'idCard' };
    for (const idCard of [old, today]) {
      await expect(api.contacts.add({ ...traveller, idCard })).rejects.toMatchObject(duplicate);
      const again = await api.contacts.add({ ...traveller, idCard, update: true });
      expect(again.memberFrequentContactsId).toBe(id);
    }
    const other = await addTraveller(api);
    await expect(
      api.contacts.edit({ memberFrequentContactsId: other, ...traveller, idCard: old }),
    ).rejects.toMatchObject(duplicate);
    expect(await api.contacts.list({})).toHaveLength(2);
  });

  it('tells two travellers of one surname apart: names are whole to their member, numbers masked', async () => {
    const api = await server.member();
    for (const name of ['王山', '王石']) {
      await api.contacts.add({ name, certType: 1, idCard: newIdCard(), mobile: '13800138000' });
    }
    const travellers = await api.contacts.list({});
    expect(travellers.map(({ name }) => name)).toEqual(expect.arrayContaining(['王山', '王石']));
    for (const { idCard, mobile } of travellers.filter((one) => one.mobile !== '')) {
      expect(idCard).toMatch(/^\d{6}\*{8}/);
      expect(mobile).toBe('138****8000');
    }
  });

  it('refuses the same person under two travellers', async () => {
    const api = await server.member();
    const day = await openDay(api, ADULT, 2);
    const idCard = newIdCard();
    const first = await api.contacts.add({ name: '李云', certType: 1, idCard, mobile: '' });
    await expect(
      api.contacts.add({ name: '李云', certType: 1, idCard: idCard.toLowerCase(), mobile: '' }),
    ).rejects.toMatchObject({ code: 409, rule: 'contactDuplicate' });
    const other = await addTraveller(api);
    const order = await api.order
      .create({
        lines: [
          {
            kind: 'ticket',
            productId: ADULT,
            day,
            quantity: 2,
            contactIds: [first.memberFrequentContactsId, first.memberFrequentContactsId],
          },
        ],
        contactName: '李云',
        contactMobile: '13800138000',
        expectedTotalFen: 0,
      })
      .catch((error) => error);
    expect(order).toMatchObject({ rule: 'travellersMissing' });
    expect(other).not.toBe(first.memberFrequentContactsId);
  });

  it('keeps its words in both languages, whatever happens to the product', async () => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    await server.app.db
      .deleteFrom('international_fields')
      .where('type', '=', internationalType.ticket)
      .where('table_id', '=', ADULT)
      .execute();
    const [fields] = await api.international.orderFields({ ordersIds: id });
    expect(JSON.parse(fields?.data ?? '{}')).toMatchObject({
      title: 'Feilian Gorge',
      productNames: ['Adult'],
    });
  });
});

describe('an order that is not paid', () => {
  it('gives its places back when the buyer cancels it, once', async () => {
    const api = await server.member();
    const day = await openDay(api, ADULT, 6);
    const before = await placesTaken(server, ADULT, day);
    const { id } = await placeOrder(api, { day });
    await api.order.cancel({ id });
    expect(await api.order.detail({ id })).toMatchObject({
      status: 6,
      closeReason: 'cancelled',
      canPay: false,
    });
    expect(await placesTaken(server, ADULT, day)).toBe(before);
    await expect(api.order.cancel({ id })).rejects.toMatchObject({ code: 409, rule: 'transitionRefused' });
    expect(await placesTaken(server, ADULT, day)).toBe(before);
  });

  it('closes after 30 minutes of moved time and gives its places back, once', async () => {
    const own = await startTestServer();
    const api = await own.member();
    const { id, day } = await placeOrder(api);
    const taken = await placesTaken(own, ADULT, day);
    await own.moveTime(29);
    expect((await api.order.detail({ id })).status).toBe(4);
    await own.moveTime(2);
    await Promise.all([own.runJobs(), own.runJobs()]);
    expect(await api.order.detail({ id })).toMatchObject({ status: 6, closeReason: 'timedOut' });
    expect(await placesTaken(own, ADULT, day)).toBe(taken - 1);
    await own.close();
  });
});
