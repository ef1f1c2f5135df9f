import { canonicalPath, paths } from './paths';
import { buildUrl, splitUrl } from './query';

/** Whether a URL is the abnormal (page-lost) page already. */
export function isAbnormalPage(url: string): boolean {
  return canonicalPath(splitUrl(url).path) === paths.abnormal;
}

/**
 * The abnormal page for a URL that failed. From the abnormal page itself it is that URL again: nothing nests.
 *
 * @param fullPath path and query of the page that failed, the way back after "try again"
 * @param options `isRateLimited` when the server was too busy (429): the page then says so
 */
export function abnormalPageUrl(fullPath: string, options: { isRateLimited?: boolean } = {}): string {
  if (isAbnormalPage(fullPath)) return fullPath;
  return buildUrl(paths.abnormal, {
    redirect: fullPath,
    activity: options.isRateLimited ? '1' : undefined,
  });
}
