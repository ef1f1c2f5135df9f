/**
 * Whether a web address is of the operator's: on the host that the app is on, or encrypted on one that the configuration names. Ports
 * count.
 */
export function isOwnSite(url: string, appUrl: string, ownHosts: readonly string[]): boolean {
  let target: URL;
  try {
    target = new URL(url);
  } catch {
    return false;
  }
  if (target.username !== '' || target.password !== '' || !/^https?:$/.test(target.protocol)) return false;
  if (target.host === new URL(appUrl).host) return true;
  return target.protocol === 'https:' && ownHosts.includes(target.host);
}
