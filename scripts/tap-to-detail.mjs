import { chromium } from 'playwright';

const SLOWDOWN = 4;
const RUNS = 7;

/**
 * How long it is from a tap on a spot of the home page to its tickets on the screen, ms, median: on a phone whose processor
 * is four times slower, without motion, when the links on the screen have been fetched ahead.
 *
 * @param executablePath where Chromium is
 * @param url where the app is
 */
export async function tapToDetail(executablePath, url) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
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
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(waitForDetail);
    await link.tap();
    times.push(await page.evaluate(() => globalThis.detailShownAfterMs));
    await context.close();
  }
  await browser.close();
  return Math.round(times.sort((one, other) => one - other)[Math.floor(RUNS / 2)]);
}

/** In the page: from the click to the task after the frame that has the tickets in it. */
function waitForDetail() {
  const { document } = globalThis;
  globalThis.detailShownAfterMs = new Promise((shown) => {
    let tapped = Number.POSITIVE_INFINITY;
    globalThis.addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), {
      capture: true,
      once: true,
    });
    const look = () => {
      const isThere = document.querySelectorAll('main a[href*="id=ticket-"]').length > 2;
      if (!Number.isFinite(tapped) || !isThere) return globalThis.requestAnimationFrame(look);
      globalThis.requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => shown(performance.now() - tapped);
        port2.postMessage(undefined);
      });
    };
    globalThis.requestAnimationFrame(look);
  });
}
