import { HostError } from '../host-error';
import type { ScriptAnswers } from './script';

/** One call of the script as a promise. Rejects with HostError `cancelled` or `failed`. */
export function askScript<Result>(
  capability: string,
  start: (answers: ScriptAnswers<Result>) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new HostError('failed', capability, cause));
    try {
      start({ success: resolve, fail, cancel: () => reject(new HostError('cancelled', capability)) });
    } catch (cause) {
      // An older script lacks the call.
      fail(cause);
    }
  });
}
