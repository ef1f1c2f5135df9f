import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loginCookies } from './support/addresses';
import { appCalls, pretendMessagingApp, pretendPaymentApp, userAgents } from './support/app-scripts';
import { launchBrowser, visit } from './support/browser';
import { outsideOf } from './support/outside';

const url = inject('appUrl');
const spotPage = '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge';
/** No page of a member's annual card may be shared. */
const unsharedPage = '/packages/annual-card/card-list/card-list';
const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Addresses of the scripts a page asks for, its own and others. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

/** The built file that knows these apps, told by an entry of the menu that stands nowhere else. */
const appFiles = readdirSync(assets).filter(
  (name) => name.endsWith('.js') && readFileSync(`${assets}${name}`, 'utf8').includes('menuItem:copyUrl'),
);

const lastCall = async (page: Page, name: string) =>
  (await appCalls(page)).findLast((call) => call.name === name)?.given;

describe('a page in the messaging app', () => {
  const inside = async () => {
    const visitor = await visit(browser, url, { worker: false, userAgent: userAgents.messagingApp });
    await pretendMessagingApp(visitor.page);
    return visitor;
  };

  it('has the menu configured by the server’s signature and offers each page as it is shown', async () => {
    const { page, context, problems } = await inside();
    await page.goto(spotPage);
    await expect.poll(() => lastCall(page, 'updateAppMessageShareData')).toBeDefined();
    expect(await lastCall(page, 'config')).toMatchObject({
      appId: expect.stringMatching(/./),
      signature: expect.stringMatching(/^[\da-f]{40}$/),
      jsApiList: expect.arrayContaining(['updateAppMessageShareData', 'hideMenuItems']),
    });
    expect(await lastCall(page, 'updateAppMessageShareData')).toMatchObject({
      title: expect.stringContaining('栖云岭'),
      link: `${url}${spotPage}`,
      imgUrl: expect.stringMatching(/^https?:/),
    });
    expect(await lastCall(page, 'showMenuItems')).toBeDefined();
    expect(await lastCall(page, 'hideMenuItems')).toBeUndefined();

    // The page that follows without loading anew is offered too, with its own address.
    await page
      .locator('a[href^="/pages/ticket-detail/"], a[href^="/pages/scenid-spot-profile/"]')
      .first()
      .click();
    await page.waitForURL((address) => !address.pathname.includes('scenic-spot-detail'));
    await expect.poll(async () => (await lastCall(page, 'updateTimelineShareData'))?.link).toBe(page.url());
    expect(problems).toEqual([]);
    await context.close();
  });

  it('hides the entries of the menu where a page may not be shared', async () => {
    const { page, context } = await inside();
    await context.addCookies(loginCookies(await outsideOf(url).someoneElse(), url));
    await page.goto(unsharedPage);
    await expect
      .poll(() => lastCall(page, 'hideMenuItems'))
      .toMatchObject({
        menuList: expect.arrayContaining(['menuItem:share:appMessage', 'menuItem:share:timeline']),
      });
    expect(await lastCall(page, 'updateAppMessageShareData')).toBeUndefined();
    await context.close();
  });

  it('tells the server that it is the mini-program’s where the app says so, and leaves the menu to that', async () => {
    const { page, context } = await inside();
    await page.addInitScript(() => Object.assign(window, { __wxjs_environment: 'miniprogram' }));
    const sources: (string | undefined)[] = [];
    page.on('request', (request) => sources.push(request.headers().source));
    await page.goto('/pages/notice/notice');
    await expect.poll(() => sources).toContain('4');
    await page.waitForLoadState('networkidle');
    expect(await appCalls(page)).toEqual([]);
    await context.close();
  });
});

describe('a page in the payment app', () => {
  it('opens the app’s own sheet by the share button', async () => {
    const { page, context, problems } = await visit(browser, url, {
      worker: false,
      userAgent: userAgents.paymentApp,
    });
    await pretendPaymentApp(page);
    const scripts = scriptsOf(page);
    await page.goto(spotPage);
    await expect
      .poll(() => scripts.some((script) => appFiles.some((file) => script.endsWith(file))))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: '分享' }).click();
    await page.getByRole('button', { name: '发送' }).click();
    await expect
      .poll(() => lastCall(page, 'showSharePopup'))
      .toMatchObject({
        title: expect.stringMatching(/^栖云岭 ¥\d+起$/),
        shareUrl: `${url}${spotPage}`,
      });
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a page in an ordinary browser', () => {
  it('fetches nothing of any of this', async () => {
    const { page, context } = await visit(browser, url, { worker: false });
    const scripts = scriptsOf(page);
    await page.goto(spotPage);
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(1);
    expect(appFiles.length).toBeGreaterThan(0);
    const foreign = scripts.filter((script) => !script.startsWith(url));
    const ofApps = scripts.filter((script) => appFiles.some((file) => script.endsWith(`/${file}`)));
    expect([foreign, ofApps]).toEqual([[], []]);
    await context.close();
  });
});
