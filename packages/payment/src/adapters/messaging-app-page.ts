import { payChannelType } from '@yunyou/contract';
import type { PayAdapter } from '../adapter';
import { PaymentError } from '../payment-error';
import type { MessagingAppBridge, PaymentCalls } from '../ports';

/** Pays in the messaging app's in-app browser, over the page. */
export function createMessagingAppPage(
  calls: PaymentCalls,
  bridge: MessagingAppBridge | undefined,
): PayAdapter {
  return {
    mayStaySilent: true,
    fits: (channel) => bridge !== undefined && channel.payChannelType === payChannelType.messagingAppPage,
    async start({ id }, _channel, { returnPath, signal }) {
      const { jsapi } = await calls.wxWebPay({ orderId: id, returnPath }, { signal });
      if (!bridge || !jsapi) throw new PaymentError('noAdapter');
      const { err_msg: message = '' } = await bridge.invoke('getBrandWCPayRequest', jsapi);
      // Its `ok` is documented as not reliable and its `fail` has many reasons: the server knows.
      return message.endsWith(':cancel') ? 'cancelled' : 'settled';
    },
  };
}
