import type { CallOptions } from '@yunyou/api-client';

/** For calls of a person who types or buys: a failure is told where they are and leads nowhere. */
export const stayOnPage: CallOptions = { abnormalRedirect: false };

/** For a prefetch: a failure is shown to nobody and leads nowhere. */
export const prefetchOptions: CallOptions = { silent: true, abnormalRedirect: false };
