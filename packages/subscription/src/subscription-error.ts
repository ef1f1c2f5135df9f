/**
 * Why nothing was subscribed to:
 * - `unsupported`: only possible in a mini-program
 * - `unavailable`: the operator sends none of these messages
 * - `refused`: the person accepted none of them (用户拒绝订阅), or keeps messages switched off
 * - `failed`: the platform could not ask; `cause` has its words
 */
export type SubscriptionErrorCode = 'unsupported' | 'unavailable' | 'refused' | 'failed';

export class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError';

  constructor(
    readonly code: SubscriptionErrorCode,
    cause?: unknown,
  ) {
    super(`Subscribing: ${code}`, { cause });
  }
}
