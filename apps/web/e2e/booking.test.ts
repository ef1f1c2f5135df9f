import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { outsideOf } from './support/outside';
import { startApp } from './support/start-app';
import { openDay, stepsOf } from './support/steps';

const TICKET = 'ticket-feilian-adult';
const language = 'zh-Hans';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A member on the booking page with one traveller chosen. */
async function readyToOrder(appUrl = url, skip = 2) {
  const there = outsideOf(appUrl);
  const { page, context, problems } = await visit(browser, appUrl);
  const steps = stepsOf(page, language, there);
  const day = await openDay(there, TICKET, skip);
  await steps.openBooking(TICKET, day);
  const mobile = await steps.logIn();
  await page.waitForURL(/scenic-spot-place-order/);
  await steps.addTraveller('李云');
  return { page, context, problems, steps, day, there, mobile };
}

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

const ordersOf = async (page: Page, appUrl = url) =>
  outsideOf(appUrl).call<{ total: number; records: { id: string }[] }>(
    'GET',
    '/cuser/member/orders/list',
    {},
    await tokenOf(page),
  );

describe('booking on a bad day', () => {
  it('makes one order when the answer is lost and the buyer tries again', async () => {
    const { page, context, steps } = await readyToOrder();
    await page.route(
      '**/orders/create',
      async (route) => {
        // The server does the work; its answer never arrives.
        await route.fetch();
        await route.abort();
      },
      { times: 3 },
    );
    await steps.button('order.book.submit').click();
    await page.getByText(steps.t('order.book.unanswered')).waitFor({ timeout: 40_000 });
    await steps.button('order.book.submitAgain').click();
    await page.waitForURL(/payment\/payment\?id=/);
    expect((await ordersOf(page)).total).toBe(1);
    await context.close();
  });

  it('comes back to the same form, nothing lost, when the login has ended meanwhile', async () => {
    const { page, context, steps, mobile } = await readyToOrder();
    await page.getByLabel(steps.t('order.book.remark')).fill('靠窗');
    await outside.call('POST', '/cuser/member/session/end', {}, await tokenOf(page));
    await steps.button('order.book.submit').click();
    await page.waitForURL(/login/);
    await page.getByText(steps.t('app.loginExpired')).waitFor();
    await steps.logIn(mobile);
    await page.waitForURL(/scenic-spot-place-order/);
    expect(await page.getByLabel(steps.t('order.book.remark')).inputValue()).toBe('靠窗');
    await context.close();
  });

  it('is hydrated without a difference after a reload in the middle, and everything typed is there', async () => {
    const { page, context, problems, steps } = await readyToOrder();
    await page.getByLabel(steps.t('order.book.remark')).fill('靠窗');
    await page.reload();
    const remark = page.getByLabel(steps.t('order.book.remark'));
    await expect.poll(() => remark.inputValue()).toBe('靠窗');
    expect(await page.getByLabel(steps.t('order.book.contactName')).inputValue()).toBe('李云');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows the new price and orders only when the buyer agrees', async () => {
    const { page, context, steps, day } = await readyToOrder();
    await page.route('**/orders/quote', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.totalFen -= 100;
      await route.fulfill({ response, json: body });
    });
    await page.reload();
    await steps.button('order.book.submit').click();
    const dialog = page.getByRole('dialog', { name: steps.t('order.book.priceChanged') });
    await dialog.waitFor();
    expect((await ordersOf(page)).total).toBe(0);
    await dialog.getByRole('button', { name: steps.t('order.book.priceAccept') }).click();
    await page.waitForURL(/payment\/payment\?id=/);
    expect((await ordersOf(page)).total).toBe(1);
    expect(day).toMatch(/^\d{4}/);
    await context.close();
  });

  it('says that the day is sold out while choosing, and keeps what was typed', async () => {
    const product = 'ticket-crafts-indigo';
    const { page, context } = await visit(browser, url);
    const steps = stepsOf(page, language, outside);
    const { days } = await outside.call<{ days: { day: string; state: string; left: number | null }[] }>(
      'GET',
      '/cuser/public/api/ticket/priceCalendar',
      { productId: product },
    );
    const scarce = days.find((it) => it.state === 'open' && it.left !== null && it.left <= 5);
    expect(scarce).toBeDefined();
    const day = scarce?.day ?? '';
    await steps.openBooking(product, day);
    await steps.logIn();
    await page.waitForURL(/scenic-spot-place-order/);
    await page.getByLabel(steps.t('order.book.contactName')).fill('李云');
    // Somebody else takes what is left.
    await buyAll(product, day, scarce?.left ?? 0);
    await steps.button('order.book.submit').click();
    await page.getByRole('alert').filter({ hasText: '余票不足' }).first().waitFor();
    expect(await page.getByLabel(steps.t('order.book.contactName')).inputValue()).toBe('李云');
    await context.close();
  });

  it('tells beside each field what is missing, and loses nothing', async () => {
    const { page, context } = await visit(browser, url);
    const steps = stepsOf(page, language, outside);
    await steps.openBooking(TICKET, await openDay(outside, TICKET));
    await steps.logIn();
    await page.waitForURL(/scenic-spot-place-order/);
    await page.getByLabel(steps.t('order.book.contactMobile')).fill('123');
    await steps.button('order.book.submit').click();
    await page.getByText('还需选择1位出行人').waitFor();
    await page.getByText(steps.t('order.book.contactNameMissing')).waitFor();
    await page.getByText(steps.t('order.book.contactMobileInvalid')).waitFor();
    expect(await page.getByLabel(steps.t('order.book.contactMobile')).inputValue()).toBe('123');
    await context.close();
  });
});

describe('paying', () => {
  it('can be left without paying and taken up again', async () => {
    const { page, context, steps } = await readyToOrder();
    const id = await steps.placeOrder();
    await steps.goToCashier();
    await page.getByRole('link', { name: /Leave without paying/ }).click();
    await page.waitForURL(/payment-callback/);
    await page.getByRole('heading', { name: steps.t('payment.result.pending') }).waitFor();
    await steps.link('payment.result.retry').click();
    await page.waitForURL(new RegExp(`payment/payment\\?id=${id}`));
    await steps.goToCashier();
    await steps.payAtCashier();
    await page.getByRole('heading', { name: steps.t('payment.result.paid') }).waitFor();
    await context.close();
  });

  it('takes the money once when the buyer pays in two tabs', async () => {
    const { page, context, steps } = await readyToOrder();
    const id = await steps.placeOrder();
    const other = await context.newPage();
    await other.goto(page.url());
    const otherSteps = stepsOf(other, language, outside);
    await steps.goToCashier();
    await otherSteps.goToCashier();
    await steps.payAtCashier();
    await other.getByRole('button', { name: /Pay$/ }).click();
    await other.waitForURL(/payment-callback/);
    await other.getByRole('heading', { name: steps.t('payment.result.paid') }).waitFor();
    const { orders } = await outside.console();
    expect(orders.find((order) => order.id === id)).toMatchObject({ payStatus: 1, refundedFen: 0 });
    await context.close();
  });

  it('knows of a payment whose notification is late', async () => {
    const { page, context, steps } = await readyToOrder();
    await steps.placeOrder();
    await steps.goToCashier();
    await page.getByRole('button', { name: /notification is late/ }).click();
    await page.getByRole('heading', { name: steps.t('payment.result.paid') }).waitFor();
    await context.close();
  });
});

describe('time that runs out', () => {
  it('closes an unpaid order after 30 minutes, and sends money back that arrives after that', async () => {
    const own = await startApp();
    const { page, context, steps, there } = await readyToOrder(own.url);
    const id = await steps.placeOrder();
    await steps.goToCashier();
    const prepayId = new URL(page.url()).searchParams.get('prepay_id') ?? '';
    await there.moveTime(31);
    await page.goto(`/packages/order/order-details/order-details?id=${id}`);
    await page.getByText('超时未支付，订单已自动关闭').waitFor();

    await there.press('console/payments/pay-late', { prepay_id: prepayId });
    await page.reload();
    await page.getByText('付款到达时订单已关闭，款项已原路退回').waitFor();
    await page.goto(`/packages/order/payment-callback/payment-callback?id=${id}`);
    await page.getByRole('heading', { name: steps.t('payment.result.refunded') }).waitFor();
    await context.close();
    await own.stop();
  });
});

/** Another member takes so many tickets, one after the other. */
async function buyAll(productId: string, day: string, quantity: number) {
  const lines = [{ kind: 'ticket', productId, day, quantity: 1 }];
  const { totalFen } = await outside.call<{ totalFen: number }>(
    'POST',
    '/cuser/member/orders/quote',
    { lines },
    await outside.someoneElse(),
  );
  for (let bought = 0; bought < quantity; bought++) {
    // Nobody may hold so many unpaid.
    const token = await outside.someoneElse();
    await outside.call(
      'POST',
      '/cuser/member/orders/create',
      { lines, contactName: '别人', contactMobile: '13900139000', expectedTotalFen: totalFen },
      token,
    );
  }
}
