import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
import { outsideOf } from './support/outside';
import { startApp } from './support/start-app';
import { type Steps, stepsOf } from './support/steps';
import { optionOf } from './support/texts';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SERVICE = 'product-foot-bath';
/** Its one code is shown ten times. */
const TEN_TIMES = 'product-coffee-card';
/** Used at a booked time, without names. */
const LESSON = 'product-wheel-lesson';
/** A room, two tickets and tea, from a day on that is chosen. */
const BUNDLE = 'product-weekend-package';

const detail = (id: string, more = '') => `/pages/service-detail/service-detail?id=${id}${more}`;

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

/** A day on which a bundle can begin. */
async function openStart(productId: string, skip = 3): Promise<string> {
  const today = Date.now() + 8 * 3_600_000;
  const day = (after: number) => new Date(today + after * 86_400_000).toISOString().slice(0, 10);
  const { days } = await outside.call<{ days: { day: string; state: string }[] }>(
    'GET',
    '/cuser/public/api/service/priceCalendar',
    { productId, from: day(0), to: day(60) },
  );
  const found = days.filter(({ state }) => state === 'open')[skip];
  if (!found) throw new Error(`${productId} begins on no day.`);
  return found.day;
}

const vouchersOf = async (page: Page, orderId: string) =>
  (
    await outside.call<{ vouchers: { code: string; status: number }[] }>(
      'GET',
      '/cuser/member/orders/vouchers',
      { orderId },
      await tokenOf(page),
    )
  ).vouchers;

describe.each([
  ['phone', 'zh-Hans'],
  ['desktop', 'en'],
] as [Size, Language][])('services and bundles (%s, %s)', (size, language) => {
  it('a service is bought, its voucher shown, and used at the counter', async () => {
    const { page, context, problems } = await visit(browser, url, { size, language });
    const { t, button, logIn, placeOrder, goToCashier, payAtCashier } = stepsOf(page, language, outside);
    await page.goto(detail(SERVICE));
    await button('goods.bar.buy').click();
    await logIn();
    await page.waitForURL(/service-place-order/);
    await page.getByLabel(t('order.book.contactName')).fill('李云');
    const orderId = await placeOrder();
    await goToCashier();
    await payAtCashier();
    const [voucher] = await vouchersOf(page, orderId);
    expect(voucher).toBeDefined();
    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await outside.press('console/vouchers/verify', { code: voucher?.code ?? '' });
    await expect
      .poll(async () => (await vouchersOf(page, orderId)).map(({ status }) => status))
      .not.toEqual([voucher?.status]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a service is bought with one of its next free times', async () => {
    const { page, context, problems } = await visit(browser, url, { size, language });
    const steps = stepsOf(page, language, outside);
    const { t, follow, logIn, placeOrder, goToCashier, payAtCashier } = steps;
    const { skus } = await outside.call<{ skus: { skuDetailId: string }[] }>(
      'GET',
      '/cuser/public/api/service/detail',
      { id: LESSON },
    );
    await page.goto(detail(LESSON, `&productSpec=${skus[0]?.skuDetailId}`));
    await follow(page.getByRole('button', { name: /\d\d:\d\d–\d\d:\d\d/ }).last());
    await logIn();
    await page.waitForURL(/service-place-order.*slotId=/);
    await page
      .getByRole('status')
      .filter({ hasText: /\d\d:\d\d–\d\d:\d\d/ })
      .waitFor();
    await page.getByLabel(t('order.book.contactName')).fill('李云');
    const orderId = await placeOrder();
    const timeOf = async () =>
      (
        await outside.call<{ lines: { slot?: { status: number } }[] }>(
          'GET',
          '/cuser/member/orders/detail',
          { id: orderId },
          await tokenOf(page),
        )
      ).lines[0]?.slot?.status;
    expect(await timeOf()).toBe(0);
    await goToCashier();
    await payAtCashier();
    // The shop says yes to each lesson.
    await outside.press('console/orders/confirm', { id: orderId });
    await expect.poll(timeOf).toBe(1);
    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await page
      .getByText(t('order.appointment.count').replace('{booked}', '1').replace('{needed}', '1'))
      .waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a bundle is bought for a day, with its guest, its travellers and an address, and goes back whole', async () => {
    const { page, context, problems } = await visit(browser, url, { size, language });
    const steps = stepsOf(page, language, outside);
    const { t, button, follow } = steps;
    const orderId = await buyBundle(page, steps, size === 'phone' ? 3 : 5);
    // It goes back as a whole, to the fen.
    await page.goto(`/packages/order/order-details/order-details?id=${orderId}`);
    await follow(button('order.back.apply').first());
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('refund.units.confirm') })
      .click();
    await expect
      .poll(async () => {
        const { refundedFen, totalFen } = await outside.call<{ refundedFen: number; totalFen: number }>(
          'GET',
          '/cuser/member/orders/detail',
          { id: orderId },
          await tokenOf(page),
        );
        return totalFen > 0 && refundedFen === totalFen;
      })
      .toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a code that is shown several times (phone, zh-Hans)', () => {
  it('says what remains after each use, completes its order with the last one, and is reviewed', async () => {
    const { page, context, problems } = await visit(browser, url);
    const steps = stepsOf(page, 'zh-Hans', outside);
    const { t, button, link, follow, logIn, placeOrder, goToCashier, payAtCashier } = steps;
    await page.goto(detail(TEN_TIMES));
    await button('goods.bar.buy').click();
    await logIn();
    await page.waitForURL(/service-place-order/);
    await page.getByLabel(t('order.book.contactName')).fill('李云');
    const orderId = await placeOrder();
    await goToCashier();
    await payAtCashier();
    const orderPath = `/packages/order/order-details/order-details?id=${orderId}`;
    const statusOf = async () =>
      (
        await outside.call<{ status: number }>(
          'GET',
          '/cuser/member/orders/detail',
          { id: orderId },
          await tokenOf(page),
        )
      ).status;
    const left = (uses: number) =>
      page.getByText(
        t('components.voucher.usesLeft').replace('{left}', String(uses)).replace('{uses}', '10'),
      );

    await page.goto(orderPath);
    await follow(link('order.service.vouchers'));
    await page.waitForURL(/electronic-ticket/);
    await left(10).waitFor();
    const [voucher] = await vouchersOf(page, orderId);
    const code = voucher?.code ?? '';
    // The counter's side: each use takes one, and the code stays good for the others.
    for (let remaining = 9; remaining > 0; remaining -= 1) {
      await outside.press('console/vouchers/verify', { code });
      await button('voucher.refresh').click();
      await left(remaining).waitFor();
      expect(await statusOf()).toBe(1);
    }
    await outside.press('console/vouchers/verify', { code });
    await button('voucher.refresh').click();
    await page.getByText(t('components.voucher.used'), { exact: true }).first().waitFor();
    expect(await statusOf()).toBe(2);
    await expect(outside.press('console/vouchers/verify', { code })).rejects.toThrow();

    await page.goto(orderPath);
    await page.getByRole('heading', { name: optionOf(t('order.status'), 2) }).waitFor();
    expect(await link('order.service.vouchers').count()).toBe(0);
    await follow(link('order.next.review'));
    await page.waitForURL(/item-comment/);
    await page.getByLabel(t('review.text')).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a bundle of which a ticket was used (desktop, en)', () => {
  it('no longer goes back: nothing offers it, and asking is refused', async () => {
    // Its time is moved to the day of the ticket.
    const own = await startApp();
    const ownOutside = outsideOf(own.url);
    const { page, context, problems } = await visit(browser, own.url, { size: 'desktop', language: 'en' });
    const steps = stepsOf(page, 'en', ownOutside);
    const { button } = steps;
    const orderId = await buyBundle(page, steps, 0);
    const path = `/packages/order/order-details/order-details?id=${orderId}`;
    await page.goto(path);
    await button('order.back.apply').first().waitFor();
    const { vouchers } = await ownOutside.call<{
      vouchers: { code: string; lineId: string; firstDay: string }[];
    }>('GET', '/cuser/member/orders/vouchers', { orderId }, await tokenOf(page));
    const { lines } = await ownOutside.call<{ lines: { id: string; kind: string }[] }>(
      'GET',
      '/cuser/member/orders/detail',
      { id: orderId },
      await tokenOf(page),
    );
    const ticket = lines.find(({ kind }) => kind === 'ticket')?.id;
    const used = vouchers.find(({ lineId }) => lineId === ticket);
    const { serverTimeStamp } = await ownOutside.call<{ serverTimeStamp: number }>(
      'GET',
      '/cgateway/timestamp',
    );
    const untilMs = Date.parse(`${used?.firstDay}T10:00:00+08:00`) - serverTimeStamp;
    if (untilMs > 0) await ownOutside.moveTime(Math.ceil(untilMs / 60_000));
    await ownOutside.press('console/vouchers/verify', { code: used?.code ?? '' });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => button('order.back.apply').count()).toBe(0);
    const options = await ownOutside.call<{ lines: { units: { refundable: boolean; why: string }[] }[] }>(
      'GET',
      '/cuser/member/refund/options',
      { orderId },
      await tokenOf(page),
    );
    const units = options.lines.flatMap((line) => line.units);
    expect(units.length).toBeGreaterThan(0);
    for (const { refundable, why } of units) expect([refundable, why !== '']).toEqual([false, true]);
    expect(problems).toEqual([]);
    await context.close();
    await own.stop();
  });
});

/** Buys the bundle for the first open day after `skip` others, logging in on the way; resolves to its order. */
async function buyBundle(page: Page, steps: Steps, skip: number): Promise<string> {
  const { t, button, follow, logIn, placeOrder, goToCashier, payAtCashier, addTraveller } = steps;
  await page.goto(detail(BUNDLE, `&startDay=${await openStart(BUNDLE, skip)}`));
  await button('goods.bar.book').click();
  await logIn();
  await page.waitForURL(({ pathname }) => pathname.includes('service-place-order'));
  await page.getByRole('textbox', { name: t('order.goods.guest').replace('{room}', '1') }).fill('李云');
  await page.getByLabel(t('order.book.contactName')).fill('李云');
  await follow(page.getByRole('link', { name: t('order.goods.addAddress'), exact: true }));
  await page
    .getByRole('textbox', { name: t('address.paste') })
    .fill('陈云 13800000000 广东省深圳市福田区莲花路1号');
  await button('address.parse').click();
  await button('address.fill').click();
  await follow(button('address.save'));
  await page.waitForURL(({ pathname }) => pathname.includes('service-place-order'));
  await addTraveller('李云');
  await addTraveller('王山');
  const orderId = await placeOrder();
  await goToCashier();
  await payAtCashier();
  return orderId;
}
