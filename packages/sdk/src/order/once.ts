import { isApiError } from '@yunyou/api-client';
import type { Core } from '../core/core';
import { createOrderKeys } from './order-keys';

/** Sends a request that must be carried out once. */
export type Once = <Answer>(
  request: object,
  draftKey: string,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

/** Whether a request that failed may have been carried out all the same: it was not refused, its answer is missing. */
export const mayHaveArrived = (error: unknown): boolean =>
  isApiError(error) && (error.retryable || ['cancelled', 'auth', 'malformed'].includes(error.kind));

/** Sends under the key of the request: a refusal ends the key, a lost answer leaves it for the next try. */
export function createOnce({ drafts, random }: Pick<Core, 'drafts' | 'random'>): Once {
  const keys = createOrderKeys(drafts, random);
  return async (request, draftKey, send) => {
    try {
      const answer = await send(keys.keyFor(request, draftKey));
      keys.remove(request, draftKey);
      return answer;
    } catch (error) {
      if (!mayHaveArrived(error)) keys.remove(request, draftKey);
      throw error;
    }
  };
}
