import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
import { type Outside, outsideOf } from './support/outside';
import { startApp } from './support/start-app';
import { openDay, type Steps, stepsOf } from './support/steps';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Two of them are dear enough for a coupon. */
const TICKET = 'ticket-qiyun-adult-cable-car';
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const SHANGHAI_MINUTES = 480;

/** Minutes until the day ends in Shanghai, by the server's clock. */
async function minutesOfToday(outside: Outside): Promise<number> {
  const { serverTimeStamp } = await outside.call<{ serverTimeStamp: number }>('GET', '/cgateway/timestamp');
  return DAY_MINUTES - ((Math.floor(serverTimeStamp / MINUTE_MS) + SHANGHAI_MINUTES) % DAY_MINUTES);
}

/** Says where things are sent to, on the order form. */
async function fillAddress(page: Page, { t, button, follow }: Steps) {
  await follow(page.getByRole('link', { name: t('order.goods.addAddress'), exact: true }));
  await page
    .getByRole('textbox', { name: t('address.paste') })
    .fill('陈云 13800000000 广东省深圳市福田区莲花路1号');
  await button('address.parse').click();
  await button('address.fill').click();
  await button('address.save').click();
  await page.waitForURL(/goods-place-order/);
  await page.getByText('莲花路1号', { exact: false }).first().waitFor();
}

const mine = (status: string) => `/packages/user-module/coupon/coupon?status=${status}`;

describe.each([
  ['phone', 'zh-Hans', '1 元换四味小罐'],
  ['desktop', 'en', 'Four small tins for ¥1'],
] as [Size, Language, string][])('a coupon (%s, %s)', (size, language, name) => {
  it('is claimed after the login, held by an order, and back when that is cancelled', async () => {
    const outside = outsideOf(url);
    const { page, context, problems } = await visit(browser, url, { size, language });
    const steps = stepsOf(page, language, outside);
    const { t, button, follow, logIn, placeOrder } = steps;
    const card = page.getByRole('article', { name, exact: true });
    await page.goto('/packages/goods-sell/coupon-center/coupon-center');
    const claim = page.getByRole('button', { name: t('coupon.claimNamed').replace('{name}', name) });
    await follow(claim);
    await logIn();
    await page.waitForURL(({ pathname }) => pathname.includes('coupon-center'));
    // Nothing is claimed by itself on the way back.
    await page.goto(mine('usable'));
    await page.getByRole('tab', { selected: true }).waitFor();
    await expect.poll(() => card.count()).toBe(0);
    await page.goto('/packages/goods-sell/coupon-center/coupon-center');
    await follow(claim);
    await page.getByText(t('coupon.claimDone')).first().waitFor();
    await follow(page.getByRole('link', { name: t('coupon.useNamed').replace('{name}', name) }));

    // It leads to its product, which costs one yuan with it.
    await page.waitForURL(/goods-detail/);
    await page.goto(
      '/packages/order/goods-place-order/goods-place-order?productId=product-tea-sampler&quantity=1',
    );
    await fillAddress(page, steps);
    await expect.poll(() => page.getByText(name, { exact: false }).count()).toBeGreaterThan(0);
    const orderId = await placeOrder();
    await page.goto(mine('reserved'));
    await card.waitFor();
    await page.goto(mine('usable'));
    await page.getByRole('tab', { selected: true }).waitFor();
    await expect.poll(() => card.count()).toBe(0);

    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await follow(button('order.cancel'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('order.cancel'), exact: true })
      .click();
    await page.getByText(t('order.cancel.done')).first().waitFor();
    await page.goto(mine('usable'));
    await card.waitFor();
    await page.getByRole('link', { name: t('coupon.useNamed').replace('{name}', name) }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe.each([
  ['phone', 'zh-Hans', '门票满 300 减 20'],
  ['desktop', 'en', '¥20 off ¥300 of tickets'],
] as [Size, Language, string][])('a coupon for tickets (%s, %s)', (size, language, name) => {
  it('is used by itself, left out and taken again by hand, and stands on the order', async () => {
    const outside = outsideOf(url);
    const { page, context, problems } = await visit(browser, url, { size, language });
    const steps = stepsOf(page, language, outside);
    const { t, button, follow, logIn, addTraveller, placeOrder } = steps;
    await steps.openBooking(TICKET, await openDay(outside, TICKET), 2);
    await logIn();
    await page.waitForURL(({ pathname }) => pathname.includes('scenic-spot-place-order'));
    await addTraveller('李云');
    await addTraveller('王山');
    const breakdown = page.getByRole('region', { name: t('order.breakdown') });
    await breakdown.getByText(name).waitFor();

    await follow(page.getByRole('button', { name: new RegExp(`^${t('order.goods.coupons')}`) }));
    const sheet = page.getByRole('dialog', { name: t('order.goods.coupons') });
    // What stands behind an open sheet is hidden; what a coupon takes off stands in the sheet.
    const taken = sheet.getByText(/^-¥20/);
    await taken.waitFor();
    await follow(sheet.getByRole('button', { name: t('order.goods.couponsOff') }));
    await expect.poll(() => taken.count()).toBe(0);
    await sheet.getByText(name).waitFor();
    await follow(sheet.getByRole('button', { name: t('order.goods.couponsBest') }));
    await expect.poll(() => taken.count()).toBe(1);
    await follow(sheet.getByRole('button', { name: t('order.goods.couponsDone') }));
    await sheet.waitFor({ state: 'hidden' });
    await breakdown.getByText(name).waitFor();
    const orderId = await placeOrder();

    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await page.getByText(name).first().waitFor();
    await page.goto(mine('reserved'));
    await page.getByRole('article', { name, exact: true }).waitFor();
    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await follow(button('order.cancel'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('order.cancel'), exact: true })
      .click();
    await page.getByText(t('order.cancel.done')).first().waitFor();
    // It leads to where tickets are.
    await page.goto(mine('usable'));
    await follow(page.getByRole('link', { name: t('coupon.useNamed').replace('{name}', name) }));
    await page.waitForURL(/scenic-spot-home/);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a coupon of today', () => {
  it('that ends between the cart and the order is told of as another price (desktop, en)', async () => {
    const own = await startApp();
    const outside = outsideOf(own.url);
    const { page, context } = await visit(browser, own.url, { size: 'desktop', language: 'en' });
    const steps = stepsOf(page, 'en', outside);
    const { t, button, follow, logIn } = steps;
    const { records } = await outside.call<{
      records: { id: string; supplierId: string; left: number | null; priceFen: number }[];
    }>('GET', '/cuser/public/api/goods/list', { goodsType: '0', size: '50' });
    const goods = records.find(
      ({ supplierId, left, priceFen }) =>
        ['shop-shanye', 'shop-yunshang'].includes(supplierId) &&
        left === null &&
        priceFen >= 3_500 &&
        priceFen < 5_000,
    );
    if (!goods) throw new Error('Nothing is simple enough.');
    await page.goto(`/packages/order/goods-place-order/goods-place-order?productId=${goods.id}&quantity=1`);
    await logIn();
    await page.waitForURL(({ pathname }) => pathname.includes('goods-place-order'));
    await fillAddress(page, steps);
    await page.getByText('¥6, today only').first().waitFor();
    await outside.moveTime((await minutesOfToday(outside)) + 1);
    await follow(button('order.book.submit'));
    const question = page.getByRole('dialog', { name: t('order.book.priceChanged') });
    await question.waitFor();
    await question.getByRole('button', { name: t('order.book.priceAccept') }).click();
    await page.waitForURL(/payment\/payment\?id=/);
    await context.close();
    await own.stop();
  });
});
