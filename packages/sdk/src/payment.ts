import type { Payment, PaymentConfig } from '@yunyou/payment';
import { proxy } from 'valtio/vanilla';

/** What pays, apart from the state that is there from the beginning. */
export type PaymentCalls = Pick<Payment, 'loadConfig' | 'pay' | 'confirm' | 'unfinished'>;

/** Payment whose calls arrive later, over `config`. */
export function createLaterPayment(config: PaymentConfig, calls: () => Promise<PaymentCalls>): Payment {
  return {
    config,
    select(channel) {
      config.selected = channel;
    },
    loadConfig: async (...args) => (await calls()).loadConfig(...args),
    pay: async (...args) => (await calls()).pay(...args),
    confirm: async (...args) => (await calls()).confirm(...args),
    unfinished: async () => (await calls()).unfinished(),
  };
}

/** No way to pay is known yet. */
export const createPaymentConfig = () => proxy<PaymentConfig>({ selected: undefined, channels: [] });
