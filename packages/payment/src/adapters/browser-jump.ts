import { payChannelType } from '@yunyou/contract';
import type { PayAdapter } from '../adapter';
import { PaymentError } from '../payment-error';
import type { PaymentCalls } from '../ports';

/** Leaves for the cashier's page, which sends the person back to `returnPath`. State in memory is lost. */
export function createBrowserJump(calls: PaymentCalls, openUrl: (url: string) => void): PayAdapter {
  return {
    mayStaySilent: false,
    fits: (channel) => channel.payChannelType === payChannelType.h5,
    async start({ id }, _channel, { returnPath, signal }) {
      const { payUrl } = await calls.wxWebPay({ orderId: id, returnPath }, { signal });
      if (payUrl === null) throw new PaymentError('noAdapter');
      openUrl(payUrl);
      return 'left';
    },
  };
}
