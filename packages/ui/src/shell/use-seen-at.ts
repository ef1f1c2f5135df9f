import { useSyncExternalStore } from 'react';

/** Attribute of the document element that says when a page kept from before was seen, epoch ms. */
const attribute = 'data-seen-at';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

const read = (): number | undefined => Number(document.documentElement.getAttribute(attribute)) || undefined;

/** When the page shown was last seen with a network, epoch ms; undefined for one that just came. */
export function useSeenAt(): number | undefined {
  // A server knows of no age, and what it rendered comes alive as it is.
  return useSyncExternalStore(subscribe, read, () => undefined);
}
