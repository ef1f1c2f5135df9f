import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { appointmentStatus } from '../../../packages/contract/src/constants';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
import { type Outside, outsideOf } from './support/outside';
import { startApp } from './support/start-app';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const ADULT = 'ticket-crafts-visit';
/** Two days before at 18:00 it keeps 20 %, and the merchant confirms it. */
const CLASS = 'ticket-crafts-wheel';
let parcels = Date.now();

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

interface Order {
  status: number;
  totalFen: number;
  refundedFen: number;
  lines: { id: string; paidFen: number; cancelDeadlines?: { untilMs: number }[] }[];
}

/** A member buys by calls what the journey is not about. */
function buyerOf(token: string, { call: callAt, press }: Outside = outside) {
  const call = <Data>(method: 'GET' | 'POST', path: string, fields: Record<string, unknown>) =>
    callAt<Data>(method, path, fields, token);
  const order = (id: string) => call<Order>('GET', '/cuser/member/orders/detail', { id });
  return {
    order,
    async buy(lines: object[], more: object): Promise<string> {
      const { totalFen } = await call<{ totalFen: number }>('POST', '/cuser/member/orders/quote', {
        lines,
        ...more,
      });
      const { id } = await call<{ id: string }>('POST', '/cuser/member/orders/create', {
        lines,
        ...more,
        contactName: '李云',
        contactMobile: '13800138000',
        expectedTotalFen: totalFen,
      });
      const { payUrl } = await call<{ payUrl: string }>('GET', '/cuser/member/pay-order/unifyWxWebPay', {
        orderId: id,
      });
      const prepay_id = new URL(payUrl, url).searchParams.get('prepay_id') ?? '';
      await press('cashier/pay', { prepay_id });
      return id;
    },
    addAddress: async () =>
      (
        await call<{ id: string }>('POST', '/cuser/member-address/add', {
          name: '王山',
          mobile: '13800000001',
          state: '广东省',
          city: '深圳市',
          county: '福田区',
          adcode: '440304',
          detail: '莲花路2号',
          tag: '',
          isDefault: true,
        })
      ).id,
    receive: (id: string) => call('POST', '/cuser/member/orders/confirmReceipt', { id }),
  };
}

/** Something simple of which there is plenty. */
async function anyGoods(): Promise<{ id: string; skuDetailId: string }> {
  const { records } = await outside.call<{
    records: { id: string; skuDetailId: string | null; left: number | null; priceFen: number }[];
  }>('GET', '/cuser/public/api/goods/list', { supplierId: 'shop-yunshang', goodsType: '0', size: '50' });
  const found = records.find(
    ({ skuDetailId, left, priceFen }) => skuDetailId && left === null && priceFen > 1_000,
  );
  if (!found?.skuDetailId) throw new Error('Nothing simple is sold.');
  return { id: found.id, skuDetailId: found.skuDetailId };
}

describe.each([
  ['phone', 'zh-Hans'],
  ['desktop', 'en'],
] as [Size, Language][])('money back (%s, %s)', (size, language) => {
  it('goods are returned by a parcel: refused, asked for again, agreed to, sent, received', async () => {
    const { page, context, problems } = await visit(browser, url, { size, language });
    const { t, button, link, follow, logIn } = stepsOf(page, language, outside);
    await page.goto('/packages/order/refund-list/refund-list');
    await logIn();
    await page.getByText(t('refund.empty')).waitFor();
    const buyer = buyerOf(await tokenOf(page));
    const { id: productId, skuDetailId } = await anyGoods();
    const addressId = await buyer.addAddress();
    const orderId = await buyer.buy([{ kind: 'goods', productId, skuDetailId, quantity: 1 }], { addressId });
    await outside.press('console/parcels/ship', { id: orderId, carrier: 'SF', number: `SF${parcels++}` });
    await buyer.receive(orderId);

    const askFor = async () => {
      await page.getByRole('checkbox').first().check();
      await page.getByRole('radio').first().check();
      await follow(button('refund.form.submit'));
      await page.waitForURL(/refund-detail/);
      return new URL(page.url()).searchParams.get('id') ?? '';
    };
    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await follow(link('order.back.apply').first());
    await page.waitForURL(/refund-page/);
    const refused = await askFor();
    await outside.press('console/requests/refuse', { id: refused, words: '请补充说明', english: 'Say more' });
    await page.reload();
    await page
      .getByText(language === 'en' ? 'Say more' : '请补充说明')
      .first()
      .waitFor();
    await follow(page.getByRole('link', { name: t('refund.view.again').split('{')[0] ?? '' }));
    await page.waitForURL(/refund-page/);
    const again = await askFor();
    await outside.press('console/requests/agree', { id: again });
    await page.reload();
    await page.getByRole('textbox', { name: t('refund.view.company') }).fill('顺丰速运');
    await page.getByRole('textbox', { name: t('refund.view.number') }).fill(`SF${parcels++}`);
    await button('refund.view.send').click();
    await button('refund.view.correct').waitFor();
    await outside.press('console/requests/receive', { id: again });
    await page.reload();
    await page
      .getByText(language === 'en' ? 'Arrived' : '已到账')
      .first()
      .waitFor();
    const { status, refundedFen, lines } = await buyer.order(orderId);
    expect(status).toBe(6);
    expect(refundedFen).toBe(lines.reduce((sum, { paidFen }) => sum + paidFen, 0));
    await page.goto('/packages/order/refund-list/refund-list?open=all');
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'SH' }).count()).toBe(2);
    // On a desktop a request opens beside the list, and is open after a reload.
    const isBeside = size === 'desktop';
    await follow(page.getByRole('listitem').filter({ hasText: 'SH' }).first().getByRole('link'));
    await page.waitForURL(new RegExp(`${isBeside ? 'refund-list' : 'refund-detail'}.*${again}`));
    if (isBeside) {
      const open = page.getByRole('region', { name: t('refund.list.shown') });
      await open.getByText('Arrived').first().waitFor();
      await page.reload();
      await open.getByText('Arrived').first().waitFor();
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('one of three tickets goes back, the others go on', async () => {
    const { page, context, problems } = await visit(browser, url, { size, language });
    const { t, button, link, follow, logIn } = stepsOf(page, language, outside);
    await page.goto('/packages/order/refund-list/refund-list');
    await logIn();
    await page.getByText(t('refund.empty')).waitFor();
    const buyer = buyerOf(await tokenOf(page));
    const { days } = await outside.call<{ days: { day: string; state: string }[] }>(
      'GET',
      '/cuser/public/api/ticket/priceCalendar',
      calendarOf(ADULT),
    );
    const day = days.filter(({ state }) => state === 'open')[20]?.day ?? '';
    const orderId = await buyer.buy([{ kind: 'ticket', productId: ADULT, day, quantity: 3 }], {});
    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await follow(link('order.back.apply').first());
    await page.waitForURL(/refund-page/);
    await page.getByRole('checkbox', { disabled: false }).nth(2).check();
    await follow(button('refund.form.submit'));
    await page.waitForURL(/refund-detail/);
    await page
      .getByText(language === 'en' ? 'Arrived' : '已到账')
      .first()
      .waitFor();
    const { status, refundedFen, totalFen } = await buyer.order(orderId);
    expect(status).toBe(1);
    expect(refundedFen).toBeGreaterThan(0);
    expect(refundedFen).toBeLessThan(totalFen / 2);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a class for three that keeps a fifth (phone, zh-Hans)', () => {
  it('one place goes back less its fee, the two others enter on the day', async () => {
    // Its time is moved.
    const own = await startApp();
    const there = outsideOf(own.url);
    const { page, context, problems } = await visit(browser, own.url, {
      size: 'phone',
      language: 'zh-Hans',
    });
    const { t, button, link, follow, logIn } = stepsOf(page, 'zh-Hans', there);
    await page.goto('/packages/order/refund-list/refund-list');
    await logIn();
    await page.getByText(t('refund.empty')).waitFor();
    const token = await tokenOf(page);
    const buyer = buyerOf(token, there);
    const { memberFrequentContactsId } = await there.call<{ memberFrequentContactsId: string }>(
      'POST',
      '/cuser/member-contacts-certtype/add',
      { name: '李云', certType: 1, idCard: '110101199003074514', mobile: '' },
      token,
    );
    const { days } = await there.call<{ days: { day: string; state: string }[] }>(
      'GET',
      '/cuser/public/api/ticket/priceCalendar',
      calendarOf(CLASS),
    );
    // The fee's deadline is two days before.
    const day = days.find((one) => one.state === 'open' && one.day >= dayAfter(4))?.day ?? '';
    const line = {
      kind: 'ticket',
      productId: CLASS,
      day,
      quantity: 3,
      contactIds: [memberFrequentContactsId],
    };
    const orderId = await buyer.buy([line], {});
    await there.press('console/orders/confirm', { id: orderId });

    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await follow(link('order.back.apply').first());
    await page.waitForURL(/refund-page/);
    await page.getByRole('checkbox', { disabled: false }).nth(2).check();
    const { totalFen } = await buyer.order(orderId);
    const paidFen = totalFen / 3;
    const feeFen = paidFen / 5;
    await page
      .getByRole('status')
      .filter({ hasText: `${t('refund.fee')} ¥${feeFen / 100}` })
      .waitFor();
    await follow(button('refund.form.submit'));
    await page.waitForURL(/refund-detail/);
    await page.getByText('已到账').first().waitFor();
    expect((await buyer.order(orderId)).refundedFen).toBe(paidFen - feeFen);

    const codesOf = async (state: number) =>
      (
        await there.call<{ vouchers: { code: string; status: number }[] }>(
          'GET',
          '/cuser/member/orders/vouchers',
          { orderId },
          token,
        )
      ).vouchers
        .filter(({ status }) => status === state)
        .map(({ code }) => code);
    const open = await codesOf(appointmentStatus.toBeUsed);
    expect(open).toHaveLength(2);
    const opensMs = Date.parse(`${day}T10:00:00+08:00`);
    await there.moveTime(Math.ceil((opensMs - Date.now()) / 60_000));
    for (const code of await codesOf(appointmentStatus.cancelled))
      await expect(there.press('console/vouchers/verify', { code })).rejects.toThrow();
    for (const code of open) await there.press('console/vouchers/verify', { code });
    const { status, refundedFen } = await buyer.order(orderId);
    expect({ status, refundedFen }).toEqual({ status: 2, refundedFen: paidFen - feeFen });
    expect(problems).toEqual([]);
    await context.close();
    await own.stop();
  });
});

describe('a room after its last deadline (desktop, en)', () => {
  it('is asked for, refused with a reason, asked for once more, and given back in part', async () => {
    // Its time is moved.
    const own = await startApp();
    const there = outsideOf(own.url);
    const { page, context, problems } = await visit(browser, own.url, { size: 'desktop', language: 'en' });
    const { t, button, link, follow, logIn } = stepsOf(page, 'en', there);
    await page.goto('/packages/order/refund-list/refund-list');
    await logIn();
    await page.getByText(t('refund.empty')).waitFor();
    const buyer = buyerOf(await tokenOf(page), there);
    const line = {
      kind: 'stay',
      productId: 'room-crafts-double',
      hotelratesId: 'rate-crafts-double-room',
      quantity: 1,
      startDate: dayAfter(8),
      endDate: dayAfter(10),
      adults: 1,
      guests: [{ name: '李云' }],
    };
    const orderId = await buyer.buy([line], {});
    const { lines } = await buyer.order(orderId);
    const lastMs = Math.max(...(lines[0]?.cancelDeadlines ?? []).map(({ untilMs }) => untilMs));
    await there.moveTime(Math.ceil((lastMs - Date.now()) / 60_000) + 5);

    const askFor = async () => {
      await page.getByRole('checkbox').first().check();
      await page.getByRole('radio').first().check();
      await follow(button('refund.form.submit'));
      await page.waitForURL(/refund-detail/);
      return new URL(page.url()).searchParams.get('id') ?? '';
    };
    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await follow(link('order.back.apply').first());
    await page.waitForURL(/refund-page/);
    const refused = await askFor();
    await there.press('console/requests/refuse', {
      id: refused,
      words: '房间已留',
      english: 'The room was kept',
    });
    await page.reload();
    await page.getByText('The room was kept').first().waitFor();
    await follow(page.getByRole('link', { name: t('refund.view.again').split('{')[0] ?? '' }));
    await page.waitForURL(/refund-page/);
    const again = await askFor();
    await there.press('console/requests/agree', { id: again, yuan: '100' });
    await page.reload();
    await page.getByText('Arrived').first().waitFor();
    expect((await buyer.order(orderId)).refundedFen).toBe(10_000);
    expect(problems).toEqual([]);
    await context.close();
    await own.stop();
  });
});

/** A day in Shanghai, counted from today. */
const dayAfter = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** From today on, as the calendar is asked for. */
function calendarOf(productId: string) {
  return { productId, from: dayAfter(0), to: dayAfter(60) };
}
