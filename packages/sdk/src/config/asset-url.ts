/** An address with its scheme, such as `https:` or `data:`, or without one, `//cdn.example`. */
const absolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * The whole address of a picture or file. Root-relative ones (`/cdn/pictures/x.webp`) belong to the API's origin, others
 * to the CDN; without an API origin, or before the CDN is known, they stay as they are.
 */
export function resolveAsset(url: string, places: { baseUrl: string; cdnUrl: string }): string {
  if (url === '' || absolute.test(url)) return url;
  if (url.startsWith('/')) return `${/^https?:\/\/[^/]+/i.exec(places.baseUrl)?.[0] ?? ''}${url}`;
  return `${places.cdnUrl}${url}`;
}
