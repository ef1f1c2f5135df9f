import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/**
 * Every story, in a real browser, with its play function and axe, and once more in the dark theme for its contrast:
 * `vitest run --config vitest.storybook.config.ts`. Its name keeps other packages from picking it up.
 */

/** A test that hangs ends here. */
const LIMIT_MS = 120_000;

/** The machine's own Chromium: CHROME_PATH, or one of the usual names on the PATH. Without one, Playwright's. */
function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find((path) => existsSync(path));
}

const browser = () =>
  playwright({
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    // Nothing moves under this setting, so that axe never reads a colour halfway through a transition.
    contextOptions: { reducedMotion: 'reduce' },
  });

export default defineConfig({
  plugins: [
    storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
    // A cache from before a story began to use a library would make Vite reload in the middle of the tests.
    {
      name: 'yunyou:own-dependencies',
      enforce: 'post',
      config: () => ({ cacheDir: 'node_modules/.cache/stories', optimizeDeps: { force: true } }),
    },
  ],
  test: {
    name: 'stories',
    // A page per file costs more than the tests themselves. Stories leave nothing behind, and this keeps them to it.
    isolate: false,
    maxWorkers: 2,
    // A browser on a busy machine may miss a frame; what is wrong is wrong twice.
    retry: 1,
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 375, height: 812 },
      provider: browser(),
      instances: [{ browser: 'chromium' }],
    },
  },
});
