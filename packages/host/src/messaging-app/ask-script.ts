import { HostError } from '../host-error';
import type { ScriptAnswers } from './script';

/** One call of the script as a promise. Rejects with HostError `cancelled` or `failed`. */
export function askScript<Result>(
  capability: string,
  start: (answers: ScriptAnswers<Result>) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    start({
      success: resolve,
      fail: (error) => reject(new HostError('failed', capability, error)),
      cancel: () => reject(new HostError('cancelled', capability)),
    });
  });
}
