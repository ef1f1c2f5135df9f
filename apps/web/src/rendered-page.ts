import type { SdkSnapshot } from '@yunyou/sdk';

/** Id of the element that carries the snapshot of a page rendered on a server. */
export const snapshotElementId = 'snapshot';

/** What the server that rendered this page hands over; undefined where a host serves the app as plain files. */
export function handedOver(document: Document): SdkSnapshot | undefined {
  const text = document.getElementById(snapshotElementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

declare global {
  interface Window {
    /** Stops holding back what a visitor does, and does it now; see `server/early-script.ts`. */
    replayEarly?: () => void;
  }
}
