import { createServer } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pretendMessagingApp, userAgents } from './support/app-scripts';
import { launchBrowser, visit } from './support/browser';
import { newMobile, outsideOf } from './support/outside';
import { type RunningApp, startApp } from './support/start-app';
import { stepsOf } from './support/steps';

/** The login is skipped on `localhost`, so this server is known by its number. */
let app: RunningApp;
let url: string;
let browser: Browser;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  [app, browser] = await Promise.all([
    startApp({ PORT: String(port), PUBLIC_URL: url }, url),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

const orders = '/packages/order/order-list/order-list?status=1';
const inside = async () => {
  const visitor = await visit(browser, url, { worker: false, userAgent: userAgents.messagingApp });
  await pretendMessagingApp(visitor.page);
  return visitor;
};

/** The launch has asked the platform without a question and is back: whoever taps before is still on that way. */
const isBackFromLaunch = (page: Page) =>
  page.waitForFunction(() => (sessionStorage.getItem('uniqueCheck') ?? '').startsWith('used:'));

describe('the shop in the messaging app', () => {
  it('knows whoever has joined by the consent page, and brings them back to where they were', async () => {
    const outside = outsideOf(url);
    const first = await inside();
    const { t, button, logIn } = stepsOf(first.page, 'zh-Hans', outside);

    // The launch asks the platform without a question, once, and nothing of it stays in the address.
    await first.page.goto('/pages/notice/notice');
    await isBackFromLaunch(first.page);
    await first.page.waitForURL((address) => !address.search.includes('access_token'));
    expect(new URL(first.page.url()).pathname).toBe('/pages/notice/notice');

    // A member's page: the consent page after a tap; somebody new goes on to their number.
    await first.page.goto(orders);
    await button('session.auth.submit').click();
    await first.page.getByLabel('谁在登录').fill('小云');
    await first.page.getByRole('button', { name: '允许' }).click();
    await first.page.waitForURL(/pages\/login\/login/);
    await logIn(newMobile());
    await first.page.waitForURL((address) => address.pathname + address.search === orders);
    expect(first.page.url()).not.toContain('access_token');
    await first.context.close();

    // On another phone the consent page is enough.
    const second = await inside();
    const steps = stepsOf(second.page, 'zh-Hans', outside);
    await second.page.goto(orders);
    await isBackFromLaunch(second.page);
    await steps.button('session.auth.submit').click();
    await second.page.getByLabel('谁在登录').fill('小云');
    await second.page.getByRole('button', { name: '允许' }).click();
    await second.page.waitForURL((address) => address.pathname + address.search === orders);
    await second.page.getByText(t('order.list.empty')).waitFor();
    expect(await second.page.evaluate(() => sessionStorage.getItem('jumpUrl'))).toBeNull();
    expect([...first.problems, ...second.problems]).toEqual([]);
    await second.context.close();
  });

  it('stays a visitor’s after a refusal, with the number as another way', async () => {
    const { page, context } = await inside();
    const { button, link } = stepsOf(page, 'zh-Hans', outsideOf(url));
    await page.goto(orders);
    await isBackFromLaunch(page);
    await button('session.auth.submit').click();
    await page.getByRole('button', { name: '拒绝' }).click();
    await button('session.auth.submit').waitFor();
    await link('session.auth.byMobile').click();
    await page.waitForURL(/pages\/login\/login\?redirectUrl=/);
    await context.close();
  });

  it('tells whoever looks at a snapshot how to open the whole page', async () => {
    const { page, context } = await inside();
    const { t, button } = stepsOf(page, 'zh-Hans', outsideOf(url));
    await page.goto('/pages/auth/auth');
    await isBackFromLaunch(page);
    await button('session.auth.submit').click();
    await page.getByRole('button', { name: '仅浏览' }).click();
    await page.getByRole('status').getByText(t('session.snapshot')).waitFor();
    await context.close();
  });

  it('takes no way back that it did not ask for', async () => {
    const { page, context } = await inside();
    await page.goto(
      '/pages/notice/notice?access_token=made-up&scopeType=snsapi_base&openid=o&sign=s&uniqueCheck=x',
    );
    await isBackFromLaunch(page);
    expect(page.url()).not.toContain('made-up');
    expect(await page.evaluate(() => document.cookie)).not.toContain('isMember=1');
    await context.close();
  });
});
