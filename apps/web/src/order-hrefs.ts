import type { OrderLine } from '@yunyou/contract';

/** Addresses of the pages of one order. */
export const orderHrefs = (id: string) => ({
  detail: `/packages/order/order-details/order-details?id=${id}`,
  payment: `/packages/order/payment/payment?id=${id}`,
  result: `/packages/order/payment-callback/payment-callback?id=${id}`,
  vouchers: `/packages/marketing/electronic-ticket/electronic-ticket?orderId=${id}`,
});

export const spotHref = (id: string) => `/pages/scenic-spot-detail/scenic-spot-detail?id=${id}`;

export const homeHref = '/views/index/index';

export const spotsHref = '/pages/scenic-spot-home/scenic-spot-home';

/** The page that shows what a line of an order sells. One entry per kind. */
export function lineHref(line: OrderLine): string {
  const { kind } = line;
  switch (kind) {
    case 'ticket':
      return spotHref(line.spotId);
    default:
      return unknownKind(kind);
  }
}

function unknownKind(kind: never): never {
  throw new TypeError(`There is no page for lines of the kind "${String(kind)}".`);
}
