import type { CallOptions } from '@yunyou/api-client';

/** For calls of a person who is typing or buying: a failure is told where they are and never leads them away. */
export const staying: CallOptions = { abnormalRedirect: false };
