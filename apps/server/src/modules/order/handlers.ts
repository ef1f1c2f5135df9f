import type { HandlersFor } from '../../http/request-context';
import { planBooking } from './booking';
import { closeIfOverdue, closeUnpaidOrder } from './close';
import { createOrder } from './create';
import { countsOf, orderDetail, orderOf, ordersOf, voucherSheet } from './queries';

export const order: HandlersFor<'order'> = {
  async quote(request, { lines }) {
    const booking = await planBooking(request, request.memberId, lines, { complete: false });
    return {
      breakdown: booking.breakdown,
      totalFen: booking.totalFen,
      lines: booking.lines.map((line) => ({
        productId: line.ticket.id,
        day: line.day,
        quantity: line.quantity,
        unitPriceFen: line.unitPriceFen,
        available: line.available,
        travellersNeeded: line.travellersNeeded,
      })),
    };
  },

  create: (request, input) => createOrder(request, input),

  list: (request, search) => ordersOf(request, request.memberId, search),

  counts: (request) => countsOf(request, request.memberId),

  async detail(request, { id }) {
    await closeIfOverdue(request, id, request.memberId);
    return orderDetail(request, request.memberId, id);
  },

  async cancel(request, { id, reason }) {
    await orderOf(request.db, request.memberId, id);
    await closeUnpaidOrder(request, id, 'cancelled', reason);
    return null;
  },

  vouchers: (request, { orderId }) => voucherSheet(request, request.memberId, orderId),
};
