import type { AnyRouter } from '@tanstack/react-router';
import { isApiError } from '@yunyou/sdk';

const LOST = ['/$', '/pages/abnormal-page/abnormal-page'];

/** What kept a page from having its data; undefined when it has it. */
export const failureOf = (router: AnyRouter): unknown =>
  router.state.matches.find(({ status }) => status === 'error')?.error;

/** The HTTP status of a rendered page: lost ones are 404, and so are things there are not. */
export function statusOf(router: AnyRouter): number {
  const failure = failureOf(router);
  if (failure !== undefined) {
    if (!isApiError(failure)) return 500;
    if (failure.kind === 'business') return 404;
    return failure.kind === 'rateLimited' ? 429 : 503;
  }
  return LOST.includes(router.state.matches.at(-1)?.routeId ?? '') ? 404 : 200;
}
