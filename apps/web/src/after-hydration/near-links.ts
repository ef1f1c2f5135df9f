import type { Sdk } from '@yunyou/sdk';
import type { AppRouter } from '../router';
import { prefetch } from './prefetch';

/** How long the page must stand still before what is seen is prefetched. */
const STILL_MS = 150;
/** Links prefetched on one screen: those nearest to its middle. */
const LINKS_PER_SCREEN = 6;
/** The SDK takes what it read for fresh as long. */
const FRESH_MS = 60_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches the pages of the links on the screen once a visitor has scrolled and stopped: nothing for somebody who only
 * looks at the first screen, saves data or has a slow network.
 */
export function prefetchNearLinks(window: Window, router: AppRouter, sdk: Sdk): void {
  const { document } = window;
  const { connection } = window.navigator as Navigator & { connection?: Connection };
  const fetchedMs = new Map<string, number>();
  let timer: number | undefined;

  function look(): void {
    if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
    const middle = window.innerHeight / 2;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
      .map((link) => ({ href: link.getAttribute('href') ?? '', box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight)
      .map(({ href, box }) => ({ href, away: Math.abs((box.top + box.bottom) / 2 - middle) }))
      .sort((one, other) => one.away - other.away);
    for (const href of [...new Set(links.map((link) => link.href))].slice(0, LINKS_PER_SCREEN)) {
      if (Date.now() - (fetchedMs.get(href) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) continue;
      fetchedMs.set(href, Date.now());
      void prefetch(router, sdk, href);
    }
  }

  window.addEventListener(
    'scroll',
    () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, STILL_MS);
    },
    { passive: true, capture: true },
  );
}
