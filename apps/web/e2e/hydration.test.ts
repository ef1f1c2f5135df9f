import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loginCookies, memberWithOrder } from './support/addresses';
import { launchBrowser, visit } from './support/browser';
import { holdBack, hydrated } from './support/hydration';
import { newMobile, outsideOf } from './support/outside';
import { textsIn } from './support/texts';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
let member: { token: string; orderId: string };
beforeAll(async () => {
  browser = await launchBrowser();
  member = await memberWithOrder(outside);
});
afterAll(() => browser.close());

const t = textsIn('zh-Hans');

describe('what is done before the script has come', () => {
  it('happens once: a code is asked for with the number that was typed', async () => {
    const { page, context, problems } = await visit(browser, url);
    const release = await holdBack(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('sms/captcha')) asked.push(request.postData() ?? '');
    });
    const mobile = newMobile();
    await page.goto('/pages/login/login');
    await page.getByLabel(t('session.login.mobile')).fill(mobile);
    await page.getByRole('button', { name: t('components.code.get') }).click();
    await page.getByRole('checkbox').check();
    expect(asked).toEqual([]);
    release();
    await page.getByText(t('session.login.codeSent').replace('{mobile}', mobile)).waitFor();
    expect(asked.map((body) => JSON.parse(body).mobile)).toEqual([mobile]);
    expect(await page.getByLabel(t('session.login.mobile')).inputValue()).toBe(mobile);
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('happens once: the language is changed', async () => {
    const { page, context } = await visit(browser, url, { size: 'desktop' });
    const release = await holdBack(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'English' }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans');
    release();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await hydrated(page);
    // A second press would have changed it back.
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await context.close();
  });

  it('is a link followed as any page of the web follows one', async () => {
    const { page, context } = await visit(browser, url);
    await holdBack(page);
    await page.goto('/');
    await page.locator('main a[href*="scenic-spot-detail"]:visible').first().click();
    await page.waitForURL(/scenic-spot-detail/);
    expect(await page.locator('h1').first().textContent()).not.toBe('');
    await context.close();
  });
});

describe('the app’s files', () => {
  it('bring each style sheet once: none that stands in the rendered page, the others as they are needed', async () => {
    const { page, context, problems } = await visit(browser, url, { worker: false });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.css')) asked.push(pathname);
    });
    await page.goto('/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult');
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map((sheet) => sheet.textContent),
    );
    await hydrated(page);
    await page.locator('a[href*="scenic-spot-detail"]:visible').first().click();
    await page.waitForURL(/scenic-spot-detail/);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForURL(/ticket-detail/);
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(asked.map(async (path) => (await fetch(url + path)).text()));
    expect(inline.length).toBeGreaterThan(1);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((_, index) => inline.includes(texts[index] ?? ''))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leave the language of the document alone: given once more, it makes every style be looked up anew', async () => {
    const { page, context } = await visit(browser, url);
    await page.addInitScript(() => {
      const given: string[] = [];
      const watch = () =>
        new MutationObserver((changes) =>
          given.push(...changes.map(({ oldValue }) => `${oldValue}`)),
        ).observe(document.documentElement, { attributeFilter: ['lang'], attributeOldValue: true });
      document.addEventListener('DOMContentLoaded', watch);
      Object.assign(window, { languagesGiven: given });
    });
    await page.goto('/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'languagesGiven' in window && window.languagesGiven)).toEqual([]);
    await context.close();
  });
});

describe('an operator’s text', () => {
  const about = 'product-mist-green';
  it('stays as the server cleaned it, without the cleaner; another language brings that', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'desktop', worker: false });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) asked.push(new URL(request.url()).pathname);
    });
    const cleaners = () => asked.filter((path) => /CleanedText|purify/.test(path));
    await page.goto(`/pages/goods-detail/goods-detail?id=${about}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.getByText('茶园在八百米的雾线上', { exact: false }).waitFor();
    expect(cleaners()).toEqual([]);
    for (const [button, words] of [
      ['English', 'The garden lies above the mist'],
      ['中文', '茶园在八百米的雾线上'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByText(words, { exact: false }).waitFor();
    }
    expect(cleaners()).not.toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('what came with the page', () => {
  /**
   * Calls whose answers no rendered page shows: the time, what is told to the operator, and which of a member's favourites
   * are on the page.
   */
  const ALLOWED = /\/(?:timestamp|dcr|favorites\/state)\b/;

  it.each([
    ['home', '/', 'visitor'],
    ['home', '/', 'member'],
    ['spots', '/pages/scenic-spot-home/scenic-spot-home', 'member'],
    ['spot', '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge', 'member'],
    ['ticket', '/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult', 'member'],
    ['order list', '/packages/order/order-list/order-list', 'member'],
  ])('is not fetched again: %s (%s, %s)', async (_, path, who) => {
    const { page, context } = await visit(browser, url);
    if (who === 'member') await context.addCookies(loginCookies(member.token, url));
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:cuser|cpage|mkg|cgateway|dcr)\//.test(pathname)) calls.push(pathname);
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call) => !ALLOWED.test(call))).toEqual([]);
    await context.close();
  });

  it('is there at once on the way back, and so is the place on the page', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const link = page.locator('main a[href*="scenic-spot-detail"]:visible').last();
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await page.waitForTimeout(600);
    await link.click();
    await page.waitForURL(/scenic-spot-detail/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.waitForLoadState('networkidle');
    // From here on nothing is answered: what is shown must be there already.
    await page.route(/\/(?:cuser|cpage)\//, (route) => route.abort());
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    expect(await link.isVisible()).toBe(true);
    await context.close();
  });

  it('is where it was left on the way forth, too', async () => {
    const { page, context } = await visit(browser, url, { size: 'tablet' });
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const link = page.locator('main a[href*="scenic-spot-detail"]:visible').first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(600);
    await link.click();
    await page.waitForURL(/scenic-spot-detail/);
    await page.getByText(t('scenicSpot.openTimes')).first().waitFor();
    const place = 40;
    await page.mouse.wheel(0, place);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.waitForTimeout(300);
    await page.goBack();
    await page.waitForURL((address) => address.pathname === '/');
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(place);
    await page.waitForTimeout(600);
    await page.goForward();
    await page.waitForURL(/scenic-spot-detail/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await context.close();
  });
});
