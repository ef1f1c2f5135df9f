import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { lotteryWith } from './support/lotteries';
import { outsideOf } from './support/outside';
import { stepsOf } from './support/steps';

const url = inject('appUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SPECIAL = 'special-spring-tea-fair';

interface Draft {
  id: string;
  content: Record<'zh-Hans' | 'en', { call: string; request: object; answer: Record<string, unknown> }[]>;
}

describe('a preview (desktop, en)', () => {
  it('shows a draft before anybody else sees it, as it is written, at a later moment, until its link is taken back', async () => {
    const outside = outsideOf(url);
    const { page, problems } = await visit(browser, url, { size: 'desktop', language: 'en' });
    const { t } = stepsOf(page, 'en', outside);
    const draft = await draftOf(outside, SPECIAL);
    const write = (title: string) => {
      for (const part of draft.content.en) part.answer.title = title;
      return outside.press('console/previews/edit', { id: draft.id, content: JSON.stringify(draft.content) });
    };
    await write('Tea before the rain');
    const requests: { url: string; token: string | null }[] = [];
    page.on('request', (request) =>
      requests.push({ url: request.url(), token: request.headers().authorization ?? null }),
    );

    await page.goto(await linkTo(outside, draft.id));
    await page.getByText(t('preview.draft')).waitFor();
    const shown = page.frameLocator('iframe');
    await shown.getByRole('heading', { name: 'Tea before the rain', exact: true }).first().waitFor();

    // What is written meanwhile comes by itself.
    await write('Tea after the rain');
    await shown.getByRole('heading', { name: 'Tea after the rain', exact: true }).first().waitFor();

    // At a later moment, and as on a phone.
    await page.getByRole('radio', { name: t('preview.after'), exact: true }).check();
    await page.waitForResponse((response) => response.url().includes('atMs='));
    await page.getByRole('radio', { name: '375', exact: true }).check();
    await shown.getByRole('heading', { name: 'Tea after the rain', exact: true }).first().waitFor();
    await expect
      .poll(() => shown.locator('body').evaluate((body) => body.ownerDocument.documentElement.clientWidth))
      .toBe(375);

    // Nothing of it is reported, and nobody is named.
    expect(requests.filter((one) => one.url.includes('/dcr/'))).toEqual([]);
    expect(requests.filter((one) => one.token !== null)).toEqual([]);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

    expect(problems).toEqual([]);
    await outside.press('console/previews/revoke', { id: draft.id });
    await page.getByText(t('preview.linkOver')).waitFor();
  });
});

describe('a preview (phone, zh-Hans)', () => {
  it('shows a draw to somebody without a login, and nothing can be done in it', async () => {
    const outside = outsideOf(url);
    const { page, problems } = await visit(browser, url, { size: 'phone', language: 'zh-Hans' });
    const { t } = stepsOf(page, 'zh-Hans', outside);
    const draft = await draftOf(outside, SPECIAL);
    await page.goto(await linkTo(outside, draft.id));
    const shown = page.frameLocator('iframe');
    await page.getByText(t('preview.draft')).waitFor();
    // A link of the page is followed inside; the page around it stays.
    const { href } = new URL(page.url());
    const link = shown.locator('main a[href^="/"]').first();
    await link.waitFor();
    await link.click();
    await shown.locator('main').waitFor();
    expect(page.url()).toBe(href);
    await page.goto('/packages/preview-h5/preview-home/preview-home');
    await page.getByText(t('preview.published')).waitFor();
    await page.frameLocator('iframe').locator('main').waitFor();
    // Its wheel can be looked at as by somebody with a chance; what is shown is shared by nobody.
    const { activeId, name } = await lotteryWith(outside);
    await page.goto(`/packages/preview-h5/lottery/lottery?id=${activeId}`);
    await shown.getByText(name).first().waitFor();
    await shown.getByText('还有1次机会').first().waitFor();
    expect(await shown.getByRole('button', { name: t('components.share'), exact: true }).count()).toBe(0);
    await page.goto('/packages/preview-h5/lottery/lottery?id=none');
    await page.getByText(t('preview.notFound')).waitFor();
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });
});

async function draftOf(outside: ReturnType<typeof outsideOf>, special: string): Promise<Draft> {
  const made = await outside.press('console/previews/draft', {
    ...{ page: 'activity-special', id: special, name: 'Tea' },
  });
  const id = /draft-[\w-]+/.exec(made)?.[0] ?? '';
  const editor = await (await fetch(`${url}/sandbox/console/previews/${id}`)).text();
  const json = /<textarea[^>]*>([\s\S]*)<\/textarea>/.exec(editor)?.[1] ?? '';
  const entities: Readonly<Record<string, string>> = {
    ...{ '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#39;': "'" },
  };
  return {
    id,
    content: JSON.parse(json.replace(/&(?:quot|amp|lt|gt|#39);/g, (found) => entities[found] ?? '')),
  };
}

async function linkTo(outside: ReturnType<typeof outsideOf>, id: string): Promise<string> {
  const made = await outside.press('console/previews/key', { id });
  return /\/packages\/preview-h5\/[^\s"]+/.exec(made)?.[0] ?? '';
}
