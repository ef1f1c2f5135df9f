import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { outsideOf } from './support/outside';

const url = inject('appUrl');
const spot = '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge';
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const ask = (path = '/', headers: Record<string, string> = {}) =>
  fetch(url + path, { redirect: 'manual', headers: { 'accept-language': 'zh-CN', ...headers } });
/** Equal for equal documents. */
const tagOf = async (path?: string, headers?: Record<string, string>) =>
  (await ask(path, headers)).headers.get('etag');

const look = (appearance: object) => ({
  cookie: `appearance=${encodeURIComponent(JSON.stringify(appearance))}`,
});
const messagingApp = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.40';

describe('a rendered page', () => {
  it('is the same, byte for byte, while nothing on it changes', async () => {
    const tags = new Set<string | null>();
    for (let time = 0; time < 4; time++) {
      tags.add(await tagOf(spot));
      await new Promise((done) => setTimeout(done, 800));
    }
    expect(tags.size).toBe(1);
    const [etag = ''] = tags;
    expect((await ask(spot, { 'if-none-match': etag ?? '' })).status).toBe(304);
  });

  it('is one for all who come by a campaign, and says nothing of it', async () => {
    const plain = await tagOf(spot);
    for (const campaign of [
      'utm_source=paper-77',
      'C_spring=77',
      'chan_id=77&chan_id_name=spring',
      'from=chat',
    ])
      expect(await tagOf(`${spot}&${campaign}`), campaign).toBe(plain);
    expect(await tagOf(`/pages/scenic-spot-detail/scenic-spot-detail?C_a=1&id=spot-qiyun-ridge`)).toBe(plain);
    expect(await (await ask(`${spot}&utm_source=paper-77`)).text()).not.toContain('paper-77');
  });

  it('leaves the campaign in the address that a redirect leads to', async () => {
    const list = '/packages/order/order-list/order-list?C_spring=77';
    for (let time = 0; time < 2; time++) {
      const target = new URL((await ask(list)).headers.get('location') ?? '', url);
      expect(target.searchParams.get('redirectUrl')).toBe(list);
    }
  });

  it('differs by address, language, look and text size, and not by what says the same', async () => {
    const different = [
      await tagOf(),
      await tagOf(spot),
      await tagOf('/?lang=en'),
      await tagOf('/', { cookie: 'locale=en' }),
      await tagOf('/', look({ theme: 'dark' })),
      await tagOf('/', look({ textSize: 'large' })),
    ];
    expect(different).not.toContain(null);
    expect(new Set(different).size).toBe(different.length);
    expect(await tagOf('/', { 'accept-language': 'en-GB, fr;q=0.5' })).toBe(different[3]);
    expect(await tagOf('/', look({ textSize: 'large', theme: 'auto', more: 1 }))).toBe(different[5]);
    expect(await tagOf('/', { 'user-agent': messagingApp })).not.toBeNull();
    expect(await tagOf('/', { host: 'elsewhere.example' })).toBe(different[0]);
  });

  it('shows each city to those who chose it', async () => {
    const of = async (name: string, nameEn: string) => {
      const cookie = `city=${encodeURIComponent(JSON.stringify({ name, nameEn }))}`;
      return (await ask('/', { cookie })).text();
    };
    for (let time = 0; time < 2; time++) {
      expect(await of('广州市', 'Guangzhou')).toContain('广州');
      expect(await of('珠海市', 'Zhuhai')).toContain('珠海');
      expect(await of('珠海市', 'Zhuhai')).not.toContain('广州市');
    }
  });

  it.each([
    ['with a login', { cookie: 'token=ended' }, '/'],
    ['that counts as a member’s', { cookie: 'isMember=1' }, '/'],
    ['with an open id', { cookie: 'openid=o-1' }, '/'],
    ['that a login comes back to', {}, '/?code=abc&state=def'],
  ])('is kept for nobody %s', async (_, headers, path) => {
    const answer = await ask(path, headers as Record<string, string>);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('of a member is never a visitor’s, nor the other way round', async () => {
    const cookie = `token=${await outsideOf(url).someoneElse()}; isMember=1`;
    const tag = await tagOf();
    const own = await ask('/', { cookie, 'if-none-match': tag ?? '' });
    expect(own.status).toBe(200);
    expect(own.headers.get('x-page-for')).not.toBe('visitor');
    expect(await tagOf()).toBe(tag);
    expect((await ask()).headers.get('x-page-for')).toBe('visitor');
  });
});

describe('the clock of a page that was rendered before', () => {
  /** How far the app's clock is from the server's, which is this machine's. */
  const OFFSET_MS = 500;
  const ahead = () => {
    const { $_TSR: { router } = {} } = window as unknown as {
      $_TSR?: { router?: { dehydratedData: { nowMs: number } } };
    };
    return (router?.dehydratedData.nowMs ?? Number.NaN) - Date.now();
  };

  it('is the server’s when the page comes, and goes on while its scripts are on their way', async () => {
    const { page, context } = await visit(browser, url);
    await page.route('**/assets/*.js', (route) => route.abort());
    await ask(spot);
    await new Promise((done) => setTimeout(done, 1_500));
    await page.goto(spot);
    expect(Math.abs(await page.evaluate(ahead))).toBeLessThan(OFFSET_MS);
    await page.waitForTimeout(2_000);
    expect(Math.abs(await page.evaluate(ahead))).toBeLessThan(OFFSET_MS);
    await context.close();
  });

  it('is the server’s when the browser had the page already', async () => {
    const { page, context } = await visit(browser, url, { worker: false });
    const statuses: number[] = [];
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode));
    await page.addInitScript(() => {
      // Read before the app takes it.
      document.addEventListener('DOMContentLoaded', () => {
        const { $_TSR: { router } = {} } = window as unknown as {
          $_TSR?: { router?: { dehydratedData: { nowMs: number } } };
        };
        Object.assign(window, { ahead: (router?.dehydratedData.nowMs ?? Number.NaN) - Date.now() });
      });
    });
    await page.goto(spot);
    await page.goto('/pages/license/license');
    await page.waitForTimeout(2_000);
    await page.goto(spot);
    expect(statuses).toContain(304);
    const offset = await page.evaluate(() => (window as unknown as { ahead: number }).ahead);
    expect(Math.abs(offset)).toBeLessThan(OFFSET_MS);
    await context.close();
  });
});
