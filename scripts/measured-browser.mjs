// A Chromium to measure a page with, on a machine with few processors. It is measured when it and the machine have come to
// rest, and the page's own thread goes before everything else: what a phone with eight processors does at once would
// otherwise be in the page's way here, and count as if the page had worked.
import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import { processorTimes } from './processor-times.mjs';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  // A process kept ready for the next page would start while this one loads.
  '--disable-features=SpareRendererForSitePerProcess',
];
/** The machine is at rest when it was used at most this much of this long. */
const AT_REST = { used: 0.1, ms: 1_000 };
/** Some are never at rest. */
const PATIENCE_MS = 20_000;
const LOOK_FOR_PAGES_EVERY_MS = 30;

/**
 * Starts one, with a profile of its own, and waits for it to settle.
 *
 * @returns its debugging port, and `stop()`
 */
export async function startMeasuredBrowser(chromePath) {
  const browser = await launch({ chromePath, chromeFlags: FLAGS, startingUrl: 'about:blank' });
  const looking = setInterval(pagesFirst(browser.pid), LOOK_FOR_PAGES_EVERY_MS);
  await rest();
  return {
    port: browser.port,
    stop() {
      clearInterval(looking);
      browser.kill();
    },
  };
}

async function rest() {
  const until = Date.now() + PATIENCE_MS;
  for (let used = 1; used > AT_REST.used && Date.now() < until; ) {
    const before = processorTimes();
    await wait(AT_REST.ms);
    const after = processorTimes();
    used = (after.used - before.used) / (after.all - before.all);
  }
}

/** Raises the priority of the first thread, the one of the page, of each process a browser has for pages. */
function pagesFirst(browserPid) {
  if (process.platform !== 'linux') return () => {};
  const known = new Set();
  return () => {
    for (const name of readdirSync('/proc')) {
      if (known.has(name) || !/^\d+$/.test(name)) continue;
      known.add(name);
      try {
        if (!readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('--type=renderer')) continue;
        if (descendsFrom(browserPid, name)) setPriority(Number(name), constants.priority.PRIORITY_HIGHEST);
      } catch {
        // It has ended, or we may not: the page is measured as it is.
      }
    }
  };
}

function descendsFrom(ancestor, pid) {
  for (let at = Number(pid); at > 1; ) {
    if (at === ancestor) return true;
    const stat = readFileSync(`/proc/${at}/stat`, 'utf8');
    at = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  }
  return false;
}
