import type { ApiClient } from '@yunyou/api-client';
import { createPayment, type PaymentOptions } from '@yunyou/payment';
import { createOrderCalls, type OrderCallsOptions } from './orders/order-calls';
import type { OrderCalls } from './orders/orders';
import type { PaymentCalls } from './payment';
import { createTravellerCalls } from './traveller-calls';
import type { Travellers } from './travellers';

/** What a person needs from booking on. Its code is one file, fetched when the first of these is called. */
export interface Checkout {
  orders: OrderCalls;
  travellers: Travellers;
  payment: PaymentCalls;
}

export function createCheckout(
  api: ApiClient,
  orders: Omit<OrderCallsOptions, 'api'>,
  payment: Omit<PaymentOptions, 'calls'>,
): Checkout {
  return {
    orders: createOrderCalls({ api, ...orders }),
    travellers: createTravellerCalls(api),
    payment: createPayment({ calls: api.payment, ...payment }),
  };
}
