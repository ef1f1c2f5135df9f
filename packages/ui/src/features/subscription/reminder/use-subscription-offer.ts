import type { SdkSubscription } from '@yunyou/sdk';
import { useSdk } from '../../../shell';

type Subject = NonNullable<NonNullable<Parameters<SdkSubscription['task']>[1]>['subject']>;

/**
 * Asks by the way, after a tap that was about something else, whether messages are wanted. Nothing happens where that is not
 * possible, and a no is taken as one: nothing is said.
 */
export function useSubscriptionOffer() {
  const { subscription } = useSdk();
  return async (occasion: string, subject: Subject): Promise<void> => {
    if (!subscription.supported) return;
    try {
      await subscription.task(occasion, { subject });
    } catch {
      // What they did themselves is done; they can be asked another time.
    }
  };
}
