import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { outsideOf } from './support/outside';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const tokenOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';

/** One of each kind that is sold. */
const things = [
  ['hotel', 'hotel-yunqi-lodge'],
  ['shop', 'shop-yaohuo'],
  ['ticket', 'ticket-qiyun-adult'],
  ['goods', 'product-gaiwan'],
  ['service', 'product-lake-tea'],
] as const;
const SAID = 'There is no shade in the queue of the cable car.';
const ANSWER = 'Thank you; it comes this week.';

describe('the member’s own room (desktop, en)', () => {
  it('keeps favourites of every kind, and a suggestion that is answered', async () => {
    const { page, context, problems } = await visit(browser, url, {
      size: 'desktop',
      language: 'en',
      worker: false,
    });
    const { t, button, link, follow, logIn } = stepsOf(page, 'en', outside);

    // A visitor's heart leads to the login, and is there afterwards.
    await page.goto('/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge');
    const heart = page.getByRole('button', { name: /^Save / }).first();
    await follow(heart);
    const mobile = await logIn();
    await page.waitForURL(/scenic-spot-detail/);
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    const token = await tokenOf(context);
    for (const [kind, id] of things) {
      await outside.call('POST', '/cuser/member/favorites/set', { kind, id, favorite: true }, token);
    }

    await page.goto('/views/user-center/index');
    await follow(link('member.me.favorites'));
    await page.waitForURL(/user-module\/favorites/);
    await page.getByRole('tab', { name: 'All 6' }).waitFor();
    const { records } = await outside.call<{
      records: { kind: string; title: string; priceFenThen: number | null; nowPriceFen: number | null }[];
    }>('GET', '/cuser/member/favorites/list', { size: '50' }, token);
    expect(records).toHaveLength(6);
    for (const { priceFenThen, nowPriceFen } of records) expect(nowPriceFen).toBe(priceFenThen);
    await expect.poll(() => page.getByText(/per night when saved$/).count()).toBe(1);
    await expect.poll(() => page.getByText(/when saved$/).count()).toBe(5);

    // One kind, taken away and back.
    await page.getByRole('tab', { name: /^Goods/ }).click();
    const take = page.getByRole('button', { name: /^Remove .+/ });
    await expect.poll(() => take.count()).toBe(1);
    await take.click();
    await button('favorite.undo').click();
    await expect.poll(() => take.count()).toBe(1);
    await expect
      .poll(async () => {
        const { total } = await outside.call<{ total: number }>(
          'GET',
          '/cuser/member/favorites/list',
          {},
          token,
        );
        return total;
      })
      .toBe(6);

    // What was begun survives a reload.
    await page.goto('/packages/user-module/submit-advice/submit-advice');
    await page.getByRole('radio', { name: 'Facilities' }).check();
    await page.getByLabel(t('advice.text')).fill(SAID);
    await expect.poll(() => page.getByLabel(t('advice.mobile')).inputValue()).toBe(mobile);
    await page.reload();
    await expect.poll(() => page.getByLabel(t('advice.text')).inputValue()).toBe(SAID);
    await follow(button('advice.submit'));
    await page.waitForURL(/user-module\/advice\/advice/);
    await page.getByText(t('advice.sent')).waitFor();
    await page.getByText('Submitted', { exact: true }).waitFor();

    const [suggestion] = (
      await outside.call<{ records: { id: string }[] }>('GET', '/cuser/member/advice/list', {}, token)
    ).records;
    await outside.press('console/advice/reply', { id: suggestion?.id ?? '', text: ANSWER });

    // It is told in the inbox, and from there one comes to it.
    await page.goto('/views/user-center/index');
    await follow(
      page.getByRole('link', { name: new RegExp(`${t('member.me.unread')}\\s*${t('member.me.notices')}`) }),
    );
    await page.waitForURL(/pages\/notice\/notice/);
    await page.getByRole('tab', { name: t('notice.tab.inbox') }).click();
    await page.getByRole('button', { name: /Your suggestion was answered/ }).click();
    await follow(link('notice.open'));
    await page.waitForURL(/user-module\/advice\/advice\?id=/);
    await page.getByText(ANSWER).waitFor();
    await page.getByLabel(t('advice.appendText')).fill('Seen it. Lovely!');
    await button('advice.appendSubmit').click();
    await page.getByText('In progress', { exact: true }).waitFor();

    // Nothing of activities yet, and a way on.
    await page.goto('/packages/user-module/my-activity/my-activity');
    await link('activity.mine.browse').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
