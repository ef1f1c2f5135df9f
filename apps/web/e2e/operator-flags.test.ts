import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Language, launchBrowser, visit } from './support/browser';
import { newMobile } from './support/outside';
import { textsIn } from './support/texts';

// The app as plain files: it reads the operator's switches itself, so that a test may answer for the operator.
const url = inject('aloneUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A visit while the operator has switched something on. */
async function visitWith(language: Language, update: { isUpdate: boolean; isDebug: boolean }) {
  const visitor = await visit(browser, url, { language, worker: false });
  await visitor.page.route('**/cdn/config/update-config.json', (route) =>
    route.fulfill({
      json: {
        isUpdate: update.isUpdate,
        updateImage: '/cdn/updating.svg',
        debugData: { isDebug: update.isDebug },
      },
    }),
  );
  await visitor.page.route('**/cdn/updating.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return visitor;
}

// conformance: ENT-06
describe.each(['zh-Hans', 'en'] as const)('what the operator switches on (%s)', (language) => {
  const t = textsIn(language);

  it('puts the notice with its picture in place of the page while the app is being updated', async () => {
    const { page, context, problems } = await visitWith(language, { isUpdate: true, isDebug: false });
    await page.goto('/');
    await page.getByRole('heading', { name: t('app.updating') }).waitFor();
    expect(await page.locator('main img').getAttribute('src')).toBe('/cdn/updating.svg');
    expect(await page.getByRole('link').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows testers the last calls, and nobody a token', async () => {
    const { page, context, problems } = await visitWith(language, { isUpdate: false, isDebug: true });
    await page.goto('/');
    await page.getByRole('button', { name: t('shell.debug.band'), exact: true }).click();
    const panel = page.getByRole('region', { name: t('shell.debug.panel') });
    await panel.getByText(/GET \/cpage\/home\/index · 0 · \d+ ms/).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('asks a new member to tell others, once', async () => {
    const { page, context, problems } = await visit(browser, url, { language, worker: false });
    await page.route('**/cdn/config/app.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), newUserShare: true } });
    });
    await page.goto('/pages/login/login');
    await page.getByLabel(t('session.login.mobile')).fill(newMobile());
    await page.getByRole('button', { name: t('session.login.test'), exact: true }).click();
    await page.waitForURL((address) => !address.pathname.includes('login'));
    const noted = page.waitForResponse('**/newUserSeen');
    await page.goto('/');
    const sheet = page.getByRole('dialog', { name: t('home.newUserShare') });
    await sheet.getByRole('button', { name: t('home.newUserShare.later') }).click();
    await sheet.waitFor({ state: 'detached' });
    expect((await noted).ok()).toBe(true);
    await page.reload();
    await page.waitForFunction(() => document.querySelector('main h1, main h2') !== null);
    await page.waitForLoadState('networkidle');
    expect(await sheet.count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('logs testers in with a number alone', async () => {
    const { page, context, problems } = await visit(browser, url, { language });
    await page.goto('/pages/login/login');
    await page.getByLabel(t('session.login.mobile')).fill('13912345678');
    await page.getByRole('button', { name: t('session.login.test'), exact: true }).click();
    await page.waitForURL((address) => !address.pathname.includes('login'));
    expect((await context.cookies()).map(({ name }) => name)).toContain('token');
    expect(problems).toEqual([]);
    await context.close();
  });
});
