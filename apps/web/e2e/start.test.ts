import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const spot = '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge';

it('a page whose storage is refused starts whole: it is reported as seen, and says nothing is wrong', async () => {
  const { page, context, problems } = await visit(browser, url, { worker: false });
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const seen = page.waitForRequest(/\/dcr\/public\/api\/census\/report\/electWindow/);
  await page.goto(spot);
  await seen;
  expect(problems).toEqual([]);
  await context.close();
});

it('a page that cannot store anything does not load itself anew', async () => {
  const { page, context } = await visit(browser, url, { worker: false });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto(spot);
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) loads += 1;
  });
  await page.route(`${url}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-another.js"></script>' }),
  );
  const asked = page.waitForResponse(`${url}/`);
  await page.evaluate(() => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }));
  });
  await asked;
  await page.waitForTimeout(1_000);
  expect(loads).toBe(0);
  await context.close();
});

it('an old link leads to the page behind its hash', async () => {
  const { page, context, problems } = await visit(browser, url, { worker: false });
  await page.goto(`/?code=x#${spot}`);
  await page.waitForURL(/scenic-spot-detail/);
  await page.getByRole('heading', { name: '栖云岭' }).first().waitFor();
  const { pathname, searchParams, hash } = new URL(page.url());
  expect(pathname).toBe(new URL(spot, url).pathname);
  expect(searchParams.get('id')).toBe('spot-qiyun-ridge');
  expect(hash).toBe('');
  expect(problems).toEqual([]);
  await context.close();
});
