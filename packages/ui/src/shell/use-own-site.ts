import { isOwnSite } from './own-site';
import { useAppConfig, useSdk } from './sdk-context';

/** Tells of web addresses whether they are of the operator's: also once the configuration has come, after the first page. */
export function useOwnSite(): (url: string) => boolean {
  const { host } = useSdk();
  const { webOwnHosts } = useAppConfig();
  return (url) => isOwnSite(url, host.location.href, webOwnHosts);
}
