// npm run bench:ui: what interactions of the component library cost in script on a phone (processor 4 times slower than
// this machine's), and how evenly a list of 5,000 orders scrolls. REUSE=1 takes the Storybook that was built before.
// Prints the table of docs/performance.md and fails where a promise is broken.
import { buildStorybook, openStorybook, showStory } from '../stories/story-pages.mjs';
import { measureScript, median } from './measure.mjs';
import { scrollList } from './scroll-list.mjs';

const SLOWDOWN = 4;
const RUNS = 9;
/** Scripting of one interaction, ms. */
const MOST_MS = 50;
/**
 * A calendar with a year of prices may cost this much more to open than one with thirty: of the months that both show at
 * once, the year has a price on every day.
 */
const MOST_OF_MONTH = 1.5;

/** Of the frames of a page that stands still, a page that is scrolled draws at least this share. */
const LEAST_FRAMES = 0.9;

await buildStorybook({ bench: true });
const storybook = await openStorybook({ bench: true });
const page = await storybook.storyPage('light', { moving: true });
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
const rows = [];
const broken = [];

/** Measures `act` many times, with `undo` in between; the first run brings code and is left out. */
async function measured(name, act, undo) {
  const costs = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const cost = await measureScript(session, page, SLOWDOWN, act);
    if (run > 0) costs.push(cost);
    await undo?.();
    await page.waitForTimeout(100);
  }
  const ms = median(costs);
  rows.push([name, ms.toFixed(1), Math.max(...costs).toFixed(1)]);
  return ms;
}

/** A finger on a button. Where it is, is looked up before, and what comes of it waited for after: both would be measured. */
async function finger(name) {
  const { x, y, width, height } = await page.getByRole('button', { name, exact: true }).boundingBox();
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
}
const promise = (name, ms) =>
  ms <= MOST_MS || broken.push(`${name}: ${ms.toFixed(1)} ms, promised ${MOST_MS}`);

try {
  await showStory(page, 'bench-interactions--opening-a-sheet');
  promise(
    'opening a sheet',
    await measured('opening a sheet with a calendar month in it', await finger('open'), async () => {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }),
  );

  await showStory(page, 'bench-interactions--turning-a-month');
  await page.locator('[data-day="2026-09-24"]').focus();
  promise(
    'turning a month',
    await measured('turning a month of a year’s calendar, by key', () => page.keyboard.press('PageDown')),
  );

  await showStory(page, 'bench-interactions--typing-in-a-form');
  await page.getByLabel('姓名').focus();
  promise('typing', await measured('one letter typed in a form', () => page.keyboard.type('a')));

  await showStory(page, 'bench-interactions--opening-a-calendar');
  const opening = {};
  for (const name of ['thirty days', 'a year', 'a year, all months']) {
    const press = await finger(name);
    opening[name] = await measured(`opening a calendar of ${name}`, press, async () => {
      await page.locator('[data-day]').first().waitFor();
      await press();
    });
  }
  if (opening['a year'] > opening['thirty days'] * MOST_OF_MONTH)
    broken.push(
      `a year opens ${(opening['a year'] / opening['thirty days']).toFixed(2)} times as slow as a month`,
    );

  await showStory(page, 'bench-interactions--scrolling-orders');
  const scrolled = await scrollList(page);
  console.log(
    `5,000 orders: ${scrolled.fps.toFixed(1)} frames a second while scrolling ${scrolled.pixels} px ` +
      `(a page that does nothing: ${scrolled.idleFps.toFixed(1)}), ` +
      `${scrolled.nodesBefore} nodes before, at most ${scrolled.nodesMost} meanwhile`,
  );
  if (scrolled.nodesMost > scrolled.nodesBefore * 2)
    broken.push(`the list grew from ${scrolled.nodesBefore} to ${scrolled.nodesMost} nodes`);

  for (const [name, story, ready] of [
    ['200 goods', 'bench-interactions--scrolling-goods', 'li'],
    ['a cart of 200 things', 'bench-interactions--scrolling-cart', 'li input'],
  ]) {
    await showStory(page, story);
    await page.locator(ready).nth(100).waitFor();
    const { fps, idleFps, pixels, nodesBefore } = await scrollList(page);
    console.log(
      `${name}: ${fps.toFixed(1)} frames a second while scrolling ${pixels} px ` +
        `(a page that does nothing: ${idleFps.toFixed(1)}), ${nodesBefore} nodes`,
    );
    if (fps < idleFps * LEAST_FRAMES)
      broken.push(`${name}: ${fps.toFixed(1)} of ${idleFps.toFixed(1)} frames`);
  }
} finally {
  await storybook.close();
}
console.log(
  `\n| interaction, processor ${SLOWDOWN} times slower | script ms, median of ${RUNS} | most |\n|---|---|---|`,
);
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
for (const problem of broken) console.error(`BROKEN  ${problem}`);
process.exitCode = broken.length > 0 ? 1 : 0;
