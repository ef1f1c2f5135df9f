import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { addAddress } from './support/complete-order';
import { forceNextPrize, giveChances, goodsPrizeOf, lotteryWith } from './support/lotteries';
import { outsideOf } from './support/outside';
import { stepsOf } from './support/steps';
import { optionOf } from './support/texts';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const LOTTERY = '/packages/marketing/lottery/lottery';
const PRIZES = '/packages/user-module/my-prize/my-prize';
/** The page that is looked at is looked at for 15 s, on a machine that may be slow. */
const LOOK_MS = 45_000;
const SHIPPED = 1;

describe('a draw (phone, zh-Hans)', () => {
  it('gives chances for tasks, and a prize that is claimed and sent', async () => {
    const { page, context, problems } = await visit(browser, url);
    const outside = outsideOf(url);
    const { t, button, logIn, follow } = stepsOf(page, 'zh-Hans', outside);
    const lottery = await lotteryWith(outside, ['signIn', 'browse']);
    const prize = goodsPrizeOf(lottery);
    const taskOf = (kind: string) => lottery.tasks.find((task) => task.kind === kind)?.title ?? '';
    const own = async (token: string) =>
      outside.call<{ chancesLeft: number; drawsDone: number }>(
        'GET',
        '/mkg/api/lottery/detail',
        { activeId: lottery.activeId },
        token,
      );

    // The login comes in between, and leads back to the draw.
    await page.goto(`${LOTTERY}?activeId=${lottery.activeId}&activeType=${lottery.activeType}`);
    await logIn();
    await page.waitForURL(new RegExp(`lottery/lottery\\?.*activeId=${lottery.activeId}`));
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await addAddress(outside, token);
    await page.getByRole('table').waitFor();
    const free = (await own(token)).chancesLeft;

    // Signing in is done by the tap.
    await follow(page.locator('a[href*="lottery-task"]').first());
    await page.waitForURL(/lottery-task\?activeId=/);
    const gained = page.getByRole('status').filter({ hasText: t('lottery.task.gained').split('{')[0] ?? '' });
    await page.getByRole('button', { name: new RegExp(`${taskOf('signIn')}$`) }).click();
    await gained.waitFor();
    expect((await own(token)).chancesLeft).toBeGreaterThan(free);

    // A page is looked at for fifteen seconds; who leaves too early is told how long is missing.
    const browse = page.getByRole('button', { name: new RegExp(`${taskOf('browse')}$`) });
    await follow(browse);
    const ring = page.getByRole('progressbar', { name: t('lottery.ring.label') });
    await ring.waitFor();
    await page.waitForTimeout(1_000);
    await page.goBack();
    await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor();
    const before = (await own(token)).chancesLeft;
    await follow(browse);
    await ring.waitFor();
    await button('lottery.ring.back').click({ timeout: LOOK_MS });
    await page.waitForURL(/lottery-task\?activeId=/);
    await gained.waitFor();
    expect((await own(token)).chancesLeft).toBeGreaterThan(before);

    // The rules come first, once. What is drawn is goods: set by hand, and told so.
    await follow(page.getByRole('link', { name: t('lottery.task.draw'), exact: true }));
    await page.waitForURL(/lottery\/lottery\?/);
    await giveChances(outside, lottery, token);
    await forceNextPrize(outside, prize?.id ?? '', token);
    await follow(button('kit.draw.start'));
    await button('components.rules.agree').click();
    const result = page.getByRole('dialog', { name: t('lottery.result.won') });
    await result.getByText(prize?.name ?? '', { exact: true }).waitFor({ timeout: LOOK_MS });
    await result.getByText(t('lottery.forced')).waitFor();
    expect((await own(token)).drawsDone).toBe(1);

    // Reload loses nothing: it stands among the member's draws.
    await page.reload();
    await page
      .getByRole('button', { name: t('lottery.records.checkNamed').replace('{index}', '1') })
      .waitFor();

    // Claimed to an address, once it was looked at again.
    await page.goto(PRIZES);
    await page
      .getByRole('checkbox', { name: t('prize.choose').replace('{name}', prize?.name ?? '') })
      .check();
    await follow(button('prize.claim'));
    await page.waitForURL(/address\/address\?select=1/);
    await page.waitForTimeout(600);
    await page.getByText('莲花路1号').click();
    await page.waitForURL(/my-prize/);
    const confirm = page.getByRole('dialog', { name: t('prize.confirm') });
    await confirm.getByText('莲花路1号').waitFor();
    await confirm.getByRole('button', { name: t('prize.confirm.submit'), exact: true }).click();
    await page.waitForURL(/order-details\?id=/);
    const orderId = new URL(page.url()).searchParams.get('id') ?? '';

    // An order of nothing, which is prepared and sent as any other.
    for (const step of ['stock', 'stocked'])
      await outside.press(`console/parcels/${step}`, { id: orderId }).catch(() => undefined);
    await outside.press('console/parcels/ship', { id: orderId, carrier: 'SF', number: `SF${Date.now()}` });
    const { totalFen, lines } = await outside.call<{
      totalFen: number;
      lines: { deliveryStatus: number }[];
    }>('GET', '/cuser/member/orders/detail', { id: orderId }, token);
    expect([totalFen, lines[0]?.deliveryStatus]).toEqual([0, SHIPPED]);
    await page.reload();
    await page
      .getByText(optionOf(t('order.delivery'), SHIPPED))
      .first()
      .waitFor();
    await page.goto(`${PRIZES}?tab=claimed`);
    await page
      .getByRole('link', { name: t('prize.orderNamed').replace('{name}', prize?.name ?? ''), exact: true })
      .waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
