import type { RefundRequestDetail } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import { orderOf } from '../orders/store';
import { eventsOfRequest, itemsOf, refundsOfRequest, requestOfMember } from './store';

/** A member's own request for money back; not found for anybody else's. */
export async function requestDetail(db: Queries, memberId: string, id: string): Promise<RefundRequestDetail> {
  const request = await requestOfMember(db, memberId, id);
  if (!request) throw notFound();
  const [order, items, movements, events] = await Promise.all([
    orderOf(db, memberId, request.order_id),
    itemsOf(db, [id]),
    refundsOfRequest(db, id),
    eventsOfRequest(db, id),
  ]);
  return {
    id,
    sn: request.sn,
    orderId: order.id,
    orderSn: order.sn,
    kind: request.kind,
    status: request.status,
    items: [...new Set(items.map((item) => item.line_id))].map((lineId) => {
      const own = items.filter((item) => item.line_id === lineId);
      return {
        lineId,
        units: own.map(({ unit }) => unit),
        amountFen: own.reduce((sum, item) => sum + item.amount_fen, 0),
        feeFen: own.reduce((sum, item) => sum + item.fee_fen, 0),
      };
    }),
    amountFen: request.amount_fen,
    feeFen: request.fee_fen,
    freightFen: request.freight_fen,
    reason: request.reason,
    createdAtMs: request.created_ms,
    movements: movements.map(({ amount_fen, state, done_ms }) => ({
      amountFen: amount_fen,
      state,
      doneAtMs: done_ms,
    })),
    events: events.map(({ status, at_ms }) => ({ status, atMs: at_ms })),
  };
}
