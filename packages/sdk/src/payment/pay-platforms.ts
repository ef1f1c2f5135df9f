import type { PayPlatforms } from '@yunyou/payment';
import type { SdkOptions } from '../core/options';

/**
 * What the surrounding app pays with: what its host hands in, then what the app does, which counts where both have the same.
 * One that cannot say so takes nothing from the other.
 */
export async function findPayPlatforms(
  { host, messagingAppBridge, payPlatforms }: SdkOptions,
  onError: (error: unknown) => void,
): Promise<PayPlatforms> {
  const tried = async (find: () => PayPlatforms | Promise<PayPlatforms> | undefined) => {
    try {
      return await find();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  const [ofHost, ofApp] = await Promise.all([
    tried(() => host.payPlatforms?.()),
    tried(() => (typeof payPlatforms === 'function' ? payPlatforms() : payPlatforms)),
  ]);
  return { ...ofHost, ...(messagingAppBridge && { messagingApp: messagingAppBridge }), ...ofApp };
}
