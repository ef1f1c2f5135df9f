import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loginCookies, memberWithOrder } from './support/addresses';
import { launchBrowser, visit } from './support/browser';
import { outsideOf } from './support/outside';
import { textsIn } from './support/texts';

const url = inject('appUrl');
const aloneUrl = inject('aloneUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const spot = '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge';
const orders = '/packages/order/order-list/order-list';
const userCenter = '/views/user-center/index';
const t = textsIn('zh-Hans');
const keptSince = /网络未连接，以下内容更新于/;

const seenAt = async (page: Page) => Number(await page.locator('html').getAttribute('data-seen-at'));

/** Names of the caches with pages in them, and the addresses in each. */
const keptPages = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of (await caches.keys()).filter((one) => one.includes('seen'))) {
      const keys = await (await caches.open(name)).keys();
      kept[name] = keys.map((request) => new URL(request.url).pathname);
    }
    return kept;
  });
const addressesIn = async (page: Page) => Object.values(await keptPages(page)).flat();
/** By their names alone: a cache that is opened while it goes away would be there again, empty. */
const membersCaches = async (page: Page) => {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => name.includes('seen') && !name.endsWith('-visitor'));
};

/** A visitor whose browser has the service worker. */
async function withWorker(of = url, cookies: Parameters<BrowserContext['addCookies']>[0] = []) {
  const visitor = await visit(browser, of);
  await visitor.context.addCookies(cookies);
  await visitor.page.goto('/');
  await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  return visitor;
}

/** Opens a page and waits until it is kept. */
async function seePage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => addressesIn(page)).toContain(path.split('?')[0]);
  // Its files follow it.
  await page.waitForLoadState('networkidle');
}

describe('an address that carries a login', () => {
  it('is not kept', async () => {
    const { page, context } = await withWorker();
    await page.goto('/pages/notice/notice?access_token=secret&openid=o-1');
    await seePage(page, spot);
    const addresses = await page.evaluate(async () => {
      const caught: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) caught.push(url);
      return caught;
    });
    expect(addresses.filter((one) => one.includes('scenic-spot-detail'))).not.toEqual([]);
    expect(addresses.filter((one) => one.includes('secret'))).toEqual([]);
    await context.close();
  });
});

describe('without a network', () => {
  it('a page is shown as it was last seen, hydrated, with its age', async () => {
    const { page, context } = await withWorker();
    const before = Date.now();
    await seePage(page, spot);
    const after = Date.now();
    expect(await page.locator('html').getAttribute('data-seen-at')).toBeNull();
    await context.setOffline(true);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) problems.push(message.text());
    });
    await page.reload();
    await page.getByRole('heading', { name: '栖云岭' }).first().waitFor();
    await page.getByText(keptSince).waitFor();
    expect(await seenAt(page)).toBeGreaterThanOrEqual(before);
    expect(await seenAt(page)).toBeLessThanOrEqual(after + 1000);
    // The nonces in it fit the policy it was kept with: nothing was refused.
    expect(problems).toEqual([]);
    await context.close();
  });

  const hotelsHere = `cityName=${encodeURIComponent('澄岚市')}`;
  it.each([
    ['/pages/hotel-home/hotel-home', '选好日期，直接看这几晚的价格'],
    [`/pages/search-hotel/search-hotel?${hotelsHere}`, '云栖山居'],
    ['/pages/hotel-detail/hotel-detail?id=hotel-yunqi-lodge', '观云大床房'],
    ['/pages/hotel-album/hotel-album?hotelId=hotel-yunqi-lodge', '云栖山居'],
    ['/pages/spot-special/spot-special?id=special-lantern-nights', '月桥灯会'],
    ['/pages/search-home-page/search-home-page', '大家在搜'],
    [`/pages/search-middle-page/search-middle-page?keyword=${encodeURIComponent('温泉')}`, '云汤温泉谷'],
  ])('%s is shown as it was last seen, and nothing in it waits for ever', async (path, words) => {
    const { page, context } = await withWorker();
    await seePage(page, path);
    await page.getByText(words).first().waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByText(words).first().waitFor();
    await page.getByText(keptSince).waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await context.close();
  });

  it('other nights of a hotel cannot be asked for: the rooms say so, and come by another try', async () => {
    const { page, context } = await withWorker();
    await seePage(page, '/pages/hotel-detail/hotel-detail?id=hotel-yunqi-lodge');
    // The calendar's code is there before the network is gone.
    await page.getByRole('button', { name: t('hotel.guests.label') }).click();
    await page.getByRole('button', { name: t('hotel.guests.done') }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: '增加' }).first().click();
    await page.getByRole('button', { name: t('hotel.guests.done') }).click();
    const again = page.getByRole('button', { name: t('ui.retry') });
    await again.waitFor();
    await page.getByText(t('ui.offline.title'), { exact: true }).waitFor();
    await context.setOffline(false);
    await again.click();
    await page.getByText('观云大床房').first().waitFor();
    await context.close();
  });

  it('home is hydrated too', async () => {
    const { page, context } = await withWorker();
    await seePage(page, '/');
    await context.setOffline(true);
    await page.reload();
    await page.getByText(keptSince).waitFor();
    // Not begun anew, which would ask the network for what it shows.
    expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1);
    await page.getByRole('heading', { name: '今天想看山，还是看水？' }).waitFor();
    await context.close();
  });

  it('the first page of all is kept too, though it came before there was a worker', async () => {
    const { page, context } = await visit(browser, url);
    await page.goto(spot);
    await expect.poll(() => addressesIn(page)).toContain(spot.split('?')[0]);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: '栖云岭' }).first().waitFor();
    await page.getByText(keptSince).waitFor();
    await context.close();
  });

  it('a page nobody has seen is the app without it, and offers another try', async () => {
    const { page, context } = await withWorker();
    await context.setOffline(true);
    await page.goto('/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult');
    await page.getByRole('button', { name: '重试' }).first().waitFor({ timeout: 40_000 });
    await page.getByText(t('ui.offline.title'), { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('data-seen-at')).toBeNull();
    await context.close();
  });

  it('pages gone to from an old one have no age of their own', async () => {
    const { page, context } = await withWorker();
    await seePage(page, spot);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(keptSince).waitFor();
    await page.waitForTimeout(600);
    await page.locator('a[href*="ticket-detail"]:visible').first().click();
    await page.waitForURL(/ticket-detail/);
    await expect.poll(() => page.locator('html').getAttribute('data-seen-at')).toBeNull();
    await context.close();
  });
});

describe('with a network', () => {
  it('a page is never an old one', async () => {
    const { page, context } = await withWorker();
    await seePage(page, spot);
    await context.setOffline(true);
    await page.reload();
    expect(await seenAt(page)).toBeGreaterThan(0);
    // It would give way by itself once the network is back, in the middle of a reload.
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(spot);
    expect(await again.locator('html').getAttribute('data-seen-at')).toBeNull();
    expect(await again.getByText(keptSince).count()).toBe(0);
    await context.close();
  });

  it('that comes back, an old page gives way by itself', async () => {
    const { page, context } = await withWorker();
    await seePage(page, spot);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(keptSince).waitFor();
    await context.setOffline(false);
    // A page loaded anew in vain waits before it does so again.
    const patience = { timeout: 45_000 };
    await expect.poll(() => page.locator('html').getAttribute('data-seen-at'), patience).toBeNull();
    await page.getByText(keptSince).waitFor({ state: 'detached' });
    await context.close();
  });

  it('the newest thirty pages are kept, each once', async () => {
    const { page, context } = await withWorker();
    const copies = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((one) => one.includes('seen'));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url: one }) => new URL(one).searchParams.get('copy'));
      });
    for (let index = 0; index < 33; index++) {
      await page.goto(`/pages/agreement/agreement?type=user&copy=${index}`, { waitUntil: 'commit' });
    }
    await expect.poll(copies).toContain('32');
    expect(await copies()).toHaveLength(30);
    expect(await copies()).not.toContain('0');
    // Seen again, it is the newest.
    await page.goto('/pages/agreement/agreement?type=user&copy=20');
    await expect.poll(async () => (await copies()).at(-1)).toBe('20');
    expect(await copies()).toHaveLength(30);
    await context.close();
  });

  it('nothing is kept of an app that no server renders', async () => {
    const { page, context } = await withWorker(aloneUrl);
    await page.goto(spot);
    await page.waitForLoadState('networkidle');
    expect(await addressesIn(page)).toEqual([]);
    await context.close();
  });

  it('pages that were lost, or led elsewhere, are not kept', async () => {
    const { page, context } = await withWorker();
    await page.goto('/nowhere');
    await page.goto('/pages/ticket-detail?id=ticket-feilian-adult');
    await seePage(page, spot);
    const kept = await addressesIn(page);
    expect(kept).not.toContain('/nowhere');
    expect(kept).not.toContain('/pages/ticket-detail');
    await context.close();
  });

  it('a picture is kept for those who asked for it as a picture', async () => {
    const { page, context } = await withWorker();
    await seePage(page, '/');
    await page.reload();
    const inCache = (one: string) =>
      page.evaluate(async (asked) => (await caches.match(asked, { ignoreVary: true })) !== undefined, one);
    const shown = await page
      .locator('main img[srcset]')
      .first()
      .evaluate((image) => {
        if (!(image instanceof HTMLImageElement)) return '';
        return image.currentSrc;
      });
    await expect.poll(() => inCache(shown)).toBe(true);
    const other = await page.evaluate(async () => {
      const sources = [...document.querySelectorAll('main img[srcset]')].flatMap((image) =>
        (image.getAttribute('srcset') ?? '').split(',').map((source) => source.trim().split(' ')[0] ?? ''),
      );
      for (const source of sources) {
        if (await caches.match(source, { ignoreVary: true })) continue;
        await fetch(source);
        return source;
      }
      return '';
    });
    expect(other).not.toBe('');
    expect(await inCache(other)).toBe(false);
    await context.close();
  });
});

describe("a member's pages", () => {
  it('are shown without a network, and gone with the logout', async () => {
    const { token } = await memberWithOrder(outside);
    const { page, context } = await withWorker(url, loginCookies(token, url));
    await seePage(page, orders);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('百工坊').first().waitFor();
    await page.getByText(keptSince).waitFor();
    await context.setOffline(false);
    await expect.poll(() => page.locator('html').getAttribute('data-seen-at')).toBeNull();

    await seePage(page, userCenter);
    expect(await membersCaches(page)).toHaveLength(1);
    await page.getByRole('button', { name: t('member.logout') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('member.logout') })
      .click();
    await expect.poll(() => membersCaches(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto(orders).catch(() => undefined);
    await page.waitForURL(/login/);
    expect(await page.getByText('百工坊').count()).toBe(0);
    await context.close();
  });

  it('have the messages that were read last, with their age', async () => {
    const { mobile, token } = await outside.newcomer();
    await outside.press('console/messages/inbox', { mobile, title: '中秋安排', text: '中秋夜延长开放' });
    const { page, context } = await withWorker(url, loginCookies(token, url));
    await seePage(page, '/pages/notice/notice?tab=inbox');
    await page.getByText('中秋安排').waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByText('中秋安排').waitFor();
    await page.getByText(/以下消息更新于/).waitFor();
    await context.setOffline(false);
    await context.close();
  });

  it('are not the next member’s: another login finds nothing of them', async () => {
    const [first, second] = await Promise.all([memberWithOrder(outside), outside.someoneElse()]);
    const { page, context } = await withWorker(url, loginCookies(first.token, url));
    await seePage(page, orders);
    const [before] = await membersCaches(page);
    await context.addCookies(loginCookies(second, url));
    await page.goto(userCenter);
    await expect.poll(() => membersCaches(page)).not.toContain(before);
    await context.setOffline(true);
    await page.goto(orders);
    expect(await page.getByText('百工坊').count()).toBe(0);
    await context.close();
  });

  it('are gone when the login has ended and a visitor’s page comes', async () => {
    const { token } = await memberWithOrder(outside);
    const { page, context } = await withWorker(url, loginCookies(token, url));
    await seePage(page, orders);
    await outside.call('POST', '/cuser/member/session/end', {}, token);
    await page.goto(spot);
    await expect.poll(() => membersCaches(page)).toEqual([]);
    await context.close();
  });
});
