import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from '../../apps/web/e2e/support/browser';

/** JavaScript and CSS of the home page, brotli, as the browser receives them. */
const HOME_BUDGET_BYTES = 115_000;
/** Layout shift of a page until it is quiet. */
const SHIFT_BUDGET = 0.01;

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const pages = {
  home: '/',
  'spot detail': '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge',
  'ticket detail': '/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult',
};

describe('the built app', () => {
  it(`sends at most ${HOME_BUDGET_BYTES} bytes of script and style for the home page`, async () => {
    const { page, context } = await visit(browser, url);
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const kinds = new Map<string, string>();
    let bytes = 0;
    client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    console.log(`home page: ${bytes} bytes of script and style`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(HOME_BUDGET_BYTES);
    await context.close();
  });

  it.each(Object.entries(pages))('does not shift the %s page while it loads', async (_, path) => {
    const { page, context } = await visit(browser, url);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(SHIFT_BUDGET);
    await context.close();
  });
});
