import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { ensureBrowser } from '../browser.mjs';
import { serveFolder } from '../stories/served-folder.mjs';

const built = fileURLToPath(new URL('../../storybook-static/', import.meta.url));
const PAGES_AT_ONCE = 3;
/** A page with many stories draws for a while; errors show when it is through. */
const SETTLE_MS = 800;

interface Entry {
  id: string;
  type: 'story' | 'docs';
}

it('every documentation page opens, with its component and without an error', {
  timeout: 600_000,
}, async () => {
  const { entries } = JSON.parse(readFileSync(`${built}index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const waiting = Object.values(entries).filter(({ type }) => type === 'docs');
  expect(waiting.length).toBeGreaterThan(30);
  const server = await serveFolder(built.replace(/\/$/, ''));
  const browser = await chromium.launch({
    executablePath: await ensureBrowser({ lean: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const broken: string[] = [];
  try {
    await Promise.all(
      Array.from({ length: PAGES_AT_ONCE }, async () => {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        const thrown: string[] = [];
        page.on('pageerror', (error) => thrown.push(error.message));
        for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
          thrown.length = 0;
          await page.goto(`${server.url}/iframe.html?viewMode=docs&id=${entry.id}`);
          await page.locator('#storybook-docs h1').first().waitFor();
          await page.waitForTimeout(SETTLE_MS);
          const errors = await page.evaluate(() =>
            [...document.querySelectorAll('pre, .sb-errordisplay, [id^="error-"]')]
              .filter((it) => it.getClientRects().length > 0)
              .map((it) => it.textContent ?? '')
              .filter(
                (text) => /^\s*(Error|TypeError|AssertionError)\b/.test(text) || text.includes('44 × 44'),
              ),
          );
          if (errors.length + thrown.length > 0)
            broken.push(`${entry.id}: ${[...errors, ...thrown][0]?.slice(0, 120)}`);
        }
      }),
    );
  } finally {
    await browser.close();
    server.close();
  }
  expect(broken).toEqual([]);
});
