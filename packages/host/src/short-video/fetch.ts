import { createMiniProgramFetch } from '../mini-program';
import type { ShortVideoTt } from './tt';

/**
 * `fetch` over `tt.request`, for `fetch` of the SDK: JSON and texts only. The platform takes objects, not their JSON, and
 * writes the same text again.
 */
export function createShortVideoFetch(tt: Pick<ShortVideoTt, 'request'>): typeof globalThis.fetch {
  return createMiniProgramFetch({
    request: ({ data, ...asked }) =>
      tt.request({ ...asked, ...(data !== undefined && { data: objectOf(data) }) }),
  });
}

function objectOf(json: string): object {
  const value: unknown = JSON.parse(json);
  if (value === null || typeof value !== 'object') throw new TypeError('Only objects can be sent from here.');
  return value;
}
