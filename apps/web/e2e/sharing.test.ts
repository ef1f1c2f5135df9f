import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loginCookies } from './support/addresses';
import { goodsForBargains, startBargain } from './support/bargains';
import { launchBrowser, visit } from './support/browser';
import { goodsForGroups } from './support/groups';
import { outsideOf } from './support/outside';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
const outside = outsideOf(url);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SPOT = '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge';
const clipboard = ['clipboard-read', 'clipboard-write'];

interface Told {
  shareCode: string;
  memberRegistChannelVo: { thirdId: string };
}
const told = (token: string) => outside.call<Told>('POST', '/cuser/member/api/getBaseUserInfo', {}, token);

describe('a shared link (phone, zh-Hans)', () => {
  it('of a member says whose it is: a friend who registers by it came by them', async () => {
    const token = await outside.someoneElse();
    const { shareCode } = await told(token);
    const member = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    await member.context.grantPermissions(clipboard);
    await member.context.addCookies(loginCookies(token, url));
    const { t, button } = stepsOf(member.page, 'zh-Hans', outside);
    await member.page.goto(SPOT);
    await member.page.waitForLoadState('networkidle');
    await button('components.share').click();
    await button('kit.share.copy').click();
    await member.page.getByText(t('kit.share.copied')).waitFor();
    const link = await member.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${url}${SPOT}&C_share=${shareCode}`);
    expect(member.problems).toEqual([]);
    await member.context.close();

    const friend = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    await friend.page.goto(link);
    await friend.page.waitForLoadState('networkidle');
    // Pages later, in the same visit.
    await friend.page.goto('/pages/login/login');
    await stepsOf(friend.page, 'zh-Hans', outside).logIn();
    await friend.page.waitForURL(({ pathname }) => !pathname.includes('login'));
    const cookie = (await friend.context.cookies()).find(({ name }) => name === 'token');
    expect((await told(cookie?.value ?? '')).memberRegistChannelVo.thirdId).toBe(shareCode);
    expect(friend.problems).toEqual([]);
    await friend.context.close();
  });

  it('of a visitor says nothing of anybody, not even of who sent it to them', async () => {
    const { page, context, problems } = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    await context.grantPermissions(clipboard);
    const { t, button } = stepsOf(page, 'zh-Hans', outside);
    await page.goto(`${SPOT}&C_share=ABCD2345&token=secret`);
    await page.waitForLoadState('networkidle');
    await button('components.share').click();
    await button('kit.share.copy').click();
    await page.getByText(t('kit.share.copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url}${SPOT}`);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a poster (phone, zh-Hans)', () => {
  /** Pages that have one, by what they are of. */
  const pages: Record<string, (token: string) => Promise<string> | string> = {
    'a spot': () => SPOT,
    'a ticket': () => '/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult',
    'a hotel': () => '/pages/hotel-detail/hotel-detail?id=hotel-yunqi-lodge',
    goods: () => '/pages/goods-detail/goods-detail?id=product-mist-green',
    'a service': () => '/pages/service-detail/service-detail?id=product-foot-bath',
    'a jump page': () => '/pages/jump-page/jump-page?code=DEMOSHOW',
    'what is sold to groups': async () => {
      const { activeId, activityProductId } = await goodsForGroups(outside);
      return `/packages/marketing/group-buying/group-buying?activeId=${activeId}&activeType=3&activityProductId=${activityProductId}`;
    },
    'what can be bargained for': async () => {
      const { activeId, activityProductId } = await goodsForBargains(outside);
      return `/packages/marketing/bargain-goods/bargain-goods?activeId=${activeId}&activeType=8&activityProductId=${activityProductId}`;
    },
    'a bargain': async (token) => {
      const { id } = await startBargain(outside, await goodsForBargains(outside), token);
      return `/packages/marketing/bargain-goods-detail/bargain-goods-detail?bargainId=${id}`;
    },
  };

  it.each(Object.entries(pages))('is offered by the page of %s', async (_, addressOf) => {
    const token = await outside.someoneElse();
    const { page, context, problems } = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    await context.addCookies(loginCookies(token, url));
    const { t, button } = stepsOf(page, 'zh-Hans', outside);
    await page.goto(await addressOf(token));
    await page.waitForLoadState('networkidle');
    await button('components.share').first().click();
    await button('kit.share.poster').click();
    const [before = ''] = t('kit.poster.alt').split('{');
    await page.getByRole('img', { name: new RegExp(`^${before}`) }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
