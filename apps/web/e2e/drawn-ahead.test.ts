import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { textsIn } from './support/texts';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const t = textsIn('zh-Hans');
const AHEAD = '[data-ahead]';
const SPOT = 'spot-qiyun-ridge';
const SPOT_NAME = '栖云岭';

/** The link to a spot on the home page, come near to until its page is drawn. */
async function spotDrawnAhead(page: Page) {
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  await page.waitForLoadState('networkidle');
  const link = page.locator(`main a[href*="${SPOT}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 5);
  await page.locator(AHEAD, { hasText: SPOT_NAME }).waitFor({ state: 'attached' });
  return link;
}

/** What is seen when the tap itself has been dealt with, whatever comes of it later. */
function rightAfterTap(page: Page) {
  return page.evaluateHandle(() => {
    const seen = new Promise<{ path: string; tickets: number }>((resolve) => {
      const look = () => {
        // Home has a link to one of its tickets, too.
        const links = [...document.querySelectorAll('a[href*="id=ticket-qiyun-"]')];
        const tickets = links.filter((it) => it.checkVisibility({ visibilityProperty: true })).length;
        resolve({ path: location.pathname, tickets });
      };
      addEventListener('click', look, { once: true });
    });
    return { seen };
  });
}

describe('whoever wants no motion', () => {
  it('waits for none: not even a short one, which would bring down what is inherited one element a frame', async () => {
    const { page, context } = await visit(browser, url, { still: true });
    await page.goto('/');
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving).toEqual([]);
    await context.close();
  });
});

describe('a page drawn before anybody goes to it', () => {
  it('is not there for anybody yet, and there are few of them', async () => {
    const { page, context, problems } = await visit(browser, url, { still: true });
    const shown: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') shown.push(`${request.url()} ${request.postData()}`);
    });
    await spotDrawnAhead(page);
    expect(await page.locator(AHEAD).count()).toBeLessThanOrEqual(3);
    expect(await page.getByRole('button', { name: t('spot.chooseTicket') }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1, name: SPOT_NAME }).count()).toBe(0);
    expect(await page.title()).toBe(t('app.brand'));
    expect(shown.filter((call) => call.includes(SPOT))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is shown by the tap, and is then the page', async () => {
    const { page, context, problems } = await visit(browser, url, { still: true });
    const link = await spotDrawnAhead(page);
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    const tapped = await rightAfterTap(page);
    await link.tap();
    const { path, tickets } = await tapped.evaluate(({ seen }) => seen);
    expect(path).toBe('/');
    expect(tickets).toBeGreaterThan(2);

    await page.waitForURL(/scenic-spot-detail/);
    await expect.poll(() => page.title()).toContain(SPOT_NAME);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.getByRole('main').count()).toBe(1);
    await page.getByRole('button', { name: t('spot.chooseTicket') }).waitFor();
    await page.goBack();
    await page.waitForURL((address) => address.pathname === '/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    expect(await link.isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps what is chosen on it', async () => {
    const { page, context } = await visit(browser, url, { still: true });
    const link = await spotDrawnAhead(page);
    await link.tap();
    await page.waitForURL(/scenic-spot-detail/);
    const ticket = page.locator('main a[href*="id=ticket-"]:visible').first();
    await ticket.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 40);
    await page
      .locator(AHEAD, { hasText: t('shop.book.submit') })
      .first()
      .waitFor({ state: 'attached' });
    // Two taps within half a second are one.
    await page.waitForTimeout(600);
    await ticket.tap();
    await page.waitForURL(/ticket-detail/);
    const chosen = page.getByRole('gridcell', { selected: true });
    expect(await chosen.count()).toBe(0);
    const day = page.locator('td button:not([aria-disabled]):visible').nth(2);
    await day.tap();
    await expect.poll(() => new URL(page.url()).searchParams.get('day')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await expect.poll(() => chosen.count()).toBe(1);
    await context.close();
  });

  it('becomes what its route loads anew', async () => {
    const { page, context } = await visit(browser, url, { still: true, worker: false });
    await page.addInitScript(() => {
      for (const clock of [Date, performance]) {
        const now = clock.now.bind(clock);
        clock.now = () => now() + Number(sessionStorage.skippedMs ?? 0);
      }
    });
    const link = await spotDrawnAhead(page);
    // What was read is old by now, and the spot has another name.
    await page.evaluate(() => sessionStorage.setItem('skippedMs', '61000'));
    await page.route(/scenicSpot\/detail/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(SPOT_NAME, '栖云新岭'),
      });
    });
    await link.tap();
    await page.waitForURL(/scenic-spot-detail/);
    // Until it is put to sleep, a page being drawn has a heading, too.
    await expect.poll(() => page.getByRole('main').count()).toBe(1);
    await page.getByRole('heading', { level: 1, name: '栖云新岭' }).waitFor();
    await context.close();
  });
});
