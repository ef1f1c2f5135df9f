import type { ApiClient } from '@yunyou/api-client';
import { createPayment, type PaymentConfig } from '@yunyou/payment';
import type { Core } from '../core/core';
import { findPayPlatforms } from './pay-platforms';
import type { SdkPayment } from './payment';

/** The payment package over the host and the calls. Lazy. */
export function createPaymentCalls(
  { options, host, logger }: Core,
  api: ApiClient,
  config: PaymentConfig,
): Omit<SdkPayment, 'config' | 'select'> {
  return {
    ...createPayment({
      calls: api.payment,
      openUrl: (url) => host.openUrl(url),
      platforms: () =>
        findPayPlatforms(options, (error) => logger.error('What pays here could not be found out', error)),
      storage: host.sessionStorage,
      config,
      schedule: options.schedule,
    }),
    state: (orderId, callOptions) => api.payment.state({ orderId }, callOptions),
  };
}
