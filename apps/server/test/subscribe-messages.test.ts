import type { ApiClient } from '@yunyou/api-client';
import { type SubscriptionTemplate, subscriptionTemplate } from '@yunyou/contract';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { tell } from '../src/modules/message/tell';
import { isStillTrue, remindersOf, typesOfEvent } from '../src/modules/subscription/message-types';
import { createMiniProgram } from '../src/outside/platforms/messaging-app';
import type { PlatformTokenCache } from '../src/outside/platforms/token-cache';
import { addItem, addSlot, book, noonIn } from './support/appointments';
import { addCardType, buyCards } from './support/cards';
import { addDraw } from './support/draws';
import { addFlashSale, grab } from './support/flash-sales';
import { addGroupBuy, takeSeat } from './support/group-buys';
import { addCoupon } from './support/shop';
import { bookStay, moveTo, placeStay } from './support/stays';
import {
  newMobile,
  openDay,
  placeOrder,
  readJson,
  startPaying,
  startTestServer,
  type TestServer,
} from './support/test-server';

const { ticketIssued, refundSucceeded, paymentReminder, orderExpiring, tripReminder } = subscriptionTemplate;
const { merchantConfirmed, merchantRejected, verification } = subscriptionTemplate;
const appId = 'wx0000000000000002';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  onTestFinished(() => server.close());
});

let people = 0;
/** Somebody who has joined through the mini-program. */
async function person(): Promise<ApiClient> {
  const codeOf = async (provider: string, mobile = '') =>
    (
      await readJson<{ code: string }>(
        await server.press('platforms/code', { provider, person: `person ${people}`, mobile }),
      )
    ).code;
  people += 1;
  const { token } = await server.visitor().login.applet({
    wxAppId: appId,
    code: await codeOf('mini-program'),
    source: 4,
    phoneCode: await codeOf('phone', newMobile()),
  });
  return server.visitor({ tokens: { read: () => token, clear: () => {} } });
}

const subscribe = (
  api: ApiClient,
  types: readonly SubscriptionTemplate[],
  about: { sn?: string; viewSpotId?: string; activityId?: string; voucherId?: string } = {},
) =>
  api.subscription.subscribe({
    appId,
    miniprogramState: 'developer',
    xcxMessageTypeList: types.map((consumeType) => ({
      consumeType,
      viewSpotId: about.viewSpotId ?? -1,
      hotelId: -1,
      supplierId: -1,
      activityId: about.activityId ?? -1,
      voucherId: about.voucherId ?? -1,
      parentSn: '',
      sn: about.sn ?? '',
    })),
  });

/** An order that the merchant has to confirm, for two who need not be named. */
async function placeVisit(api: ApiClient) {
  const productId = 'ticket-crafts-visit';
  await server.app.db
    .updateTable('tickets')
    .set({ confirm_mode: 'merchant' })
    .where('id', '=', productId)
    .execute();
  const lines = [{ kind: 'ticket' as const, productId, day: await openDay(api, productId), quantity: 2 }];
  const { totalFen } = await api.order.quote({ lines });
  const contact = { contactName: '李云', contactMobile: '13800138000' };
  return api.order.create({ lines, ...contact, expectedTotalFen: totalFen });
}

const pay = async (api: ApiClient, orderId: string) =>
  server.press('cashier/pay', { prepay_id: await startPaying(api, orderId) });

const sent = async () => (await server.console()).messages.sent;
const templates = async () => (await sent()).map(({ templateId }) => templateId).sort();
const kept = () =>
  server.app.db.selectFrom('subscribe_messages').select(['type', 'state', 'attempts', 'reason']).execute();
const answer = (code: number) => server.press('console/messages/force', { answer: String(code) });

describe('a subscribe message', () => {
  it('is sent when an order is paid, by the job and not by the payment, with what the order is', async () => {
    const api = await person();
    const order = await placeOrder(api);
    await subscribe(api, [ticketIssued], { sn: order.sn });
    await pay(api, order.id);
    expect(await sent()).toEqual([]);
    await server.runJobs();
    const [message] = await sent();
    expect(message).toMatchObject({
      openId: (await api.session.userInfo()).openId,
      templateId: `demo-test-${ticketIssued}`,
      page: `pages/order/index?id=${order.id}`,
      state: 'developer',
      data: {
        character_string1: { value: order.sn },
        date3: { value: order.day },
        amount4: { value: `${(order.totalFen / 100).toFixed(2)}元` },
        thing5: { value: '已出票，凭码入园' },
      },
    });
    expect(await (await server.fetch('http://yunyou.test/sandbox/console')).text()).toContain(
      `demo-test-${ticketIssued}`,
    );
  });

  it('uses a subscription once, the narrowest first, and none about another order or to nobody', async () => {
    const api = await person();
    const [first, second] = [await placeOrder(api), await placeOrder(api)];
    await subscribe(api, [ticketIssued], { sn: 'another order' });
    await subscribe(api, [ticketIssued], { viewSpotId: 'spot-feilian-gorge' });
    await subscribe(api, [ticketIssued], { sn: first.sn });
    await pay(api, first.id);
    await server.runJobs();
    const left = () =>
      server.app.db
        .selectFrom('subscriptions')
        .select(['sn', 'view_spot_id'])
        .where('sent_ms', 'is', null)
        .execute();
    expect(await left()).toEqual([
      { sn: 'another order', view_spot_id: '' },
      { sn: '', view_spot_id: 'spot-feilian-gorge' },
    ]);
    await pay(api, second.id);
    const third = await placeOrder(api);
    await pay(api, third.id);
    await server.runJobs();
    await Promise.all([server.runJobs(), server.runJobs()]);
    expect(await templates()).toEqual(['demo-test-0', 'demo-test-0']);
    expect(await left()).toEqual([{ sn: 'another order', view_spot_id: '' }]);
    expect(await api.subscription.isSubscribe({ types: [ticketIssued] })).toEqual([ticketIssued]);
  });

  it('is sent to nobody who has not subscribed, and an event is looked at once', async () => {
    const api = await person();
    const order = await placeOrder(api);
    await pay(api, order.id);
    await server.runJobs();
    await subscribe(api, [ticketIssued]);
    await server.runJobs();
    expect(await sent()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it('tells what the merchant says, that the money is back, and that a ticket was used', async () => {
    const api = await person();
    const taken = await placeVisit(api);
    await subscribe(api, [merchantConfirmed], { sn: taken.sn });
    await pay(api, taken.id);
    await server.runJobs();
    expect(await sent()).toEqual([]);
    await server.press('console/orders/confirm', { id: taken.id });
    const refused = await placeVisit(api);
    await subscribe(api, [merchantRejected, refundSucceeded], { sn: refused.sn });
    await pay(api, refused.id);
    await server.press('console/orders/reject', { id: refused.id });
    const used = await placeOrder(api);
    await subscribe(api, [verification], { sn: used.sn });
    await pay(api, used.id);
    await server.runJobs();
    const told = [merchantConfirmed, merchantRejected, refundSucceeded].map((type) => `demo-test-${type}`);
    expect(await templates()).toEqual(told.sort());

    const days = Math.round((Date.parse(used.day) - Date.parse(dayOf(server.app.clock.now()))) / 86_400_000);
    await server.moveTime(days * 24 * 60);
    for (const { code, sn } of (await server.console()).vouchers) {
      if (sn !== used.sn) continue;
      const verified = await server.press('console/vouchers/verify', { code });
      expect([verified.status, await verified.text()]).toEqual([200, expect.anything()]);
    }
    await server.runJobs();
    expect(await templates()).toEqual([...told, `demo-test-${verification}`].sort());
  });

  it('speaks of no money when a stay that is paid at the desk is refused', async () => {
    const hotelratesId = 'rate-wangxi-twin-desk';
    await server.app.db
      .updateTable('hotel_rates')
      .set({ confirm_mode: 'merchant' })
      .where('id', '=', hotelratesId)
      .execute();
    const api = await person();
    const order = await placeStay(api, { hotelratesId });
    await subscribe(api, [merchantRejected], { sn: order.sn });
    await server.press('console/orders/reject', { id: order.id });
    await server.runJobs();
    const said = (await sent()).flatMap(({ data }) => Object.values(data).map(({ value }) => value));
    expect(said).toContain('酒店无法接单，未产生费用');
  });

  it('reminds of a stay on its day, but nobody who has checked in already', async () => {
    const { checkInReminder } = subscriptionTemplate;
    const api = await person();
    const orders = [await bookStay(server, api), await bookStay(server, api)];
    for (const { sn } of orders) await subscribe(api, [checkInReminder], { sn });
    const day = orders[0]?.lines[0]?.startDate ?? '';
    await moveTo(server, `${day}T08:00`);
    const inside = (await server.console()).vouchers.find(({ sn }) => sn === orders[0]?.sn);
    expect((await server.press('console/vouchers/verify', { code: inside?.code ?? '' })).status).toBe(200);
    await moveTo(server, `${day}T10:00`);
    await server.runJobs();
    expect((await sent()).map(({ page }) => page)).toEqual([`pages/order/index?id=${orders[1]?.id}`]);
  });

  it('reminds of an order that is about to close, in time, and drops what is no longer so', async () => {
    const api = await person();
    const order = await placeOrder(api);
    await subscribe(api, [paymentReminder, orderExpiring]);
    await server.moveTime(10);
    expect(await sent()).toEqual([]);
    await server.moveTime(6);
    expect(await templates()).toEqual([`demo-test-${paymentReminder}`]);
    await answer(43101);
    await server.moveTime(10);
    expect(await kept()).toContainEqual(
      expect.objectContaining({ type: orderExpiring, state: 'refused', attempts: 1 }),
    );
    await pay(api, order.id);
  });

  it('keeps the subscription when it is dropped before the platform hears of it', async () => {
    const api = await person();
    const order = await placeOrder(api);
    await subscribe(api, [orderExpiring]);
    const { platforms } = server.app;
    let isUp = false;
    const { miniProgram } = platforms;
    if (!miniProgram) throw new Error('no mini-program');
    const send = miniProgram.sendMessage;
    Object.assign(miniProgram, {
      sendMessage: async (message: Parameters<typeof send>[0]) => {
        if (!isUp) throw new TypeError('fetch failed');
        return send(message);
      },
    });
    await server.moveTime(26);
    expect(await kept()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    await pay(api, order.id);
    isUp = true;
    await server.moveTime(2);
    expect(await kept()).toMatchObject([{ state: 'dropped', reason: 'no longer so' }]);
    expect(await api.subscription.isSubscribe({ types: [orderExpiring] })).toEqual([orderExpiring]);
    expect(await sent()).toEqual([]);
  });

  it('is tried again while the platform does not answer, and given up in the end', async () => {
    const api = await person();
    const order = await placeOrder(api);
    await subscribe(api, [ticketIssued]);
    Object.assign(server.app.platforms.miniProgram ?? {}, {
      sendMessage: async () => {
        throw new TypeError('fetch failed');
      },
    });
    await pay(api, order.id);
    for (const minutes of [0, 1, 5, 30, 60]) await server.moveTime(minutes);
    expect(await kept()).toMatchObject([{ state: 'failed', attempts: 4 }]);
    expect(await api.subscription.isSubscribe({ types: [ticketIssued] })).toEqual([ticketIssued]);
  });

  it.each([
    [43101, 'refused'],
    [40003, 'failed'],
    [47003, 'failed'],
  ])('that is answered by %i is %s and never sent again', async (code, state) => {
    const api = await person();
    const order = await placeOrder(api);
    await subscribe(api, [ticketIssued]);
    await answer(code);
    await pay(api, order.id);
    await server.runJobs();
    await answer(0);
    await server.moveTime(60);
    expect(await kept()).toMatchObject([
      { state, attempts: 1, reason: expect.stringContaining(String(code)) },
    ]);
    expect(await sent()).toEqual([]);
    expect(await api.subscription.isSubscribe({ types: [ticketIssued] })).toEqual([]);
  });

  it('arrives although the access token has ended before its time', async () => {
    const api = await person();
    const [first, second] = [await placeOrder(api), await placeOrder(api)];
    await subscribe(api, [ticketIssued], { sn: first.sn });
    await subscribe(api, [ticketIssued], { sn: second.sn });
    await pay(api, first.id);
    await server.runJobs();
    await server.press('console/messages/force', { expireTokens: '1' });
    await pay(api, second.id);
    await server.runJobs();
    expect(await templates()).toHaveLength(2);
    expect(await kept()).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  });
});

describe('what is worth a message', () => {
  it('is what others do to an order, never what the member has just done', () => {
    const event = { status: 1, payStatus: 1, confirmMode: 'instant', orderType: 2, note: null } as const;
    expect(typesOfEvent(event)).toEqual([ticketIssued]);
    expect(typesOfEvent({ ...event, status: 2 })).toEqual([verification]);
    expect(typesOfEvent({ ...event, status: 4, payStatus: 0 })).toEqual([]);
    expect(typesOfEvent({ ...event, status: 6, payStatus: 0 })).toEqual([]);
    expect(typesOfEvent({ ...event, status: 3, payStatus: 3 })).toEqual([refundSucceeded]);
    // A part is back and the order goes on; nobody came, and the order ended.
    expect(typesOfEvent({ ...event, note: 'refunded refunded' })).toEqual([refundSucceeded]);
    expect(typesOfEvent({ ...event, status: 2, note: 'lapsed' })).toEqual([]);
  });

  it('is of a stay its booking, at the desk too, its check-in, and what became of it', () => {
    const { bookingSucceeded, bookingFailed, merchantConfirmed, merchantRejected } = subscriptionTemplate;
    const event = { status: 1, payStatus: 1, confirmMode: 'instant', orderType: 1, note: null } as const;
    const atDesk = { ...event, payStatus: 0 } as const;
    for (const booked of [event, atDesk]) {
      expect(typesOfEvent(booked)).toEqual([bookingSucceeded]);
      expect(typesOfEvent({ ...booked, confirmMode: 'merchant' })).toEqual([
        merchantConfirmed,
        bookingSucceeded,
      ]);
      expect(typesOfEvent({ ...booked, status: 3 })).toEqual([merchantRejected, bookingFailed]);
      expect(typesOfEvent({ ...booked, note: 'checkedIn' })).toEqual([verification]);
      for (const note of ['checkedOut', 'lapsed', 'noShow']) {
        expect(typesOfEvent({ ...booked, status: 2, note })).toEqual([]);
      }
    }
    expect(typesOfEvent({ ...atDesk, status: 6, note: 'refunded noShow' })).toEqual([bookingFailed]);
    expect(typesOfEvent({ ...atDesk, status: 6, note: 'refunded cancelled' })).toEqual([]);
  });

  it('is a visit on its eve, from nine in the morning', () => {
    const order = {
      status: 1,
      orderType: 2,
      expiresMs: null,
      day: '2026-05-02',
      isCheckedIn: false,
      autoSignMs: null,
    } as const;
    const at = (time: string) => Date.parse(`${time}+08:00`);
    expect(remindersOf(order, at('2026-05-01T08:59:00'))).toEqual([]);
    const untilMs = at('2026-05-02T00:00:00');
    expect(remindersOf(order, at('2026-05-01T09:00:00'))).toEqual([{ type: tripReminder, untilMs }]);
    expect(remindersOf(order, at('2026-05-02T09:00:00'))).toEqual([]);
    expect(remindersOf({ ...order, status: 6 }, at('2026-05-01T09:00:00'))).toEqual([]);
  });

  it('is an unpaid order when half of its time is over, and shortly before it closes', () => {
    const { orderExpiring, paymentReminder } = subscriptionTemplate;
    const MINUTE_MS = 60_000;
    const typesAt = (payMinutes: number, leftMinutes: number) =>
      remindersOf(
        {
          ...{ status: 4, orderType: 2, day: '', isCheckedIn: false, autoSignMs: null },
          ...{ expiresMs: leftMinutes * MINUTE_MS, payMs: payMinutes * MINUTE_MS },
        },
        0,
      ).map(({ type }) => type);
    expect([16, 15, 6, 5].map((left) => typesAt(30, left))).toEqual([
      ...[[], [paymentReminder], [paymentReminder], [orderExpiring]],
    ]);
    expect([6, 5, 3, 2].map((left) => typesAt(10, left))).toEqual([
      ...[[], [paymentReminder], [paymentReminder], [orderExpiring]],
    ]);
    expect([3, 2.5, 2].map((left) => typesAt(5, left))).toEqual([[], [paymentReminder], [orderExpiring]]);
  });

  it('is a stay on its eve from six in the evening, and on its day from ten', () => {
    const { checkInReminder } = subscriptionTemplate;
    const order = {
      status: 1,
      orderType: 1,
      expiresMs: null,
      day: '2026-05-02',
      isCheckedIn: false,
      autoSignMs: null,
    } as const;
    const at = (time: string) => Date.parse(`${time}+08:00`);
    const typesAt = (time: string) => remindersOf(order, at(time)).map(({ type }) => type);
    expect(typesAt('2026-05-01T17:59:00')).toEqual([]);
    expect(typesAt('2026-05-01T18:00:00')).toEqual([tripReminder]);
    expect(typesAt('2026-05-02T09:59:00')).toEqual([]);
    expect(typesAt('2026-05-02T10:00:00')).toEqual([checkInReminder]);
    expect(typesAt('2026-05-02T22:00:00')).toEqual([checkInReminder]);
    expect(typesAt('2026-05-03T10:00:00')).toEqual([]);
    // Whoever is there already needs no reminder, not even one that is waiting to be sent.
    const inside = { ...order, isCheckedIn: true };
    expect(remindersOf(inside, at('2026-05-02T10:00:00'))).toEqual([]);
    expect(isStillTrue(checkInReminder, order)).toBe(true);
    expect(isStillTrue(checkInReminder, inside)).toBe(false);
  });
});

describe('the platform', () => {
  const account = { appId: 'wx1', secret: 's', apiUrl: 'https://api.example' };
  const message = {
    openId: 'o1',
    templateId: 't1',
    page: 'pages/order/index?id=1',
    data: { thing1: { value: '云游' } },
    miniprogramState: 'formal',
  };

  function createTokenCache(): PlatformTokenCache & { fetched: number } {
    const kept = new Map<string, string>();
    return {
      fetched: 0,
      async get(key, fetchToken) {
        const value = kept.get(key) ?? (await fetchToken()).value;
        if (!kept.has(key)) this.fetched += 1;
        kept.set(key, value);
        return value;
      },
      async invalidate(key, value) {
        if (kept.get(key) === value) kept.delete(key);
      },
    };
  }

  /** Answers the sends with these codes, one after the other. */
  function platformOf(codes: number[]) {
    const tokens = createTokenCache();
    const asked: { url: URL; body: unknown }[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const url = new URL(String(input));
      if (url.pathname === '/cgi-bin/token') return Response.json({ access_token: `at${asked.length}` });
      asked.push({ url, body: JSON.parse(String(init?.body)) });
      return Response.json({ errcode: codes.shift() ?? 0, errmsg: 'said' });
    };
    return { platform: createMiniProgram(account, { fetch, tokens }), tokens, asked };
  }

  it('is sent what its document says', async () => {
    const { platform, asked } = platformOf([0]);
    await platform.sendMessage(message);
    expect(asked.map(({ url, body }) => [url.href, body])).toEqual([
      [
        'https://api.example/cgi-bin/message/subscribe/send?access_token=at0',
        {
          touser: 'o1',
          template_id: 't1',
          page: 'pages/order/index?id=1',
          data: { thing1: { value: '云游' } },
          miniprogram_state: 'formal',
          lang: 'zh_CN',
        },
      ],
    ]);
  });

  it.each([40001, 40014, 42001])('is given a new token once after %i', async (code) => {
    const good = platformOf([code, 0]);
    await good.platform.sendMessage(message);
    expect(good.asked.map(({ url }) => url.searchParams.get('access_token'))).toEqual(['at0', 'at1']);
    const bad = platformOf([code, code, 0]);
    await expect(bad.platform.sendMessage(message)).rejects.toMatchObject({ name: 'PlatformRefusal', code });
    expect([bad.asked.length, bad.tokens.fetched]).toEqual([2, 2]);
  });

  it('refuses by its number, without another try', async () => {
    const { platform, asked } = platformOf([43101]);
    await expect(platform.sendMessage(message)).rejects.toMatchObject({ code: 43101 });
    expect(asked).toHaveLength(1);
  });
});

describe('a coupon that ends', () => {
  it('is told of once in its last 24 hours, one coupon for each right', async () => {
    const { db, clock } = server.app;
    const api = await person();
    await subscribe(api, [subscriptionTemplate.couponExpiring]);
    const claim = async (days: number) =>
      (await api.coupon.claim({ couponId: await addCoupon(db, clock.now(), { days }) })).memberCouponId;
    const first = await claim(2);
    const second = await claim(2);
    await claim(9);
    const toldOf = async () =>
      (await server.console()).messages.sent
        .filter(({ page }) => page.includes('memberCouponId'))
        .map(({ page }) => page.split('=')[1]);
    await server.runJobs();
    expect(await toldOf()).toEqual([]);
    await server.moveTime(1_440);
    const [told] = await toldOf();
    expect([first, second]).toContain(told);
    await server.runJobs();
    expect(await toldOf()).toEqual([told]);
    const message = (await server.console()).messages.sent[0];
    expect(message?.data).toMatchObject({ thing3: { value: '优惠券即将到期，请尽快使用' } });
    // The other one still has its turn when there is a right again.
    await subscribe(api, [subscriptionTemplate.couponExpiring]);
    await server.runJobs();
    expect((await toldOf()).sort()).toEqual([first, second].sort());
  });

  it('is the one that the right is about', async () => {
    const { db, clock } = server.app;
    const api = await person();
    const claim = async () =>
      (await api.coupon.claim({ couponId: await addCoupon(db, clock.now(), { days: 2 }) })).memberCouponId;
    await claim();
    const wanted = await claim();
    await subscribe(api, [subscriptionTemplate.couponExpiring], { voucherId: wanted });
    await server.moveTime(1_440);
    await server.runJobs();
    expect((await server.console()).messages.sent.map(({ page }) => page.split('=')[1])).toEqual([wanted]);
  });

  it('is not told of when it has ended already', async () => {
    const { db, clock } = server.app;
    const api = await person();
    await subscribe(api, [subscriptionTemplate.couponExpiring]);
    const couponId = await addCoupon(db, clock.now(), { days: 1 });
    const { memberCouponId } = await api.coupon.claim({ couponId });
    await db
      .updateTable('member_coupons')
      .set({ last_day: '2020-01-01' })
      .where('id', '=', memberCouponId)
      .execute();
    await server.runJobs();
    expect((await server.console()).messages.sent).toEqual([]);
  });
});

describe('what begins soon', () => {
  const { activityStarting } = subscriptionTemplate;
  const toldOf = async () =>
    (await sent())
      .filter(({ page }) => page.includes('activeId'))
      .map(({ page }) => page.split('=')[1])
      .sort();
  /** Moves to so many minutes before the soap week begins, and its coupon with it. */
  async function before(minutes: number) {
    const { db, clock } = server.app;
    const startsMs = clock.now() + minutes * 60_000;
    await db
      .updateTable('activities')
      .set({ starts_ms: startsMs })
      .where('id', '=', 'activity-soap-tomorrow')
      .execute();
    return startsMs;
  }

  it('is told of ten minutes before, once, to who asked', async () => {
    const asked = await person();
    await subscribe(asked, [activityStarting], { activityId: 'activity-soap-tomorrow' });
    // A right to anything is no wish to hear of everything.
    await subscribe(await person(), [activityStarting]);
    const startsMs = await before(20);
    await server.runJobs();
    expect(await toldOf()).toEqual([]);
    await server.moveTime(10);
    await server.runJobs();
    expect(await toldOf()).toEqual(['activity-soap-tomorrow']);
    expect((await sent())[0]).toMatchObject({
      openId: (await asked.session.userInfo()).openId,
      templateId: `demo-test-${activityStarting}`,
      data: { thing1: { value: '山泉皂周' }, thing3: { value: '您关注的活动即将开始' } },
    });
    expect((await sent())[0]?.data.time2?.value).toContain(dayOf(startsMs));
    await server.runJobs();
    expect(await toldOf()).toHaveLength(1);
    expect(await asked.subscription.isSubscribe({ types: [activityStarting] })).toEqual([]);
  });

  it('is a coupon, too, from when it can be claimed', async () => {
    const { db, clock } = server.app;
    const couponId = await addCoupon(db, clock.now(), { days: 2 });
    await db
      .updateTable('coupons')
      .set({ claim_from_ms: clock.now() + 5 * 60_000 })
      .where('id', '=', couponId)
      .execute();
    await subscribe(await person(), [activityStarting], { activityId: couponId });
    await server.runJobs();
    expect(await toldOf()).toEqual([couponId]);
  });

  it('is not told of when it has begun, or was stopped', async () => {
    const { db, clock } = server.app;
    const api = await person();
    await subscribe(api, [activityStarting], { activityId: 'activity-soap-tomorrow' });
    await before(-1);
    const couponId = await addCoupon(db, clock.now(), { days: 2 });
    await db
      .updateTable('coupons')
      .set({ claim_from_ms: clock.now() + 5 * 60_000, stopped: true })
      .where('id', '=', couponId)
      .execute();
    await subscribe(api, [activityStarting], { activityId: couponId });
    await server.runJobs();
    expect(await toldOf()).toEqual([]);
  });
});

describe('a place in a flash sale that comes free', () => {
  const { activityStarting } = subscriptionTemplate;

  it('is told to the first who waits, once, and gone when it is not held any more', async () => {
    const { db, clock } = server.app;
    const { activeId, activityProductId } = await addFlashSale(db, clock.now(), { total: 1 });
    const [holder, first, second] = [await person(), await person(), await person()];
    const places: string[] = [];
    for (const api of [holder, first, second]) {
      await subscribe(api, [activityStarting], { activityId: activeId });
      await db.deleteFrom('rate_limits').execute();
      places.push((await grab(api, activityProductId)).grabId);
    }
    await server.runJobs();
    expect(await sent()).toEqual([]);
    await server.moveTime(1);
    await holder.flashSale.release({ grabId: places[0] ?? '' });
    await server.runJobs();
    await server.runJobs();
    expect(await sent()).toMatchObject([
      {
        openId: (await first.session.userInfo()).openId,
        templateId: `demo-test-${activityStarting}`,
        page: expect.stringContaining(`activeId=${activeId}`),
        data: { thing3: { value: '有名额了，请在此前下单' } },
      },
    ]);
    expect(await second.subscription.isSubscribe({ types: [activityStarting] })).toEqual([activityStarting]);
  });
});

describe('a task of tomorrow', () => {
  const { tomorrowsTask } = subscriptionTemplate;

  it('is told on the evening before, once, to who asked about that draw', async () => {
    const { clock } = server.app;
    const { activeId } = await addDraw(server.app, clock.now(), {
      tasks: [{ kind: 'signIn', title: { 'zh-Hans': '签到', en: 'Sign in' }, chances: 1, perDay: 1 }],
    });
    const api = await person();
    await subscribe(api, [tomorrowsTask], { activityId: activeId });
    await subscribe(await person(), [tomorrowsTask]);
    const day = addDays(dayOf(clock.now()), 1);
    await moveTo(server, `${day}T12:00`);
    await server.runJobs();
    expect(await sent()).toEqual([]);
    await moveTo(server, `${day}T18:30`);
    await server.runJobs();
    await server.runJobs();
    expect(await sent()).toMatchObject([
      {
        openId: (await api.session.userInfo()).openId,
        page: expect.stringContaining(`activeId=${activeId}`),
        data: { thing1: { value: '抽奖' }, thing3: { value: '明日签到可得抽奖机会' } },
      },
    ]);
    expect((await sent())[0]?.data.time2?.value).toContain(addDays(day, 1));
    expect((await api.message.list({})).records[0]).toMatchObject({
      title: { 'zh-Hans': '明日任务' },
    });
    await subscribe(api, [tomorrowsTask], { activityId: activeId });
    await server.runJobs();
    expect(await sent()).toHaveLength(1);
  });
});

describe('a message about a group', () => {
  const { groupBuySucceeded, groupBuyFailed } = subscriptionTemplate;

  it('is sent to all when it is full, and when it will not be', async () => {
    const { db, clock } = server.app;
    const [leader, last, alone] = [await person(), await person(), await person()];
    for (const api of [leader, last, alone]) await subscribe(api, [groupBuySucceeded, groupBuyFailed]);
    await db.deleteFrom('rate_limits').execute();
    const full = await addGroupBuy(db, clock.now(), { product: { needed: 2 } });
    const { groupId } = await takeSeat(server, leader, full);
    await takeSeat(server, last, full, groupId);
    const failing = await takeSeat(server, alone, full);
    await server.press('console/group-buys/end', { id: failing.groupId });
    await server.runJobs();
    await server.runJobs();
    expect(await templates()).toEqual(
      [groupBuySucceeded, groupBuySucceeded, groupBuyFailed].map((type) => `demo-test-${type}`),
    );
    const messages = await sent();
    expect(messages.find(({ templateId }) => templateId.endsWith(`-${groupBuyFailed}`))).toMatchObject({
      openId: (await alone.session.userInfo()).openId,
      page: `pages/order/index?id=${failing.orderId}`,
      data: { thing4: { value: '人数未满，款项原路退回' } },
    });
  });
});

describe('a message about an appointment', () => {
  const { appointmentSucceeded, tomorrowsTask, bookingFailed } = subscriptionTemplate;
  const DAY_MINUTES = 24 * 60;
  /** Whatever the hour: what is told in the morning is told now. */
  const morning = () =>
    server.app.db
      .updateTable('appointment_news')
      .set({ due_ms: server.app.clock.now() })
      .where('done_ms', 'is', null)
      .execute();

  it('is sent when it is made, and when its slot is closed, to whoever has subscribed', async () => {
    const api = await person();
    const { db, clock } = server.app;
    const slotId = await addSlot(db, await addItem(db), { startsMs: noonIn(clock.now(), 3) });
    await subscribe(api, [appointmentSucceeded, bookingFailed]);
    const { id } = await book(api, { slotId, size: 2 });
    const { sn } = await api.appointment.detail({ id });
    await morning();
    await server.runJobs();
    const [made] = await sent();
    expect(made).toMatchObject({
      templateId: `demo-test-${appointmentSucceeded}`,
      page: `pages/home/index?appointmentId=${id}`,
      data: {
        thing1: { value: '试泡温泉' },
        time2: { value: `${dayOf(noonIn(clock.now(), 3))} 12:00` },
        thing3: { value: '预约成功，凭码入场' },
        character_string4: { value: sn },
      },
    });
    await server.press('console/appointments/close-slot', { slotId });
    await morning();
    await server.runJobs();
    expect(await templates()).toEqual([`demo-test-${bookingFailed}`, `demo-test-${appointmentSucceeded}`]);
    // The rights are used up.
    await book(api, { slotId: await addSlot(db, await addItem(db), { startsMs: noonIn(clock.now(), 4) }) });
    await morning();
    await server.runJobs();
    expect(await sent()).toHaveLength(2);
  });

  it('is not sent once the appointment is cancelled: the right stands', async () => {
    const api = await person();
    const { db, clock } = server.app;
    const slotId = await addSlot(db, await addItem(db), { startsMs: noonIn(clock.now(), 3) });
    await subscribe(api, [appointmentSucceeded]);
    const { id } = await book(api, { slotId });
    await api.appointment.cancel({ id });
    await morning();
    await server.runJobs();
    expect(await sent()).toEqual([]);
    expect(await kept()).toMatchObject([{ state: 'dropped', reason: 'no longer so' }]);
    expect(await api.subscription.isSubscribe({ types: [appointmentSucceeded] })).toEqual([
      appointmentSucceeded,
    ]);
  });

  it('reminds on the eve', async () => {
    const api = await person();
    const { db, clock } = server.app;
    const slotId = await addSlot(db, await addItem(db), { startsMs: noonIn(clock.now(), 3) });
    await book(api, { slotId });
    await subscribe(api, [tomorrowsTask]);
    // Seven in the evening before.
    const eveMs = noonIn(clock.now(), 2) + 7 * 3_600_000;
    await server.moveTime(Math.ceil((eveMs - clock.now()) / 60_000));
    expect(await templates()).toEqual([`demo-test-${tomorrowsTask}`]);
    await server.moveTime(DAY_MINUTES);
    expect(await sent()).toHaveLength(1);
  });
});

describe('what the inbox tells of cards and activities', () => {
  const { activityOnline, annualCardIssued, annualCardFailed, annualCardActivated, annualCardExpiring } =
    subscriptionTemplate;
  const card = { title: { 'zh-Hans': '栖云年卡', en: 'Annual card' } };
  const cases = [
    ['activityOnline', activityOnline, '您收藏的商品有新活动'],
    ['cardRefused', annualCardFailed, '激活未通过，请修改后重新提交'],
    ['cardActivated', annualCardActivated, '年卡已激活，凭码入园'],
    ['cardExpiring', annualCardExpiring, '年卡即将到期，请及时续费'],
    ['cardUnused', annualCardExpiring, '请尽快激活，逾期自动退款'],
  ] as const;

  it.each(cases)('is sent to an app, once, to whoever has subscribed (%s)', async (template, type, note) => {
    const [api, other] = [await person(), await person()];
    await subscribe(api, [type]);
    for (const one of [api, other]) {
      const { memberId } = await one.session.userInfo();
      const parameters = { ...card, day: '2026-12-31' };
      await tell(server.app.db, { memberId, template, parameters, nowMs: server.app.clock.now() });
    }
    for (const _ of [1, 2]) await server.runJobs();
    expect(await sent()).toMatchObject([
      {
        openId: (await api.session.userInfo()).openId,
        templateId: `demo-test-${type}`,
        data: { thing1: { value: '栖云年卡' }, date2: { value: '2026-12-31' }, thing3: { value: note } },
      },
    ]);
    expect(await api.subscription.isSubscribe({ types: [type] })).toEqual([]);
  });

  it('is not sent when it was told before the member subscribed, or of anything else', async () => {
    const api = await person();
    const { memberId } = await api.session.userInfo();
    const nowMs = server.app.clock.now();
    await tell(server.app.db, {
      memberId,
      template: 'cardActivated',
      parameters: card,
      nowMs: nowMs - 1_000,
    });
    await subscribe(api, [annualCardActivated]);
    await tell(server.app.db, { memberId, template: 'cardFrozen', parameters: card, nowMs: nowMs + 1_000 });
    await server.runJobs();
    expect(await sent()).toEqual([]);
  });

  it('is of an order of cards sent with the order: paid, they are issued', async () => {
    const api = await person();
    await subscribe(api, [annualCardIssued]);
    await buyCards(server, api, await addCardType(server.app.db, {}));
    await server.runJobs();
    expect(await templates()).toEqual([`demo-test-${annualCardIssued}`]);
    expect((await sent())[0]?.data.thing4?.value).toBe('年卡已购，请尽快激活');
  });
});
