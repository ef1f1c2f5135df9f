import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { asyncPageTimeoutMs, chunkTimeoutMs } from '../../../packages/contract/src/constants';
import { loginCookies } from './support/addresses';
import { launchBrowser, visit } from './support/browser';
import { textsIn } from './support/texts';

const url = inject('appUrl');
const aloneUrl = inject('aloneUrl');
const t = textsIn('zh-Hans');
const MEMBERS_PAGE = '/packages/order/order-list/order-list';
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Holds back the files that match, until told to let them go. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The user center, a tap on its link to the agreement, whose code does not come. */
async function openSlowPage() {
  const visitor = await visit(browser, url, { worker: false });
  const { page } = visitor;
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/views/user-center/index');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  const release = await hold(page, '**/assets/agreement-*.js');
  files.length = 0;
  await page
    .getByRole('link', { name: t('member.me.userAgreement') })
    .first()
    .click();
  return { ...visitor, files, release };
}

const pending = (page: Page) => page.locator('main [aria-busy="true"]');
const agreement = (page: Page) => page.getByRole('heading', { name: /本协议管什么/ });

describe('a page that is long in coming', () => {
  it('shows a pending state, then the page; its texts are fetched beside its code', async () => {
    const { page, context, files, release, problems } = await openSlowPage();
    await pending(page).waitFor();
    await expect.poll(() => files.some((file) => file.includes('/assets/site-documents-'))).toBe(true);
    release();
    await agreement(page).waitFor();
    await pending(page).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is given up after its limit, and tried again by a tap', async () => {
    const { page, context, release } = await openSlowPage();
    await pending(page).waitFor();
    await page.clock.fastForward(asyncPageTimeoutMs);
    const retry = page.getByRole('button', { name: t('ui.retry') });
    await retry.waitFor();
    expect(await page.getByText(t('ui.error.title')).isVisible()).toBe(true);
    release();
    await retry.click();
    await agreement(page).waitFor();
    await context.close();
  });
});

describe('a first page that is long in coming', () => {
  it('shows a pending state where no server renders it, before the app knows who looks', async () => {
    const { page, context, problems } = await visit(browser, aloneUrl, { worker: false });
    await context.addCookies(loginCookies('over', aloneUrl));
    const release = await hold(page, '**/getBaseUserInfo');
    await page.goto(MEMBERS_PAGE);
    await pending(page).waitFor();
    expect(problems).toEqual([]);
    // The login is over.
    release();
    await page.getByLabel(t('session.login.mobile')).waitFor();
    await context.close();
  });
});

describe('a part of a page that is long in coming', () => {
  it('is given up after its limit, and comes by another tap', async () => {
    const { page, context } = await visit(browser, url, { worker: false });
    await page.goto('/');
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    const release = await hold(page, '**/assets/CitySheet*.js');
    const city = page.getByRole('button', { name: t('location.city.change').replace('{city}', '深圳市') });
    const failure = page.getByText(t('app.networkFailed'));
    await city.click();
    await page.clock.fastForward(chunkTimeoutMs / 2);
    expect(await failure.count()).toBe(0);
    await page.clock.fastForward(chunkTimeoutMs / 2);
    await failure.waitFor();
    release();
    await city.click();
    await page.getByRole('dialog', { name: t('location.city.title') }).waitFor();
    await context.close();
  });
});
