import type { CallOptions } from '@yunyou/api-client';
import type { Subscription, SubscriptionCheck } from '@yunyou/subscription';
import type { AppConfig } from '../config/app-config';
import type { Core } from '../core/core';
import type { SessionStore } from '../session/session-store';

/** Subscribe messages. Lazy: calls reject with ApiError when their code cannot be had. */
export interface SdkSubscription extends Omit<Subscription, 'check'> {
  /** Whether messages can be asked for here at all: in a mini-program only. */
  readonly supported: boolean;
  /**
   * Looks what can be asked for. A platform shows its dialog right after a tap only: call this before, and `subscribe` need
   * not ask the server first. An aborted `signal` ends the caller's own wait.
   */
  check(
    types: Parameters<Subscription['check']>[0],
    options?: Pick<CallOptions, 'signal'>,
  ): Promise<SubscriptionCheck>;
}

export function createSdkSubscription(core: Core, config: AppConfig, store: SessionStore): SdkSubscription {
  const calls = core.lazy(
    () => import('./subscription-calls'),
    ({ createSubscriptionCalls }, api) => createSubscriptionCalls(core, api, config, store),
  );
  return {
    supported: core.options.subscription !== undefined,
    check: calls.method((part) => part.check),
    subscribe: calls.method((part) => part.subscribe),
    task: calls.method((part) => part.task),
  };
}
