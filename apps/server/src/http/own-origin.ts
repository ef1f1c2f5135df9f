import { isLocalHost } from '../security/local-host';

/** Whether a browser sent a request from one of our own pages, by its `Origin` and `Host`. */
export function ownOrigin(publicUrl: string): (origin: string, host: string | undefined) => boolean {
  const own = new URL(publicUrl).origin;
  return (origin, host) =>
    origin === own ||
    // Opened by another of its local names, such as the address in the home network.
    (URL.canParse(origin) && new URL(origin).host === host && isLocalHost(new URL(origin).hostname));
}
