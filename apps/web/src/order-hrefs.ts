import type { OrderLine } from '@yunyou/contract';
import { hrefs } from '@yunyou/navigation/pages';
import type { OrderPlace } from '@yunyou/ui/features/order';

/** Addresses of the pages of one order. */
export const orderHrefs = (id: string) => ({
  detail: hrefs.orderDetails({ id }),
  payment: hrefs.payment({ id }),
  result: hrefs.paymentCallback({ id }),
  vouchers: hrefs.electronicTicket({ orderId: id }),
  appointments: hrefs.appointmentOrderDetail({ orderId: id }),
  cart: hrefs.shoppingCart(),
  group: (groupId: string) => hrefs.activityGroupDetail({ groupId }),
  review: (lineId: string) => hrefs.itemComment({ lineId }),
  reviews: hrefs.userModuleComment({}),
});

type Kind = OrderLine['kind'];

/** The page that shows what a line sells. One entry per kind. */
const productHrefs: { [Name in Kind]: (line: Extract<OrderLine, { kind: Name }>) => string } = {
  ticket: ({ spotId }) => hrefs.scenicSpotDetail({ id: spotId }),
  stay: ({ hotelId, productId }) => hrefs.hotelDetail({ id: hotelId, roomId: productId }),
  goods: ({ productId }) => hrefs.goodsDetail({ id: productId }),
  service: ({ productId }) => hrefs.serviceDetail({ id: productId }),
  box: ({ productId }) => hrefs.blindBox({ activeId: productId }),
  annualCard: ({ productId }) => hrefs.cardDetail({ id: productId }),
  cardActivity: ({ persons: [person] }) =>
    person ? hrefs.cardDetail({ cardId: person.cardId }) : hrefs.myAnnualCard({}),
};

/** The page that shows what a line of an order sells. */
export const lineHref = (line: OrderLine): string => productHrefs[line.kind](line as never);

/** Where what an order bought can be booked once more: the same rooms, the bundle, or the page of what it sold first. */
export function againHref(lines: readonly OrderLine[]): string | undefined {
  const [first] = lines;
  return sameStayHref(lines) ?? bundleHref(lines) ?? (first && lineHref(first));
}

/** The page of the bundle that an order bought first; undefined where it bought none. Goods alone are bundled into goods. */
function bundleHref(lines: readonly OrderLine[]): string | undefined {
  const id = lines.find(({ bundle }) => bundle)?.bundle?.productId;
  if (id === undefined) return undefined;
  return lines.every((line) => 'deliveryStatus' in line)
    ? hrefs.goodsDetail({ id })
    : hrefs.serviceDetail({ id });
}

/** A hotel on the map. */
export const placeHref = ({ lat, lng, name, address }: OrderPlace): string =>
  hrefs.openLocation({ latitude: lat, longitude: lng, name, address });

/** The order form with the same rooms for the same days and guests; undefined where it sells no rooms. */
function sameStayHref(lines: readonly OrderLine[]): string | undefined {
  const stays = lines.filter((line) => 'hotelratesId' in line);
  const [first] = stays;
  if (!first || first.bundle) return undefined;
  const { hotelId, startDate, endDate, childAges } = first;
  return hrefs.hotelPlaceOrder({
    hotelId,
    lines: stays.map(({ hotelratesId, quantity }) => `${hotelratesId}:${quantity}`).join(','),
    startDate,
    endDate,
    adults: stays.reduce((sum, { adults }) => sum + adults, 0),
    ...(childAges.length > 0 && { childAges: childAges.join(',') }),
  });
}
