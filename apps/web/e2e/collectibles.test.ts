import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loginCookies } from './support/addresses';
import { launchBrowser, visit } from './support/browser';
import {
  currentActivity,
  type ForExchange,
  fourForOne,
  grantPiece,
  idCardThat,
  visitWithTickets,
} from './support/collectibles';
import { outsideOf } from './support/outside';
import { startApp } from './support/start-app';
import { type Steps, stepsOf } from './support/steps';
import { optionOf } from './support/texts';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const INDEX = '/packages/nft/nft-index/nft-index';
const EXCHANGE = '/packages/nft/exchange-center/exchange-center';
const MINE = '/packages/nft/my-collection/my-collection';
const VISITS = 3;

const tokenOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

/** What a member does on the pages of collectibles. */
function collectorOf(page: Page, { t, button, follow }: Steps) {
  const named = (id: string, name: string) => t(id).replace('{name}', name);
  const openSheet = async ({ name }: ForExchange) => {
    await page.getByRole('button', { name: named('nft.exchange.goNamed', name), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: named('nft.exchange.sheet', name) });
    await sheet.getByText(t('nft.exchange.final'), { exact: true }).waitFor();
    return sheet;
  };
  const confirm = async () => {
    await button('nft.exchange.confirm').click();
    const result = page.getByRole('dialog', { name: t('nft.exchange.done') });
    await result.getByText(t('nft.exchange.gotPiece').split('{')[0] ?? '', { exact: false }).waitFor();
    return result;
  };
  return {
    openSheet,
    confirm,
    async exchange(product: ForExchange) {
      await openSheet(product);
      const result = await confirm();
      await result.getByRole('button', { name: t('nft.exchange.goOn'), exact: true }).click();
    },
    /** Reads the text to its end and agrees. */
    async agree() {
      await page.getByRole('checkbox').check();
      const answer = button('cardActivation.consent.agree');
      await expect
        .poll(async () => {
          await answer.scrollIntoViewIfNeeded();
          return answer.isEnabled();
        })
        .toBe(true);
      await follow(answer);
    },
    async prove(name: string, idCard: string) {
      await page.getByRole('textbox', { name: t('nft.identity.name') }).fill(name);
      await page.getByRole('textbox', { name: t('nft.identity.number') }).fill(idCard);
      await button('nft.identity.submit').click();
    },
  };
}

describe('collectibles (phone, zh-Hans)', () => {
  it('three visits, a name that is checked once, pieces that are taken, and four of them for a rare one', async () => {
    // Its clock goes on to the day of the visit: an app of its own.
    const own = await startApp();
    try {
      const there = outsideOf(own.url);
      const { page, context, problems } = await visit(browser, own.url, {
        size: 'phone',
        language: 'zh-Hans',
      });
      const steps = stepsOf(page, 'zh-Hans', there);
      const { t, button, link, logIn, follow } = steps;
      const collector = collectorOf(page, steps);
      const count = (id: string, value: number) => t(id).replace('{count}', String(value));

      // The current activity, after the login; whoever comes joins, and has a credit.
      await page.goto(INDEX);
      await logIn();
      await page.waitForURL(/nft-index\?.*id=/);
      await page.getByText(new RegExp(t('nft.hero.participant').replace('{index}', '[\\d,]+'))).waitFor();
      await page.getByText(count('nft.hero.creditsHave', 1), { exact: true }).first().waitFor();
      const activityId = new URL(page.url()).searchParams.get('id') ?? '';
      const token = await tokenOf(page);

      // Each verified voucher brings one more.
      await visitWithTickets(there, token, VISITS);
      await page.reload();
      await page
        .getByText(count('nft.hero.creditsHave', VISITS + 1), { exact: true })
        .first()
        .waitFor();

      // Who they are: agreed to first; a wrong name is said beside the form, with the tries that are left.
      await follow(link('nft.hero.verify'));
      await page.waitForURL(/certification\?.*back=/);
      await collector.agree();
      await collector.prove('李云', idCardThat('does not match'));
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      await page.getByText(count('nft.identity.triesLeft', 2), { exact: true }).waitFor();
      // That it was refused is a 422, which the browser writes down.
      problems.splice(0);
      await collector.prove('李云', idCardThat('matches'));
      await page.waitForURL(/nft-index\?.*id=/);
      expect(await link('nft.hero.verify').count()).toBe(0);

      // A piece for each credit; what no visit brings is a gift of the operator.
      const { rare, common, toGrant } = await fourForOne(there, activityId, 'zh-Hans');
      await follow(link('nft.hero.exchange'));
      await page.waitForURL(/exchange-center\?.*activityId=/);
      for (const product of common) await collector.exchange(product);
      for (const collectionId of toGrant) await grantPiece(there, token, { activityId, collectionId });

      // Four for one: what is chosen stays over a reload, and what is used up cannot come back.
      await page.goto(`${EXCHANGE}?activityId=${activityId}`);
      const sheet = await collector.openSheet(rare);
      await expect.poll(() => sheet.getByRole('checkbox', { checked: true }).count()).toBe(4);
      await page.reload();
      await expect.poll(() => sheet.getByRole('checkbox', { checked: true }).count()).toBe(4);
      const result = await collector.confirm();
      await follow(result.getByRole('link', { name: optionOf(t('nft.exchange.see'), 'collection') }));
      await page.waitForURL(/nft-collection\?.*pieceId=/);

      // Its certificate is checked on this device, also while it is being entered.
      await button('nft.certificate.check').click();
      await page.getByText(t('nft.certificate.right'), { exact: true }).waitFor();
      await page.getByText(t('nft.noTrade'), { exact: true }).waitFor();

      // The four are used up.
      await page.goto(`${MINE}?status=exchanged`);
      const used = page.getByRole('link', { name: new RegExp(t('nft.serial').split('{')[0] ?? '') });
      await expect.poll(() => used.count()).toBe(4);
      expect(problems).toEqual([]);
      await context.close();
    } finally {
      await own.stop();
    }
  });
});

describe('collectibles (desktop, en)', () => {
  it('a piece is looked at beside the others, its original opened, and its certificate checked', async () => {
    const outside = outsideOf(url);
    const token = await outside.someoneElse();
    const { activityId } = await currentActivity(outside, token);
    await grantPiece(outside, token, { activityId });
    const { page, context, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const { t, button, follow } = stepsOf(page, 'en', outside);
    await context.addCookies(loginCookies(token, url));

    await page.goto(MINE);
    await follow(page.getByRole('link', { name: new RegExp(t('nft.serial').split('{')[0] ?? '') }).first());
    await page.waitForURL(/my-collection\?.*id=/);
    const beside = page.getByRole('region', { name: t('nft.certificate.title') });
    await beside.getByRole('button', { name: t('nft.certificate.check'), exact: true }).click();
    await page.getByText(t('nft.certificate.right'), { exact: true }).waitFor();
    await button('nft.piece.original').click();
    await page.getByRole('link', { name: new RegExp(`^${t('nft.piece.save').split('(')[0]}`) }).waitFor();

    // Nothing was exchanged yet.
    await page.getByRole('tab', { name: optionOf(t('nft.mine.tab'), 'exchanged') }).click();
    await page.getByText(t('nft.mine.empty'), { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
