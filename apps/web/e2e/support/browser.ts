import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { expect, onTestFailed } from 'vitest';
import { findBrowser } from '../../../../scripts/browser.mjs';
import { fromSomewhere } from './outside';

export type Language = 'zh-Hans' | 'en';

export const sizes = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
} as const;
export type Size = keyof typeof sizes;

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser({ lean: true });
  if (!executablePath) throw new Error('There is no Chromium; run npm test, which looks for one.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors of the page and of its console; a journey ends with none. */
  problems: string[];
}

export interface VisitOptions {
  size?: Size;
  language?: Language;
  dark?: boolean;
  /** Whether the visitor wants no motion. */
  still?: boolean;
  /** Whether the browser runs scripts. */
  scripts?: boolean;
  /** Whether the service worker may come: what it fetches passes by the routes of a page. */
  worker?: boolean;
  /** What the browser says it is. Default: Chromium. */
  userAgent?: string;
}

/** A new visitor: an empty browser profile of a size, in a language. */
export async function visit(
  browser: Browser,
  url: string,
  {
    size = 'phone',
    language = 'zh-Hans',
    dark = false,
    still = false,
    scripts = true,
    worker = true,
    userAgent,
  }: VisitOptions = {},
): Promise<Visit> {
  // What the page looked like when a test gave up, in a folder that git ignores. Asked for at once: among tests that run beside
  // each other, only then is it known whose it is.
  const name = expect
    .getState()
    .currentTestName?.replace(/[^\p{Letter}\d]+/gu, '-')
    .slice(0, 120);
  let shown: Page | undefined;
  if (name) {
    onTestFailed(async () => {
      await shown?.screenshot({ path: `test-results/${name}.png` }).catch(() => undefined);
    });
  }
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[size],
    locale: language === 'en' ? 'en-GB' : 'zh-CN',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: still ? 'reduce' : 'no-preference',
    timezoneId: 'Asia/Shanghai',
    isMobile: size === 'phone',
    hasTouch: size !== 'desktop',
    javaScriptEnabled: scripts,
    extraHTTPHeaders: fromSomewhere(),
    ...(userAgent && { userAgent }),
    serviceWorkers: worker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  shown = page;
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.setDefaultTimeout(30_000);
  return { context, page, problems };
}
