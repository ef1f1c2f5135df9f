import type { SdkSnapshot } from '@yunyou/sdk';

/**
 * What the server that rendered this page hands over; undefined where a host serves the app as plain files. It comes with
 * the router's own data, written once where both have the same.
 */
export const handedOver = (window: Window): SdkSnapshot | undefined => window.$_TSR?.router?.dehydratedData;

/** How often it is looked whether the page is alive, ms. */
const LOOK_EVERY_MS = 16;

/**
 * Resolves when React has taken over the page and not only what surrounds it: it hydrates a page behind its boundary on its
 * own time, would lose what is typed into it before, and would draw it anew if what it shows changed before.
 */
export async function whenAlive(place: Element): Promise<void> {
  for (;;) {
    const page = place.querySelector('main') ?? place.firstElementChild;
    // React's own mark on every element it has taken over.
    if (!page || Object.keys(page).some((key) => key.startsWith('__reactFiber$'))) return;
    await new Promise((look) => setTimeout(look, LOOK_EVERY_MS));
  }
}

declare global {
  interface Window {
    /** Stops holding back what a visitor does, and does it now; see `server/early.ts`. */
    replayEarly?: () => Promise<void>;
  }
}
