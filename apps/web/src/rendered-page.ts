import type { SdkSnapshot } from '@yunyou/sdk';

/** Id of the element that carries the snapshot of a page rendered on a server. */
export const snapshotElementId = 'snapshot';

/** What the server that rendered this page hands over; undefined where a host serves the app as plain files. */
export function handedOver(document: Document): SdkSnapshot | undefined {
  const text = document.getElementById(snapshotElementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

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
    /** Stops holding back what a visitor does, and does it now; see `server/early-script.ts`. */
    replayEarly?: () => Promise<void>;
  }
}
