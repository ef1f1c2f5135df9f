import type { Page } from 'playwright';

const APP_FILES = '**/assets/*.js';

export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { polling: 50 });

/** Keeps the app's files away until they are released. */
export async function holdBack(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP_FILES, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
