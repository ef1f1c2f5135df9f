import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loginCookies } from './support/addresses';
import { launchBrowser, visit } from './support/browser';
import { addAddress } from './support/complete-order';
import { buyInGroup, fillGroup, type GroupProduct, goodsForGroups } from './support/groups';
import { outsideOf } from './support/outside';
import { type RunningApp, startApp } from './support/start-app';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const LIST = '/packages/marketing/group-purchase/group-purchase';
const GROUP = '/packages/user-module/activity-group-detail/activity-group-detail';
const groupBuying = ({ activeId, activityProductId }: GroupProduct, groupId: string) =>
  `/packages/marketing/group-buying/group-buying?activeId=${activeId}&activeType=3&activityProductId=${activityProductId}&groupId=${groupId}`;

/** The beginning of a text with its amount or number behind it. */
const beginning = (text: string) => new RegExp(`^${(text.split('{')[0] ?? '').trim()}`);
const priceOf = (fen: number) => `¥${(fen / 100).toString()}`;

describe('a group (phone, zh-Hans)', () => {
  it('is opened and paid by a visitor, waits through a reload, and is formed by friends', async () => {
    const { page, context, problems } = await visit(browser, url);
    const outside = outsideOf(url);
    const { t, button, logIn, follow, placeOrder, goToCashier, payAtCashier } = stepsOf(
      page,
      'zh-Hans',
      outside,
    );
    const product = await goodsForGroups(outside);
    const { needed } = product.group;

    // The login comes in between, and leads back to what was chosen.
    await page.goto(LIST);
    await follow(page.locator(`a[href*="activityProductId=${product.activityProductId}"]`).first());
    await logIn();
    await page.waitForURL(new RegExp(`group-buying\\?.*activityProductId=${product.activityProductId}`));
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await addAddress(outside, token);

    // The rules come first, once.
    const open = page.getByRole('button', { name: beginning(t('groupBuy.open')) });
    await follow(open);
    await button('components.rules.agree').click();
    await page.waitForURL(/goods-place-order.*activeType=3/);
    const orderId = await placeOrder();
    await goToCashier();
    await payAtCashier();

    // It waits for others, whatever is done to the page.
    await page.goto(`${GROUP}?orderId=${orderId}`);
    const lacking = t('marketing.group.lack').replace('{count}', String(needed - 1));
    await page.getByText(lacking, { exact: true }).waitFor();
    await page.reload();
    await page.getByText(lacking, { exact: true }).waitFor();
    await button('groupBuy.invite').waitFor();
    expect(problems).toEqual([]);

    // It is the first thing on the list now.
    await page.goto(LIST);
    const mine = page.getByRole('link').filter({ hasText: t('groupBuy.mine') });
    await follow(mine.first());
    await page.waitForURL(/activity-group-detail\?groupId=/);
    const groupId = new URL(page.url()).searchParams.get('groupId') ?? '';
    await page.getByText(lacking, { exact: true }).waitFor();

    // Friends come while the page is looked at.
    await fillGroup(outside, product, groupId, needed - 1);
    await page.getByText(t('marketing.group.formed'), { exact: true }).first().waitFor();
    await button('groupBuy.invite').waitFor({ state: 'detached' });
    expect(await button('groupBuy.leave').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is left again: what comes back is said first', async () => {
    const { page, context, problems } = await visit(browser, url);
    const outside = outsideOf(url);
    const { t, button } = stepsOf(page, 'zh-Hans', outside);
    const product = await goodsForGroups(outside);
    const token = await outside.someoneElse();
    const { groupId, orderId } = await buyInGroup(outside, product, { token });
    const { totalFen } = await outside.call<{ totalFen: number }>(
      'GET',
      '/cuser/member/orders/detail',
      { id: orderId },
      token,
    );
    await context.addCookies(loginCookies(token, url));
    await page.goto(`${GROUP}?groupId=${groupId}`);
    await button('groupBuy.leave').click();
    const question = page.getByRole('dialog');
    await question.getByText(priceOf(totalFen)).waitFor();
    await question.getByRole('button', { name: t('groupBuy.leaveConfirm') }).click();
    await page.getByText(t('marketing.group.failed'), { exact: true }).waitFor();
    expect(await button('groupBuy.leave').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a shared group (desktop, en)', () => {
  it('is joined by somebody new, who logs in first and lands on the group again', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const outside = outsideOf(url);
    const { t, logIn, follow, placeOrder, goToCashier, payAtCashier } = stepsOf(page, 'en', outside);
    const product = await goodsForGroups(outside);
    const { groupId } = await buyInGroup(outside, product, { token: await outside.someoneElse() });
    await fillGroup(outside, product, groupId, product.group.needed - 2);

    await page.goto(groupBuying(product, groupId));
    await logIn();
    await page.waitForURL(new RegExp(`group-buying\\?.*groupId=${groupId}`));
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await addAddress(outside, token);
    await page.getByText('1 more needed', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('checkbox', { name: t('activity.product.agree') }).check();
    await follow(page.getByRole('button', { name: beginning(t('groupBuy.join')) }));
    await page.waitForURL(new RegExp(`goods-place-order.*groupId=${groupId}`));
    await placeOrder();
    await goToCashier();
    await payAtCashier();

    // The link leads whoever is in it to their own page.
    await page.goto(groupBuying(product, groupId));
    await page.waitForURL(new RegExp(`activity-group-detail\\?groupId=${groupId}`));
    await page.getByText(t('marketing.group.formed'), { exact: true }).first().waitFor();
    expect(problems).toEqual([]);
    await context.close();

    // Who comes later is told so, and can open another.
    const late = await visit(browser, url, { size: 'desktop', language: 'en' });
    await late.context.addCookies(loginCookies(await outside.someoneElse(), url));
    await late.page.goto(groupBuying(product, groupId));
    await late.page.getByText(t('groupBuy.full'), { exact: true }).waitFor();
    await late.page.getByRole('button', { name: beginning(t('groupBuy.open')) }).waitFor();
    expect(await late.page.getByRole('button', { name: beginning(t('groupBuy.join')) }).count()).toBe(0);
    expect(late.problems).toEqual([]);
    await late.context.close();
  });
});

describe('a group that nobody joins (phone, zh-Hans)', () => {
  // Its time is moved to the group's end.
  let own: RunningApp | undefined;
  beforeAll(async () => {
    own = await startApp();
  });
  afterAll(() => own?.stop());

  it('fails at its end, and the money goes back in full', async () => {
    const ownUrl = own?.url ?? '';
    const { page, context, problems } = await visit(browser, ownUrl);
    const outside = outsideOf(ownUrl);
    const { t, button } = stepsOf(page, 'zh-Hans', outside);
    const product = await goodsForGroups(outside);
    const token = await outside.someoneElse();
    const { orderId, groupId } = await buyInGroup(outside, product, { token });
    await context.addCookies(loginCookies(token, ownUrl));
    await page.goto(`${GROUP}?groupId=${groupId}`);
    await button('groupBuy.invite').waitFor();

    await outside.moveTime(product.group.hours * 60 + 5);
    await page.reload();
    await page.getByText(t('marketing.group.failed'), { exact: true }).waitFor();
    await page.getByRole('link', { name: t('groupBuy.another'), exact: true }).waitFor();
    await expect
      .poll(async () => {
        const { orders } = await outside.console();
        const order = orders.find(({ id }) => id === orderId);
        return order && [order.closeReason, order.refundedFen === order.totalFen];
      })
      .toEqual(['groupFailed', true]);
    expect(problems).toEqual([]);
    await context.close();
  });
});
