/** Metadata of the rendered page alone. */
const OF_ONE_PAGE =
  'meta[name="description"], meta[property^="og:"], link[rel="alternate"][hreflang], script[type="application/ld+json"]';

/**
 * Takes the metadata of the first page out of the head when the visitor moves on: whoever shares the page then shown would
 * share the first one's. Its address stays named, as the new page's.
 */
export function removeFirstMetadata(document: Document): void {
  for (const element of document.head.querySelectorAll(OF_ONE_PAGE)) element.remove();
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = document.location.href;
}
