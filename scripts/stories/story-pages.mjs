import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from '../browser.mjs';
import { root, tool } from '../steps.mjs';
import { serveFolder } from './served-folder.mjs';

const built = join(root, 'storybook-static');
/** The Storybook of what is measured; never shown to anybody. */
const builtBench = join(root, 'storybook-bench');

/** Builds the Storybook, or that of the benches, unless REUSE=1 says that the one there is good enough. */
export async function buildStorybook({ bench = false } = {}) {
  if (process.env.REUSE === '1') return;
  const folder = bench ? builtBench : built;
  rmSync(folder, { recursive: true, force: true });
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', folder];
  const { code, output } = await tool('storybook', args, {
    capture: true,
    env: { YUNYOU_BENCH: bench ? '1' : '' },
  });
  if (code !== 0) throw new Error(`The Storybook could not be built:\n${output}`);
}

/** The ids of all stories that match STORIES, a regular expression over ids; all without it. */
export function storyIds() {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  const wanted = new RegExp(process.env.STORIES ?? '');
  return Object.values(entries)
    .filter(({ type, id }) => type === 'story' && wanted.test(id))
    .map(({ id }) => id);
}

/** Serves the built Storybook and starts a browser in which nothing moves. */
export async function openStorybook({ bench = false } = {}) {
  const executablePath = await ensureBrowser();
  const server = await serveFolder(bench ? builtBench : built);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  });
  return {
    browser,
    /** A page that shows one story after the other, in one theme, without loading anew; as a visitor with a finger sees it when `moving`. */
    async storyPage(theme, { moving = false } = {}) {
      const context = await browser.newContext({
        reducedMotion: moving ? 'no-preference' : 'reduce',
        viewport: phone,
        hasTouch: moving,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      });
      const page = await context.newPage();
      // Every run begins at the same instant; time goes on from there, because stories wait for countdowns.
      if (!moving) await page.clock.install({ time: new Date('2026-09-20T10:00:00+08:00') });
      // Storybook's outlines look up the style of every element after every change: no part of what is measured here.
      if (moving)
        await page.addInitScript(() => {
          globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
        });
      await page.goto(`${server.url}/iframe.html?viewMode=story`);
      await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
      await page.evaluate(
        (value) =>
          globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: value } }),
        theme,
      );
      return page;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

export const phone = { width: 375, height: 812 };
/** What a story asks for by its `viewport` global; the names are those of .storybook/preview.tsx. */
const viewports = {
  small: { width: 320, height: 640 },
  phone,
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};

/** Shows a story and waits until its play function is through; resolves to what went wrong, if anything did. */
export async function showStory(page, storyId) {
  const viewport = await page.evaluate(async (id) => {
    const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
    return story.storyGlobals?.viewport?.value;
  }, storyId);
  await page.setViewportSize(viewports[viewport] ?? phone);
  return page.evaluate(async (id) => {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const isOver = (render) =>
      render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase) && render !== before;
    const before = preview.currentRender;
    // A story whose play function or whose checks fail is finished all the same; only its report says so.
    let report;
    const listen = (finished) => {
      if (finished.storyId === id) report = finished;
    };
    channel.on('storyFinished', listen);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    const endsAt = performance.now() + 20_000;
    while (!isOver(preview.currentRender) && performance.now() < endsAt)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await document.fonts.ready;
    channel.off('storyFinished', listen);
    const { phase } = preview.currentRender ?? {};
    if (phase !== 'finished') return phase ?? 'never shown';
    return report?.status === 'error' ? 'its checks fail' : undefined;
  }, storyId);
}
