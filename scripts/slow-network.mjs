import { chromium } from 'playwright';

/** 50 kbit/s, and 800 ms there and back. */
const NETWORK = {
  offline: false,
  latency: 800,
  downloadThroughput: 50_000 / 8,
  uploadThroughput: 50_000 / 8,
};

/**
 * When the home page can be read and used on a very slow network, s: the first paint with its heading, and the end of
 * hydration. Tells what was asked for on the way, in its order.
 *
 * @param executablePath where Chromium is
 * @param url where the app is
 */
export async function onSlowNetwork(executablePath, url) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
      timeout: 120_000,
    });
    return await page.evaluate(() => {
      const seconds = (name) => (performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN) / 1_000;
      const requests = /** @type {PerformanceResourceTiming[]} */ (
        performance.getEntriesByType('resource')
      ).map(({ name, startTime, responseEnd }) => ({
        path: new URL(name).pathname,
        from: startTime / 1_000,
        to: responseEnd / 1_000,
      }));
      return { readable: seconds('first-contentful-paint'), usable: seconds('hydrated'), requests };
    });
  } finally {
    await browser.close();
  }
}
