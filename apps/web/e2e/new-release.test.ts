import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loginCookies, memberWithOrder } from './support/addresses';
import { launchBrowser, visit } from './support/browser';
import { outsideOf } from './support/outside';
import { textsIn } from './support/texts';

const url = inject('appUrl');
const outside = outsideOf(url);
const t = textsIn('zh-Hans');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Two navigations within 500 ms are one double tap to the app. */
const HUMAN_PAUSE_MS = 700;
const whenQuiet = (page: Page) => page.waitForLoadState('networkidle');

/** How often the document was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest() && answer.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/**
 * The server as it is after a release: the agreement's file of the old one is gone, and pages name another script. Files
 * of the new release are there again after the reload.
 */
async function release(page: Page): Promise<void> {
  let isReloaded = false;
  await page.route('**/assets/agreement-*', (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.route(`${url}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-another.js"></script>' }),
  );
  // Not `framenavigated`: that is also said of an address the app writes itself.
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
}

// conformance: ERR-05
describe('a release while a page is open', () => {
  it('loads the page anew once, at the same address, with what was typed', async () => {
    const { token } = await memberWithOrder(outside);
    const { page, context } = await visit(browser, url, { worker: false });
    await context.addCookies(loginCookies(token, url));
    const address = '/packages/user-module/contacts-edit/contacts-edit';
    await page.goto(address);
    await whenQuiet(page);
    const loads = countLoads(page);
    const name = page.getByRole('textbox', { name: t('contacts.name') });
    await name.fill('李云');
    await page.route(`${url}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-another.js"></script>' }),
    );
    // Any part of the app that is gone: here one that nobody waits for.
    await page.evaluate(() => {
      for (const payload of [new Error('gone'), new Error('gone')])
        dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    });
    await expect.poll(loads).toBe(1);
    await expect.poll(() => name.inputValue()).toBe('李云');
    expect(new URL(page.url()).pathname).toBe(address);
    await whenQuiet(page);
    expect(loads()).toBe(1);
    await context.close();
  });

  it('that took a page’s file away loads the page that was left anew, and its link then leads on', async () => {
    const { page, context } = await visit(browser, url, { worker: false });
    await page.goto('/pages/login/login?redirectUrl=%2Fviews%2Fuser-center%2Findex');
    await whenQuiet(page);
    const loads = countLoads(page);
    await page.getByLabel(t('session.login.mobile')).fill('13800138000');
    await release(page);
    await page.waitForTimeout(HUMAN_PAUSE_MS);
    await page.locator('main a[href*="agreement"]').first().click();
    await expect.poll(loads).toBe(1);
    await whenQuiet(page);
    expect(loads()).toBe(1);
    // Whichever of the two pages was shown when the reload came, nothing is broken and nothing reloads again.
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    expect(await page.getByText(t('ui.error.title')).count()).toBe(0);
    await context.close();
  });
});

describe('without a release', () => {
  it('a file that does not come is another try away, and nothing is loaded anew', async () => {
    const { page, context } = await visit(browser, url, { worker: false });
    await page.goto('/pages/login/login');
    await whenQuiet(page);
    const loads = countLoads(page);
    let isThere = false;
    await page.route('**/assets/agreement-*', (route) => (isThere ? route.continue() : route.abort()));
    const failure = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener('vite:preloadError', ({ payload }) => resolve(payload.name));
        }),
    );
    await page.waitForTimeout(HUMAN_PAUSE_MS);
    await page.locator('main a[href*="agreement"]').first().click();
    const again = page.getByRole('button', { name: t('ui.retry') });
    await again.waitFor();
    expect(await failure).toBe('ChunkLoadError');
    expect(loads()).toBe(0);
    isThere = true;
    await again.click();
    await page.getByText('用户服务协议').first().waitFor();
    expect(loads()).toBe(0);
    await context.close();
  });

  it('neither is anything without a network at all', async () => {
    const { page, context } = await visit(browser, url, { worker: false });
    await page.goto('/pages/login/login');
    await whenQuiet(page);
    const loads = countLoads(page);
    await context.setOffline(true);
    await page.waitForTimeout(HUMAN_PAUSE_MS);
    await page.locator('main a[href*="agreement"]').first().click();
    await page.getByRole('button', { name: t('ui.retry') }).waitFor();
    expect(loads()).toBe(0);
    await context.close();
  });
});
