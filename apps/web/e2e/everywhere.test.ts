import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { builtPages } from '../build/built-pages';
import { isForMembers, loginCookies, memberWithOrder } from './support/addresses';
import { launchBrowser, type Size, visit } from './support/browser';
import { type Outside, outsideOf } from './support/outside';

const url = inject('appUrl');
const urls = { rendered: url, alone: inject('aloneUrl') };
const outside = outsideOf(url);
let browser: Browser;
let token: string;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ token } = await memberWithOrder(outside));
});
afterAll(() => browser.close());

async function asMember(size: Size, dark: boolean) {
  const language = dark ? 'en' : 'zh-Hans';
  const visitor = await visit(browser, url, { size, dark, language, worker: false });
  await visitor.context.addCookies(loginCookies(token, url));
  // Other sites are not part of the test.
  await visitor.page.route('https://**', (route) =>
    route.fulfill({ body: '<html lang="en"><title>x</title></html>' }),
  );
  return visitor;
}

const quiet = (page: Page) => page.waitForLoadState('networkidle');

describe('links', () => {
  it('of the home page, the user center and the bars lead to pages there are', async () => {
    const { page, context } = await asMember('desktop', false);
    const paths = new Set(builtPages);
    for (const start of ['/', '/views/user-center/index', '/pages/scenic-spot-home/scenic-spot-home']) {
      await page.goto(start);
      await quiet(page);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(3);
      for (const href of hrefs.filter((it) => !it.startsWith('/sandbox') && !it.startsWith('/docs'))) {
        expect(paths, `${start} → ${href}`).toContain(href.split('?')[0]);
      }
    }
    await context.close();
  });

  it.each(Object.entries(urls))(
    'to a page that is not there show the page-lost page, never a blank screen (%s)',
    async (_, of) => {
      const { page, context } = await visit(browser, of);
      for (const lost of [
        '/nowhere',
        '/packages/nft/nowhere/nowhere',
        '/packages/marketing/nowhere/nowhere',
        '/%E0%A4%A',
      ]) {
        await page.goto(lost);
        await page.getByRole('heading', { name: '页面走丢了' }).first().waitFor();
      }
      await context.close();
    },
  );

  it.each(Object.entries(urls))(
    'of old and short forms lead to the page that took their place, query kept (%s)',
    async (_, of) => {
      const { page, context } = await visit(browser, of);
      await page.goto('/pages/index/index');
      await page.waitForURL(/\/views\/index\/index/);
      await page.goto('/pages/ticket-detail?id=ticket-feilian-adult');
      await page.waitForURL(/\/pages\/ticket-detail\/ticket-detail\?id=ticket-feilian-adult/);
      await context.close();
    },
  );
});

describe('the app', () => {
  it.each(Object.entries(urls))('changes its language at once and keeps the choice (%s)', async (_, of) => {
    const { page, context } = await visit(browser, of, { size: 'desktop' });
    await page.goto('/');
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('link', { name: 'Yunyou' }).first().waitFor();
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await context.close();
  });

  it.each(Object.entries(urls))(
    'shows a page that could not be loaded when the visitor tries again (%s)',
    async (_, of) => {
      const { page, context } = await visit(browser, of);
      let broken = true;
      await page.route('**/scenicSpot/detail**', (route) => (broken ? route.abort() : route.continue()));
      await page.goto('/pages/scenic-spot-home/scenic-spot-home');
      await page.waitForLoadState('networkidle');
      await page.locator('a[href*="id=spot-qiyun-ridge"]').first().click();
      const again = page.getByRole('button', { name: '重试' });
      await again.waitFor({ timeout: 30_000 });
      broken = false;
      await again.click();
      await page.getByRole('heading', { name: '栖云岭' }).first().waitFor();
      await context.close();
    },
  );

  it.each(Object.entries(urls))(
    'takes presses on the page-lost page of a thing there is not (%s)',
    async (_, of) => {
      const { page, context } = await visit(browser, of, { worker: false });
      await page.goto('/pages/scenic-spot-detail/scenic-spot-detail?id=spot-nobody-knows');
      await page.getByRole('heading', { name: '页面走丢了' }).waitFor();
      await quiet(page);
      await page.getByRole('link', { name: '返回首页' }).click();
      await page.getByRole('heading', { name: '今天想看山，还是看水？' }).waitFor();
      await context.close();
    },
  );

  it.each(Object.entries(urls))(
    'keeps out whoever is not logged in, and leads back after login (%s)',
    async (_, of) => {
      const { page, context } = await visit(browser, of);
      for (const path of builtPages.filter(isForMembers)) {
        await page.goto(path);
        await page.waitForURL(/\/pages\/login\/login/);
      }
      await context.close();
    },
  );

  it.each(Object.entries(urls))(
    'opens a voucher without a network once it has been seen, and says from when it is (%s)',
    async (_, of) => {
      const there = outsideOf(of);
      const buyer = await memberWithOrder(there);
      await pay(there, buyer);
      const { page, context } = await visit(browser, of);
      await context.addCookies(loginCookies(buyer.token, of));
      await page.goto('/');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.goto(`/packages/marketing/electronic-ticket/electronic-ticket?orderId=${buyer.orderId}`);
      await page.getByRole('article').first().waitFor();
      const code = await codeShown(page);
      expect(code).toMatch(/^\d{12}$/);
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('article').first().waitFor();
      expect(await codeShown(page)).toBe(code);
      await page.getByText(/当前离线/).waitFor();
      await context.close();
    },
  );
});

/** The first voucher's digits. */
async function codeShown(page: Page): Promise<string | undefined> {
  const text = (await page.getByRole('article').first().textContent()) ?? '';
  return text.match(/\d{4}\s?\d{4}\s?\d{4}(?!\d)/)?.[0].replace(/\s/g, '');
}

async function pay(there: Outside, { token, orderId }: { token: string; orderId: string }): Promise<void> {
  const { payUrl } = await there.call<{ payUrl: string }>(
    'GET',
    '/cuser/member/pay-order/unifyWxWebPay',
    { orderId },
    token,
  );
  await there.press('cashier/pay', { prepay_id: new URL(payUrl).searchParams.get('prepay_id') ?? '' });
}
