import { chromium } from 'playwright';
import { startMeasuredBrowser } from './measured-browser.mjs';

const SLOWDOWN = 4;
const RUNS = 11;
/** How long a finger rests on what it taps. */
const FINGER_MS = 80;

/**
 * How long it is from a tap on a spot of the home page to its tickets on the screen, ms, median: on a phone whose processor
 * is four times slower, without motion, when the links on the screen have been fetched ahead.
 *
 * @param executablePath where Chromium is
 * @param url where the app is
 */
export async function tapToDetail(executablePath, url) {
  const measured = await startMeasuredBrowser(executablePath);
  const times = [];
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${measured.port}`);
    for (let run = 0; run < RUNS; run += 1) times.push(await oneTap(browser, url));
    await browser.close();
  } finally {
    measured.stop();
  }
  return Math.round(times.sort((one, other) => one - other)[Math.floor(RUNS / 2)]);
}

async function oneTap(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const link = page.locator('main a[href*="id=spot-qiyun-ridge"]:visible').first();
  await link.scrollIntoViewIfNeeded();
  // Links are fetched ahead once somebody has scrolled and stopped.
  await page.mouse.wheel(0, 5);
  await page.waitForTimeout(2_000);
  const { x, y, width, height } = await link.boundingBox();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(waitForDetail);
  // A finger, and nothing else: Playwright's own `tap` looks at what would be hit while the time runs.
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const shownAfterMs = await page.evaluate(() => globalThis.detailShownAfterMs);
  await context.close();
  return shownAfterMs;
}

/** In the page: from the click to the task after the frame that has the tickets in it. */
function waitForDetail() {
  const { document, requestAnimationFrame } = globalThis;
  // The home page has links to a few tickets, one of this spot, too.
  const isThere = () =>
    [...document.querySelectorAll('main a[href*="id=ticket-qiyun-"]')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true }),
    ).length > 2;
  globalThis.detailShownAfterMs = new Promise((shown) => {
    // In the task after a frame, so that looking is no part of the time until then.
    const look = (tapped) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        if (isThere()) shown(now - tapped);
        else requestAnimationFrame(() => look(tapped));
      };
      port2.postMessage(undefined);
    };
    // No frame is asked for before: each would be work that nobody's phone does.
    globalThis.addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
      capture: true,
      once: true,
    });
  });
}
