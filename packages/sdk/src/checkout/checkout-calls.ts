import type { ApiClient } from '@yunyou/api-client';
import { createPayment, type PaymentConfig } from '@yunyou/payment';
import type { SdkLogger, SdkOptions } from '../options';
import { createOrderCalls, type OrderCallsOptions } from '../orders/order-calls';
import type { OrderCalls } from '../orders/orders';
import { findPayPlatforms } from '../pay-platforms';
import type { PaymentCalls } from '../payment';
import { createTravellerCalls } from '../traveller-calls';
import type { Travellers } from '../travellers';

/** What a person needs from booking on. Its code is one file, fetched when the first of these is called. */
export interface CheckoutCalls {
  orders: OrderCalls;
  travellers: Travellers;
  payment: PaymentCalls;
}

/** What paying needs of the rest of the SDK. */
export interface PaymentParts {
  options: SdkOptions;
  config: PaymentConfig;
  logger: SdkLogger;
}

export function createCheckoutCalls(
  api: ApiClient,
  orders: Omit<OrderCallsOptions, 'api'>,
  { options, config, logger }: PaymentParts,
): CheckoutCalls {
  const { host, schedule } = options;
  return {
    orders: createOrderCalls({ api, ...orders }),
    travellers: createTravellerCalls(api),
    payment: createPayment({
      calls: api.payment,
      openUrl: (url) => host.openUrl(url),
      platforms: () =>
        findPayPlatforms(options, (error) => logger.error('What pays here could not be found out', error)),
      storage: host.sessionStorage,
      config,
      schedule,
    }),
  };
}
