import type { Payment, PaymentConfig } from '@yunyou/payment';
import { proxy } from 'valtio/vanilla';
import { laterCalls } from './later-calls';

/** What pays, apart from the state that is there from the beginning. */
export type PaymentCalls = Pick<Payment, 'loadConfig' | 'pay' | 'confirm' | 'unfinished'>;

/** Payment whose calls arrive later, over `config`. */
export function createLaterPayment(config: PaymentConfig, calls: () => Promise<PaymentCalls>): Payment {
  return {
    config,
    select(channel) {
      config.selected = channel;
    },
    ...laterCalls(calls, 'loadConfig', 'pay', 'confirm', 'unfinished'),
  };
}

/** No way to pay is known yet. */
export const createPaymentConfig = () => proxy<PaymentConfig>({ selected: undefined, channels: [] });
