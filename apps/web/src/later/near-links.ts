import type { Sdk } from '@yunyou/sdk';
import type { AppRouter } from '../router';
import { fetchAhead, isDrawnAhead } from './fetch-ahead';
import { FRESH_MS, PAGES_AHEAD, type Stage } from './stage';

/** How long the page must stand still before what is seen is fetched. */
const STILL_MS = 150;
/** Links fetched ahead on one screen: those nearest to its middle. */
const LINKS_PER_SCREEN = 6;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export interface NearLinksOptions {
  router: AppRouter;
  sdk: Sdk;
  /** Where the nearest pages are drawn. */
  stage: Stage;
}

/**
 * Fetches ahead what the links lead to that a visitor has come near to: those on the screen, once they have scrolled and
 * stopped. The pages nearest to the middle are drawn, too. Nothing is fetched for somebody who only looks at the first
 * screen, saves data or has a slow network.
 */
export function fetchNearLinks(window: Window, { router, sdk, stage }: NearLinksOptions): void {
  const { document } = window;
  const { connection } = window.navigator as Navigator & { connection?: Connection };
  const fetchedMs = new Map<string, number>();
  let timer: number | undefined;

  function look(): void {
    if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
    const middle = window.innerHeight / 2;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
      .filter((link) => !link.closest('[data-ahead]'))
      .map((link) => ({ href: link.getAttribute('href') ?? '', box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight)
      .map(({ href, box }) => ({ href, away: Math.abs((box.top + box.bottom) / 2 - middle) }))
      .sort((one, other) => one.away - other.away);
    const near = [...new Set(links.map(({ href }) => href))].slice(0, LINKS_PER_SCREEN);
    const drawn = near.filter((href) => isDrawnAhead(sdk, href)).slice(0, PAGES_AHEAD);
    for (const href of near) {
      const draw = drawn.includes(href);
      const isFresh = Date.now() - (fetchedMs.get(href) ?? Number.NEGATIVE_INFINITY) < FRESH_MS;
      if (isFresh && !(draw && stage.lacks(href))) continue;
      fetchedMs.set(href, Date.now());
      void fetchAhead(router, sdk, href, { draw });
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
