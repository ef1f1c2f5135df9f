import type { Subscription } from '@yunyou/subscription';
import { laterCalls } from './later-calls';

/** Subscribe messages whose code is fetched by the first call, which rejects with ApiError when it cannot be had. */
export const createLaterSubscription = (calls: () => Promise<Subscription>): Subscription =>
  laterCalls(calls, 'check', 'subscribe', 'task');
