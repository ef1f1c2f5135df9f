import type { OrderLine } from '@yunyou/contract';
import { hrefs } from '@yunyou/navigation/pages';

/** Addresses of the pages of one order. */
export const orderHrefs = (id: string) => ({
  detail: hrefs.orderDetails({ id }),
  payment: hrefs.payment({ id }),
  result: hrefs.paymentCallback({ id }),
  vouchers: hrefs.electronicTicket({ orderId: id }),
});

/** The page that shows what a line of an order sells. One entry per kind. */
export function lineHref(line: OrderLine): string {
  const { kind } = line;
  switch (kind) {
    case 'ticket':
      return hrefs.scenicSpotDetail({ id: line.spotId });
    default:
      return unknownKind(kind);
  }
}

function unknownKind(kind: never): never {
  throw new TypeError(`There is no page for lines of the kind "${String(kind)}".`);
}
