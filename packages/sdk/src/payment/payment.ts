import type { CallOptions } from '@yunyou/api-client';
import type { PaymentState } from '@yunyou/contract';
import type { Payment, PaymentConfig } from '@yunyou/payment';
import { proxy } from 'valtio/vanilla';
import type { AppConfigState } from '../config/app-config-state';
import type { Core } from '../core/core';
import type { Transfers } from './transfers';

/** Payment, and what the server says of an order's money. */
export interface SdkPayment extends Omit<Payment, 'unfinished'>, Transfers {
  /** Payment status of an order, asked once. Rejects with ApiError. */
  state(orderId: string, options?: CallOptions): Promise<PaymentState>;
  /** The order whose payment was begun and whose end nobody has seen, after a reload or a return; ask `confirm` about it. */
  unfinished(options?: Pick<CallOptions, 'signal'>): Promise<string | undefined>;
}

/** Payment over lazy calls; its config can be watched from the beginning. */
export function createSdkPayment(
  core: Core,
  switches: Readonly<Pick<AppConfigState, 'CCBPay' | 'loadingDone'>>,
): SdkPayment {
  const config = proxy<PaymentConfig>({ selected: undefined, channels: [] });
  const calls = core.lazy(
    () => import('./payment-calls'),
    ({ createPaymentCalls }, api) => createPaymentCalls(core, api, config, switches),
  );
  const transfers = core.lazy(
    () => import('./transfers'),
    ({ createTransfers }, api) => createTransfers(core, api, switches),
  );
  return {
    config,
    select(channel) {
      config.selected = channel;
    },
    loadConfig: calls.method((part) => part.loadConfig),
    pay: calls.method((part) => part.pay),
    confirm: calls.method((part) => part.confirm),
    unfinished: calls.method((part) => part.unfinished),
    state: calls.method((part) => part.state),
    handOver: transfers.method((part) => part.handOver),
    transfer: transfers.method((part) => part.transfer),
    payTransfer: transfers.method((part) => part.payTransfer),
  };
}
