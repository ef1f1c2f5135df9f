import { orderStatus } from '@yunyou/contract';
import { hrefs } from '@yunyou/navigation/pages';
import type { Sdk } from '@yunyou/sdk';
import type { PlacedCheckout } from '@yunyou/sdk/checkout';

/** Where an order leads to once it is placed: its payment, else `otherwise`; default what is said after a payment. */
export const afterOrder = (
  { navigation }: Pick<Sdk, 'navigation'>,
  { id, status }: PlacedCheckout,
  otherwise = hrefs.paymentCallback({ id }),
): unknown => navigation.proceed(status === orderStatus.pendingPayment ? hrefs.payment({ id }) : otherwise);
