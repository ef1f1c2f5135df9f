import type { Subscription } from '@yunyou/subscription';

/** Subscribe messages whose code is fetched by the first call, which rejects with ApiError when it cannot be had. */
export function createLaterSubscription(calls: () => Promise<Subscription>): Subscription {
  return {
    check: async (...given) => (await calls()).check(...given),
    subscribe: async (...given) => (await calls()).subscribe(...given),
    task: async (...given) => (await calls()).task(...given),
  };
}
