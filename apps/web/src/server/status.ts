import type { AnyRouter } from '@tanstack/react-router';
import { paths } from '@yunyou/navigation';
import { isApiError } from '@yunyou/sdk';

const NOT_FOUND: readonly string[] = ['/$', paths.abnormal];

/** What kept a page from having its data; undefined when it has it. */
export const failureOf = (router: AnyRouter): unknown =>
  router.state.matches.find(({ status }) => status === 'error')?.error;

/** The HTTP status of a rendered page: 404 for pages and things that are not found. */
export function statusOf(router: AnyRouter): number {
  const failure = failureOf(router);
  if (failure !== undefined) {
    if (!isApiError(failure)) return 500;
    if (failure.kind === 'business') return 404;
    return failure.kind === 'rateLimited' ? 429 : 503;
  }
  return NOT_FOUND.includes(router.state.matches.at(-1)?.routeId ?? '') ? 404 : 200;
}
