import { cartAmountMax } from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import type { LineRequest, NumberedRequest, PlannedBundle } from '../../core/kinds';
import type { BundleDesk, BundlePartRequest } from '../../core/offers';
import { spreadByWeight } from '../../core/pricing';
import { badInput, notFound, refuse } from '../../http/refusal';
import { whyNotForSale } from '../goods/rules';
import type { BundlePartColumn } from '../goods/tables';
import { travellersFor } from '../ticket/plan';
import { type BundleForSale, bundlesForSale } from './store';

interface BundleRequest extends LineRequest {
  kind: 'bundle';
  skuDetailId: string;
  startDay?: string;
  contactIds?: string[];
  guests?: { name: string }[];
}

/** Adults a room of a bundle is booked for. */
const ADULTS_PER_ROOM = 2;

/** A dated bundle begins on a day: one of its parts has a day of its own. */
export const isDated = ({ bundle }: Pick<BundleForSale, 'bundle'>): boolean =>
  bundle.parts.some(({ dayOffset }) => dayOffset !== null);

/** Bundles of tickets, rooms, goods and services: their parts are ordinary lines with a share of the price. */
export const bundleDesk: BundleDesk = {
  async expand({ db, nowMs, complete }, requested) {
    const lines = requested as readonly NumberedRequest<BundleRequest>[];
    const found = new Map(
      (
        await bundlesForSale(
          db,
          lines.map(({ request }) => request.skuDetailId),
        )
      ).map((one) => [one.skuId, one]),
    );
    return lines.map((line, place) => {
      const sold = found.get(line.request.skuDetailId);
      if (!sold) throw notFound();
      refuseUnsaleable(sold, line, nowMs, complete);
      return partsOf(sold, line.request, place + 1);
    });
  },
};

function refuseUnsaleable(
  sold: BundleForSale,
  { index, request }: NumberedRequest<BundleRequest>,
  nowMs: number,
  complete: boolean,
) {
  const field = (name: string, reason = 'refused') => [{ field: `lines.${index}.${name}`, reason }];
  if (sold.productId !== request.productId) throw badInput(field('skuDetailId', 'Of another product'));
  const rule = whyNotForSale(sold, nowMs);
  if (rule) throw refuse(rule, { fields: field('skuDetailId') });
  const max = Math.min(cartAmountMax, sold.limitPerMember ?? cartAmountMax);
  if (request.quantity > max || (complete && request.quantity < sold.minPerOrder)) {
    throw refuse('amountOutOfRange', { fields: field('quantity'), detail: { min: sold.minPerOrder, max } });
  }
  if (!isDated(sold)) return;
  if (!request.startDay) throw badInput(field('startDay', 'A first day is needed'));
  if (request.startDay < dayOf(nowMs)) throw refuse('dayClosed', { fields: field('startDay') });
}

function partsOf(sold: BundleForSale, request: BundleRequest, seq: number): BundlePartRequest[] {
  const { parts, refundMode } = sold.bundle;
  const shares = spreadByWeight(
    sold.priceFen * request.quantity,
    parts.map(({ weightFen, quantity }) => ({ weightFen, quantity: quantity * request.quantity })),
  );
  const people = [...(request.contactIds ?? [])];
  const guests = [...(request.guests ?? [])];
  return parts.map((part, place) => {
    const bundle: PlannedBundle = {
      seq,
      productId: sold.productId,
      name: sold.name,
      quantity: request.quantity,
      refundMode,
      supplierId: sold.supplierId,
      orderType: sold.goodsType,
      categoryIds: sold.categoryIds,
      shareFen: shares[place] ?? 0,
      isAlone: isDated(sold),
    };
    return { request: partRequest(sold, part, request, { people, guests, seq }), bundle };
  });
}

/** The line of one part; takes the people it needs from those that are left. */
function partRequest(
  sold: BundleForSale,
  part: BundlePartColumn,
  { quantity: bundles, startDay = '' }: BundleRequest,
  left: { people: string[]; guests: { name: string }[]; seq: number },
): LineRequest {
  const { kind, productId, variantId } = part;
  const quantity = part.quantity * bundles;
  const day = part.dayOffset === null ? startDay : addDays(startDay, part.dayOffset);
  switch (kind) {
    case 'ticket': {
      const ticket = sold.tickets[productId];
      if (!ticket) throw notFound();
      const needed = travellersFor(
        { traveller_rule: ticket.travellerRule, people_per_ticket: ticket.peoplePerTicket },
        quantity,
      );
      return { kind, productId, quantity, day, contactIds: left.people.splice(0, needed) } as LineRequest;
    }
    case 'stay':
      return {
        kind,
        productId,
        hotelratesId: variantId,
        quantity,
        startDate: day,
        endDate: addDays(day, part.nights ?? 1),
        adults: quantity * ADULTS_PER_ROOM,
        guests: left.guests.splice(0, quantity),
      } as LineRequest;
    case 'goods':
    case 'service':
      return { kind, productId, skuDetailId: variantId, quantity, ofBundle: left.seq } as LineRequest;
  }
}
