// npm run stories:shots: a picture of every story, 375 wide (or as wide as the story asks), light and dark, and contact
// sheets of them, in screenshots/stories. REUSE=1 takes the Storybook that was built before, STORIES=blocks only the
// stories whose id matches.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { present, themes } from './folders.mjs';
import { writeSheets } from './sheets.mjs';
import { buildStorybook, openStorybook, showStory, storyIds } from './story-pages.mjs';

/** Longer stories are cut here, CSS pixels. */
const MAX_HEIGHT = 2_400;

/** How high a story is, runs in the page; undefined where something stands over it and the whole window counts. */
function heightOfStory() {
  const root = document.querySelector('#storybook-root');
  const outside = [...document.body.children].some(
    (child) => child !== root && child.checkVisibility() && child.querySelector('[role]'),
  );
  if (outside || !root || document.querySelector('[role="dialog"]')) return undefined;
  const isBar = (element) =>
    getComputedStyle(element).position === 'fixed' && element.checkVisibility({ visibilityProperty: true });
  // A bar at the lower edge stands where the window ends, however short the story.
  const least = [...root.querySelectorAll('*')].some(isBar) ? innerHeight : 120;
  return Math.max(least, Math.ceil(root.getBoundingClientRect().bottom + scrollY + 16));
}

await buildStorybook();
// What is measured is not looked at.
const ids = storyIds().filter((id) => !id.startsWith('bench-'));
if (!process.env.STORIES) rmSync(present, { recursive: true, force: true });
const storybook = await openStorybook();
const failures = [];

async function shoot(theme) {
  const folder = join(present, theme);
  mkdirSync(folder, { recursive: true });
  const page = await storybook.storyPage(theme);
  for (const id of ids) {
    const problem = await showStory(page, id);
    if (problem) failures.push(`${theme} ${id}: ${problem}`);
    const { width, height } = page.viewportSize();
    const whole = Math.min((await page.evaluate(heightOfStory)) ?? height, MAX_HEIGHT);
    // A window as high as the story: a bar at its lower edge stands there and not across the middle of the picture.
    if (whole > height) await page.setViewportSize({ width, height: whole });
    await page.screenshot({
      path: join(folder, `${id}.png`),
      fullPage: true,
      clip: { x: 0, y: 0, width, height: whole },
    });
  }
  await page.context().close();
}

try {
  await Promise.all(themes.map(shoot));
  const sheets = await writeSheets(storybook.browser, ids);
  console.log(`${ids.length} stories in ${themes.length} themes, ${sheets} contact sheets: ${present}`);
} finally {
  await storybook.close();
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
