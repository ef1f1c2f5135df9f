import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MovableClock } from '../src/sandbox/movable-clock';
import { stayLine } from './support/stays';
import {
  addTraveller,
  newIdCard,
  newMobile,
  openDay,
  placeOrder,
  startPaying,
  startTestServer,
  type TestServer,
} from './support/test-server';

const TICKET = 'ticket-feilian-adult';
const CONTACT = { contactName: '李云', contactMobile: '13800138000' };
const PROXY = '10.0.0.7';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    maxUnpaid: { perMember: 5, perProductDay: 2 },
    trustedProxies: ['10.0.0.0/8'],
  });
});
afterAll(() => server.close());

const codeFor = async (mobile: string) =>
  (await server.console()).sms.find((sms) => sms.mobile === mobile)?.body.match(/\d{6}/)?.[0] ?? '';

/** Codes that are not the right one. */
const guessesBut = (code: string, count: number): string[] =>
  Array.from({ length: count + 1 }, (_, index) => String(100_000 + index))
    .filter((guess) => guess !== code)
    .slice(0, count);

/** Requests that come through our proxy, with what else they claim in front of it. */
function fetchFrom(forwardedFor: string, peer = PROXY): typeof globalThis.fetch {
  const incoming = { socket: { remoteAddress: peer } };
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', forwardedFor);
    return server.hono.fetch(request, { incoming });
  };
}

const visitorFrom = (forwardedFor: string, peer?: string) =>
  server.visitor({ fetch: fetchFrom(forwardedFor, peer) });

type Api = ReturnType<TestServer['visitor']>;

/** How many of the calls were answered with this. */
async function countOf(calls: readonly Promise<unknown>[], reason: object): Promise<number> {
  const results = await Promise.allSettled(calls);
  return results.filter(
    (it) =>
      it.status === 'rejected' && Object.entries(reason).every(([key, value]) => it.reason[key] === value),
  ).length;
}

describe('guessing a code', () => {
  it('compares five guesses of a challenge, however many come at once', async () => {
    const mobile = newMobile();
    const { challengeId } = await server.visitor().session.smsCaptcha({ mobile });
    const code = await codeFor(mobile);
    const tries = guessesBut(code, 110).map((guess, index) =>
      visitorFrom(`203.0.113.${index}`).session.mobileLogin({ mobile, code: guess, challengeId }),
    );
    expect(await countOf(tries, { rule: 'codeWrong' })).toBe(5);
    await expect(server.visitor().session.mobileLogin({ mobile, code, challengeId })).rejects.toMatchObject({
      rule: 'codeExpired',
    });
  });

  it('by a stranger keeps nobody out who says which message they have', async () => {
    const mobile = newMobile();
    const { challengeId } = await server.visitor().session.smsCaptcha({ mobile });
    const code = await codeFor(mobile);
    const tries = guessesBut(code, 60).map((guess, index) =>
      visitorFrom(`198.51.100.${index % 6}`).session.mobileLogin({ mobile, code: guess }),
    );
    // Five of each network, and twenty of all of them.
    expect(await countOf(tries, { rule: 'codeWrong' })).toBe(20);
    await expect(
      visitorFrom('203.0.113.200').session.mobileLogin({ mobile, code, challengeId }),
    ).resolves.toMatchObject({ result: 0 });
  });

  it('takes no challenge of another number', async () => {
    const [mobile, other] = [newMobile(), newMobile()];
    await server.visitor().session.smsCaptcha({ mobile });
    const { challengeId } = await server.visitor().session.smsCaptcha({ mobile: other });
    await expect(
      server.visitor().session.mobileLogin({ mobile, code: await codeFor(mobile), challengeId }),
    ).rejects.toMatchObject({ rule: 'codeExpired' });
  });

  it('for another number counts the member and the network', async () => {
    const member = await server.member({ fetch: fetchFrom('203.0.113.55') });
    const mobile = newMobile();
    const { challengeId } = await member.member.changeMobileCode({ mobile });
    const tries = guessesBut(await codeFor(mobile), 130).map((code) =>
      member.member.changeMobile({ mobile, code, challengeId }),
    );
    expect(await countOf(tries, { code: 429 })).toBeGreaterThanOrEqual(10);
  });
});

describe('sending codes', () => {
  it('sends one of thirty that are asked for at once', async () => {
    const mobile = newMobile();
    const asked = await Promise.allSettled(
      Array.from({ length: 30 }, () => server.visitor().session.smsCaptcha({ mobile })),
    );
    expect(asked.filter((it) => it.status === 'fulfilled')).toHaveLength(1);
    const sent = (await server.console()).sms.filter((sms) => sms.mobile === mobile);
    expect(sent).toHaveLength(1);
  });

  it('uses up nothing when the gateway does not take the message', async () => {
    const mobile = newMobile();
    const send = server.app.sms.send;
    const api = server.visitor();
    const limits = () => server.app.db.selectFrom('rate_limits').selectAll().orderBy('key').execute();
    const withCounts = async () =>
      (await limits()).filter(({ count, key }) => count > 0 && key.startsWith('sms'));
    const before = await withCounts();
    server.app.sms.send = () => Promise.reject(new Error('no line'));
    for (let count = 0; count < 12; count++) {
      await expect(api.session.smsCaptcha({ mobile })).rejects.toMatchObject({ rule: 'codeNotSent' });
    }
    server.app.sms.send = send;
    expect(await withCounts()).toEqual(before);
    await expect(api.session.smsCaptcha({ mobile })).resolves.toBeDefined();
  });
});

describe('where a request comes from', () => {
  const picture = (api: Api) => api.login.picture();
  const tooMany = async (apis: readonly Api[]) => countOf(apis.map(picture), { code: 429 });

  it('is the rightmost hop that is no proxy of ours, whatever stands left of it', async () => {
    const forged = Array.from({ length: 125 }, (_, index) =>
      visitorFrom(`192.0.2.${index}, 203.0.113.77, 10.1.1.1`),
    );
    expect(await tooMany(forged)).toBe(5);
    expect(await tooMany([visitorFrom('203.0.113.78')])).toBe(0);
  });

  it('is the peer itself when that is no proxy of ours', async () => {
    const forged = Array.from({ length: 125 }, (_, index) => visitorFrom(`192.0.2.${index}`, '203.0.113.99'));
    expect(await tooMany(forged)).toBe(5);
  });

  it('is one network for all devices of an IPv6 household', async () => {
    const household = Array.from({ length: 125 }, (_, index) =>
      visitorFrom(`2001:db8:1:2:${index.toString(16)}::${index + 1}`),
    );
    expect(await tooMany(household)).toBe(5);
    expect(await tooMany([visitorFrom('2001:db8:1:3::1')])).toBe(0);
  });
});

describe('holding places without paying', () => {
  it('ends with the second order of a product and day, and with the fifth of all, even at once', async () => {
    const api = await server.member();
    const { days } = await api.ticket.priceCalendar({ productId: TICKET });
    const open = days.filter(({ state, left }) => state === 'open' && left === null).map(({ day }) => day);
    const travellers: string[] = [];
    for (let count = 0; count < 12; count++) travellers.push(await addTraveller(api));
    const create = async (day: string | undefined, contactId: string | undefined) => {
      const lines = [
        {
          kind: 'ticket' as const,
          productId: TICKET,
          day: day ?? '',
          quantity: 1,
          contactIds: [contactId ?? ''],
        },
      ];
      const { totalFen } = await api.order.quote({ lines });
      return api.order.create({ lines, ...CONTACT, expectedTotalFen: totalFen });
    };
    const refused = { code: 422, rule: 'tooManyUnpaid' };
    const sameDay = travellers.slice(0, 4).map((traveller) => create(open[1], traveller));
    expect(await countOf(sameDay, refused)).toBe(2);
    const otherDays = travellers.slice(4, 10).map((traveller, index) => create(open[index + 2], traveller));
    expect(await countOf(otherDays, refused)).toBe(3);

    const { records } = await api.order.list({ status: 4 });
    await api.order.cancel({ id: records[0]?.id ?? '' });
    await expect(create(open[9], travellers[10])).resolves.toBeDefined();
    await expect(create(open[10], travellers[11])).rejects.toMatchObject(refused);
  });

  it('is limited in orders a minute', async () => {
    const api = await server.member();
    await atWindowStart(60_000);
    const tries = Array.from({ length: 34 }, () =>
      api.order.create({
        lines: [{ kind: 'ticket', productId: 'none', day: '2030-01-01', quantity: 1, contactIds: [] }],
        ...CONTACT,
        expectedTotalFen: 1,
      }),
    );
    expect(await countOf(tries, { code: 429 })).toBe(4);
  });
});

const TEN_MINUTES_MS = 600_000;

/** Limits are counted in windows of the clock: what is counted begins with a new one. */
async function atWindowStart(windowMs: number): Promise<void> {
  const clock = server.app.clock as MovableClock;
  await clock.moveBy(windowMs - (clock.now() % windowMs));
}

describe('asking for rooms', () => {
  const stay = (productId = 'room-crafts-double') => ({
    ...stayLine({}, server.app.clock.now()),
    productId,
  });

  it('is limited to 120 quotes in ten minutes, and other quotes go on', async () => {
    const api = await server.member();
    await atWindowStart(TEN_MINUTES_MS);
    const tries = Array.from({ length: 124 }, () => api.order.quote({ lines: [stay()] }));
    expect(await countOf(tries, { code: 429 })).toBe(4);
    const day = await openDay(api, TICKET);
    const ticket = { kind: 'ticket' as const, productId: TICKET, day, quantity: 1, contactIds: [] };
    await expect(api.order.quote({ lines: [ticket] })).resolves.toBeDefined();
    // Another member is counted alone.
    await expect((await server.member()).order.quote({ lines: [stay()] })).resolves.toBeDefined();
  });

  it('is limited to 20 orders in ten minutes', async () => {
    const api = await server.member();
    await atWindowStart(TEN_MINUTES_MS);
    const tries = Array.from({ length: 23 }, () =>
      api.order.create({ lines: [stay('none')], ...CONTACT, expectedTotalFen: 1 }),
    );
    expect(await countOf(tries, { code: 429 })).toBe(3);
    await server.moveTime(11);
    await expect(
      api.order.create({ lines: [stay('none')], ...CONTACT, expectedTotalFen: 1 }),
    ).rejects.toMatchObject({ code: 404 });
  });
});

describe('a place at a spot on a day', () => {
  const idCard = newIdCard();
  const contactOf = async (api: Api) =>
    (await api.contacts.add({ name: '王小明', certType: 1, idCard, mobile: '' })).memberFrequentContactsId;
  const order = async (api: Api, contactId: string, day: string, productId = TICKET) => {
    const lines = [{ kind: 'ticket' as const, productId, day, quantity: 1, contactIds: [contactId] }];
    const { totalFen } = await api.order.quote({ lines });
    return api.order.create({ lines, ...CONTACT, expectedTotalFen: totalFen });
  };

  it('is one for each document over all orders and members, until it is given back', async () => {
    const [first, second] = [await server.member(), await server.member()];
    const [mine, theirs] = [await contactOf(first), await contactOf(second)];
    const day = await openDay(first, TICKET);
    const tries = await Promise.allSettled([order(first, mine, day), order(second, theirs, day)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [winner, loser] = tries[0].status === 'fulfilled' ? [first, second] : [second, first];
    const theLosers = loser === first ? mine : theirs;
    await expect(order(loser, theLosers, day)).rejects.toMatchObject({
      code: 422,
      rule: 'travellerBooked',
      field: 'lines.0.contactIds',
      detail: { contactId: theLosers },
    });
    await expect(order(loser, theLosers, await openDay(loser, TICKET, 3))).resolves.toBeDefined();

    const { records } = await winner.order.list({});
    await winner.order.cancel({ id: records[0]?.id ?? '' });
    const paid = await order(loser, theLosers, day);
    await server.press('cashier/pay', { prepay_id: await startPaying(loser, paid.id) });
    await expect(order(winner, winner === first ? mine : theirs, day)).rejects.toMatchObject({
      rule: 'travellerBooked',
    });
  });

  it('is free again when the ticket was given back', async () => {
    const api = await server.member();
    const { id, day } = await placeOrder(api, { productId: TICKET });
    await server.press('cashier/pay', { prepay_id: await startPaying(api, id) });
    const places = () =>
      server.app.db.selectFrom('line_people').select('place_key').where('order_id', '=', id).execute();
    expect(await places()).toEqual([{ place_key: expect.stringContaining(day) }]);
    const lineId = (await api.order.detail({ id })).lines[0]?.id ?? '';
    const items = [{ lineId, units: [0] }];
    const { amountFen, feeFen } = await api.refund.quote({ orderId: id, items });
    await api.refund.apply({ orderId: id, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
    expect(await places()).toEqual([{ place_key: null }]);
  });
});
