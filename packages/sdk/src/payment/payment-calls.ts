import type { ApiClient } from '@yunyou/api-client';
import { payCompany } from '@yunyou/contract';
import { createPayment, type PaymentConfig } from '@yunyou/payment';
import type { AppConfigState } from '../config/app-config-state';
import type { Core } from '../core/core';
import { findPayPlatforms } from './pay-platforms';
import type { SdkPayment } from './payment';
import type { Transfers } from './transfers';

/** The payment package over the host and the calls. Lazy. */
export function createPaymentCalls(
  { options, host, logger }: Core,
  api: ApiClient,
  config: PaymentConfig,
  switches: Readonly<Pick<AppConfigState, 'CCBPay' | 'loadingDone'>>,
): Omit<SdkPayment, 'config' | 'select' | keyof Transfers> {
  /** The server leaves the bank out while its switch is off; so does a client that has heard of that since. */
  const isOffered = (company: string) =>
    company !== payCompany.bank || switches.CCBPay || !switches.loadingDone;
  return {
    ...createPayment({
      calls: {
        ...api.payment,
        channels: async (...asked) =>
          (await api.payment.channels(...asked)).filter(({ payChannel }) => isOffered(payChannel)),
      },
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
