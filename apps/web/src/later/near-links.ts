import type { Sdk } from '@yunyou/sdk';
import type { AppRouter } from '../router';
import { fetchAhead } from './fetch-ahead';

/** How long the page must stand still before what is seen is fetched. */
const STILL_MS = 150;
/** Links fetched ahead on one screen; the first ones in the page count. */
const LINKS_PER_SCREEN = 6;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches ahead what the links lead to that a visitor has come near to: those on the screen, once they have scrolled and
 * stopped. Nothing is fetched for somebody who only looks at the first screen, saves data or has a slow network.
 */
export function fetchNearLinks(window: Window, router: AppRouter, sdk: Sdk): void {
  const { document } = window;
  const { connection } = window.navigator as Navigator & { connection?: Connection };
  const fetched = new Set<string>();
  let timer: number | undefined;

  function look(): void {
    if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
    const near = new Set(links.filter(isOnScreen).map((link) => link.getAttribute('href') ?? ''));
    for (const href of [...near].slice(0, LINKS_PER_SCREEN)) {
      if (fetched.has(href)) continue;
      fetched.add(href);
      void fetchAhead(router, sdk, href);
    }
  }

  function isOnScreen(link: Element): boolean {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
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
