import { HostError } from '../host-error';
import type { WxAnswers } from './wx';

/**
 * One call of `wx` as a promise. Rejects with HostError: `cancelled` when the person closed or refused it, else `failed`.
 * Refusals are told by text only: `scanCode:fail cancel`, `getLocation:fail auth deny`.
 */
export function askWx<Result>(
  capability: string,
  start: (answers: WxAnswers<Result>) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    try {
      start({
        success: resolve,
        fail(error) {
          const isRefused = /cancel|auth\s?(?:orize)?[:\s]*deny|auth denied/i.test(error.errMsg);
          reject(new HostError(isRefused ? 'cancelled' : 'failed', capability, error));
        },
      });
    } catch (cause) {
      // An older platform lacks the call.
      reject(new HostError('failed', capability, cause));
    }
  });
}
