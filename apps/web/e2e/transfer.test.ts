import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loginCookies, memberWithOrder } from './support/addresses';
import { type Language, launchBrowser, type Size, visit } from './support/browser';
import { type Outside, outsideOf } from './support/outside';
import { startApp } from './support/start-app';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface Ticket {
  ticket: string;
  url: string;
}

/** Path and query of a page of the app. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const handOver = (outside: Outside, token: string, orderId: string, dir: 'out' | 'back') =>
  outside.call<Ticket>('GET', '/cuser/member/pay-order/transferTicket', { orderId, dir }, token);

describe.each([
  ['phone', 'zh-Hans'],
  ['desktop', 'en'],
] as [Size, Language][])('a payment handed over (%s, %s)', (size, language) => {
  it('is made by somebody without a login, and the buyer’s page hears of it', async () => {
    const outside = outsideOf(url);
    const { token, orderId } = await memberWithOrder(outside);
    const buyer = await visit(browser, url, { size, language });
    await buyer.context.addCookies(loginCookies(token, url));
    const { t, button, follow } = stepsOf(buyer.page, language, outside);
    let out: string;
    if (size === 'desktop') {
      await buyer.page.goto(`/packages/order/payment/payment?id=${orderId}`);
      const answer = buyer.page.waitForResponse(/transferTicket/);
      await follow(button('payment.transfer.phone'));
      const { data } = (await (await answer).json()) as { data: Ticket };
      await buyer.page
        .getByRole('dialog')
        .getByRole('img', { name: t('payment.transfer.code') })
        .waitFor();
      out = pathOf(data.url);
    } else {
      const back = await handOver(outside, token, orderId, 'back');
      await buyer.page.goto(pathOf(back.url));
      await buyer.page.getByRole('timer').waitFor();
      out = pathOf((await handOver(outside, token, orderId, 'out')).url);
    }

    const payer = await visit(browser, url, { size: 'phone', language });
    await payer.page.goto(out);
    await payer.page.getByRole('button', { name: /WeChat Pay ¥|微信支付 ¥/ }).click();
    await payer.page.waitForURL(/sandbox\/cashier/);
    await payer.page.getByRole('button', { name: /Pay$/ }).click();
    await payer.page.waitForURL(/transfer-payment/);
    await payer.page.getByRole('heading', { name: t('payment.transfer.paid'), exact: true }).waitFor();
    // Whoever paid stays nobody: no login, and no way into the order.
    expect((await payer.context.cookies()).some(({ name }) => name === 'token')).toBe(false);
    expect(await payer.page.getByRole('link', { name: t('payment.result.title') }).count()).toBe(0);

    await buyer.page.waitForURL(/payment-callback/);
    await buyer.page.getByRole('heading', { name: t('payment.result.paid') }).waitFor();
    expect([...buyer.problems, ...payer.problems]).toEqual([]);
  });
});

it('a link that is over says so and takes no money', async () => {
  const app = await startApp();
  try {
    const outside = outsideOf(app.url);
    const { token, orderId } = await memberWithOrder(outside);
    const { url: out } = await handOver(outside, token, orderId, 'out');
    await outside.moveTime(6);
    const { page } = await visit(browser, app.url);
    const { t } = stepsOf(page, 'zh-Hans', outside);
    await page.goto(pathOf(out));
    await page.getByText(t('payment.transfer.over')).waitFor();
    expect(await page.getByRole('button', { name: /微信支付/ }).count()).toBe(0);
  } finally {
    await app.stop();
  }
});

it('the payment app’s page says where it has to be opened, and what else there is', async () => {
  const outside = outsideOf(url);
  const { token, orderId } = await memberWithOrder(outside);
  const { page, context } = await visit(browser, url);
  await context.addCookies(loginCookies(token, url));
  const { t, link, follow } = stepsOf(page, 'zh-Hans', outside);
  await page.goto(`/packages/order/payment-app/payment-app?orderId=${orderId}`);
  await follow(page.getByRole('button', { name: /^云闪付支付/ }));
  await page.getByText(t('payment.app.open')).waitFor();
  await follow(link('payment.app.other'));
  await page.waitForURL(/payment\/payment\?id=/);
});
