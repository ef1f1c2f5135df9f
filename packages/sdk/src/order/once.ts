import { isApiError } from '@yunyou/api-client';
import type { Core } from '../core/core';
import { createOrderKeys } from './order-keys';

/** Sends a request that must be carried out once. */
export type Once = <Answer>(
  request: object,
  draftKey: string,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

/** Sends under the key of the request: a refusal ends the key, a lost answer leaves it for the next try. */
export function createOnce({ drafts, random }: Pick<Core, 'drafts' | 'random'>): Once {
  const keys = createOrderKeys(drafts, random);
  return async (request, draftKey, send) => {
    try {
      const answer = await send(keys.keyFor(request, draftKey));
      keys.remove(request, draftKey);
      return answer;
    } catch (error) {
      const isOpen =
        isApiError(error) && (error.retryable || ['cancelled', 'auth', 'malformed'].includes(error.kind));
      if (!isOpen) keys.remove(request, draftKey);
      throw error;
    }
  };
}
