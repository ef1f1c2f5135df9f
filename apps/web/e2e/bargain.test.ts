import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loginCookies } from './support/addresses';
import { goodsForBargains, helpBargain } from './support/bargains';
import { launchBrowser, visit } from './support/browser';
import { addAddress } from './support/complete-order';
import { outsideOf } from './support/outside';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const LIST = '/packages/marketing/bargain-active/bargain-active';
const BARGAIN = '/packages/marketing/bargain-goods-detail/bargain-goods-detail';
const MINE = '/packages/user-module/my-activity/my-activity?kind=bargain';

const yuanOf = (fen: number): string => (fen / 100).toFixed(fen % 100 === 0 ? 0 : 2);

describe('a bargain (phone, zh-Hans)', () => {
  it('is started by a visitor, cut by three friends, and bought at the price reached', async () => {
    const { page, context, problems } = await visit(browser, url);
    const outside = outsideOf(url);
    const { t, button, logIn, follow, placeOrder, goToCashier, payAtCashier } = stepsOf(
      page,
      'zh-Hans',
      outside,
    );
    const product = await goodsForBargains(outside);
    const needed = (count: number) =>
      page.getByText(t('marketing.bargain.needed').replace('{count}', String(count)), { exact: true });

    // The login comes in between, and leads back to what was chosen.
    await page.goto(LIST);
    await follow(page.locator(`a[href*="activityProductId=${product.activityProductId}"]`).first());
    await logIn();
    await page.waitForURL(new RegExp(`bargain-goods\\?.*activityProductId=${product.activityProductId}`));
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await addAddress(outside, token);

    // The rules come first, once; the first cut is made by whoever starts.
    await follow(button('bargain.goods.start'));
    await button('components.rules.agree').click();
    await page.waitForURL(/bargain-goods-detail\?bargainId=/);
    const bargainId = new URL(page.url()).searchParams.get('bargainId') ?? '';
    const friends = product.bargain.people - 1;
    await needed(friends).waitFor();
    await page.reload();
    await needed(friends).waitFor();

    // A friend opens the link, and cuts once.
    const friend = await visit(browser, url);
    await friend.context.addCookies(loginCookies(await outside.someoneElse(), url));
    await friend.page.goto(`${BARGAIN}?bargainId=${bargainId}`);
    const help = friend.page.getByRole('button', { name: t('marketing.bargain.helpThem'), exact: true });
    await help.click();
    await friend.page.getByText(new RegExp(`^${t('bargain.detail.helped').split('{')[0]}¥`)).waitFor();
    await friend.page.reload();
    await friend.page.getByRole('link', { name: t('bargain.detail.startOwn'), exact: true }).waitFor();
    expect(await help.count()).toBe(0);
    expect(friend.problems).toEqual([]);
    await friend.context.close();

    // Two more come while the page is looked at.
    await helpBargain(outside, bargainId);
    const { priceFen, helpersNeeded } = await helpBargain(outside, bargainId);
    expect(helpersNeeded).toBe(friends - 3);
    await needed(friends - 3).waitFor();

    // It is on top of the list now, and what it is for leads to it.
    await page.goto(LIST);
    await page.getByRole('link', { name: t('bargain.list.mine').replace('{count}', '1') }).waitFor();
    await follow(page.locator(`a[href*="activityProductId=${product.activityProductId}"]`).first());
    await follow(page.getByRole('link', { name: t('bargain.goods.goOn'), exact: true }));
    await page.waitForURL(new RegExp(`bargain-goods-detail\\?bargainId=${bargainId}`));

    // Bought on the way, at the price reached.
    const price = `¥${yuanOf(priceFen)}`;
    await follow(
      page.getByRole('link', { name: t('marketing.bargain.buy').replace('{price}', price), exact: true }),
    );
    await page.waitForURL(new RegExp(`goods-place-order.*bargainId=${bargainId}`));
    await page.getByText(t('order.bargain.at').replace('{price}', price)).waitFor();
    const orderId = await placeOrder();
    await goToCashier();
    await payAtCashier();
    const { lines } = await outside.call<{ lines: { quantity: number; paidFen: number }[] }>(
      'GET',
      '/cuser/member/orders/detail',
      { id: orderId },
      token,
    );
    expect(lines.map(({ quantity, paidFen }) => [quantity, paidFen])).toEqual([[1, priceFen]]);

    // It stays bought, and can be found again.
    await page.goto(MINE);
    await follow(
      page
        .getByRole('link')
        .filter({ hasText: t('marketing.bargain.bought') })
        .first(),
    );
    await page.waitForURL(new RegExp(`bargain-goods-detail\\?bargainId=${bargainId}`));
    await page.getByRole('link', { name: t('bargain.detail.order'), exact: true }).waitFor();
    await page.getByRole('button', { name: t('bargain.detail.proof'), exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
