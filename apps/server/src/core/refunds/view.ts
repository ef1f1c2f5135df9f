import { applicationsPerUnit, type Locale, type ResponseOf } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import { linesOf, orderOf } from '../orders/store';
import type { OrderSnapshot, OrderSnapshotTexts } from '../tables';
import {
  eventsOfRequest,
  type ItemRow,
  itemsOf,
  type RequestRow,
  refundsOfRequest,
  requestOfMember,
  triesOf,
} from './store';

type Summary = ResponseOf<'refund', 'list'>['records'][number];
type Detail = ResponseOf<'refund', 'detail'>;

/** Names of an order in a language, as they were when it was made. */
export const textsIn = (
  { snapshot, snapshot_en }: { snapshot: OrderSnapshot; snapshot_en: OrderSnapshotTexts },
  locale: Locale,
): OrderSnapshotTexts => (locale === 'en' ? { ...snapshot, ...snapshot_en } : snapshot);

/** A request in a list. */
export const requestSummary = (
  request: RequestRow & {
    orderSn: string;
    snapshot: OrderSnapshot;
    snapshot_en: OrderSnapshotTexts;
    pieces: number;
  },
  locale: Locale,
): Summary => ({
  id: request.id,
  sn: request.sn,
  orderId: request.order_id,
  orderSn: request.orderSn,
  kind: request.kind,
  status: request.status,
  title: textsIn(request, locale).title,
  picture: request.snapshot.picture,
  pieces: request.pieces,
  amountFen: request.amount_fen,
  createdAtMs: request.created_ms,
  dueAtMs: request.due_ms,
  dueWhat: request.due_what,
});

/** What the engine knows of a member's own request; not found for anybody else's. */
export async function requestDetail(
  db: Queries,
  memberId: string,
  id: string,
  locale: Locale,
): Promise<{
  request: RequestRow;
  supplierId: string;
  detail: Omit<Detail, 'pictures' | 'refusal' | 'returnTo' | 'payWay' | 'arrival' | 'telephone'>;
}> {
  const request = await requestOfMember(db, memberId, id);
  if (!request) throw notFound();
  const [order, lines, all, movements, events] = await Promise.all([
    orderOf(db, memberId, request.order_id),
    linesOf(db, [request.order_id]),
    itemsOf(db, [id]),
    refundsOfRequest(db, id),
    eventsOfRequest(db, id),
  ]);
  // Of what was refused or withdrawn, what it had asked for.
  const items = all.some(({ live }) => live) ? all.filter(({ live }) => live) : all;
  const lineIds = [...new Set(items.map((item) => item.line_id))];
  const tries = await triesOf(db, lineIds);
  const { snapshot, snapshot_en } = order;
  const texts = textsIn(order, locale);
  return {
    request,
    supplierId: order.supplier_id,
    detail: {
      ...requestSummary(
        { ...request, orderSn: order.sn, snapshot, snapshot_en, pieces: items.length },
        locale,
      ),
      approval: request.approval,
      isException: request.is_exception,
      lines: lineIds.map((lineId) => {
        const line = lines.find((one) => one.id === lineId);
        const seq = line?.seq ?? 0;
        return {
          lineId,
          title: texts.productNames[seq] ?? texts.title,
          specText: texts.specTexts?.[seq] ?? '',
          picture: pictureOf(line?.detail) ?? snapshot.picture,
          units: unitsOf(items, lineId),
        };
      }),
      items: lineIds.map((lineId) => {
        const own = items.filter((item) => item.line_id === lineId);
        return {
          lineId,
          units: unitsOf(items, lineId),
          amountFen: own.reduce((sum, item) => sum + item.amount_fen, 0),
          feeFen: own.reduce((sum, item) => sum + item.fee_fen, 0),
        };
      }),
      amountFen: request.amount_fen,
      feeFen: request.fee_fen,
      freightFen: request.freight_fen,
      reasonCode: request.reason_code,
      reason: request.reason,
      triesLeft: Math.max(0, applicationsPerUnit - Math.max(0, ...tries.map((one) => one.tries))),
      waybill:
        request.waybill_number === ''
          ? null
          : { company: request.waybill_company, number: request.waybill_number },
      canWithdraw: request.status === 'applied' || request.status === 'agreed',
      canSendBack:
        request.kind === 'returnAndRefund' &&
        (request.status === 'agreed' || request.status === 'returning') &&
        request.due_ms !== null,
      movements: movements.map(({ amount_fen, state, done_ms }) => ({
        amountFen: amount_fen,
        state,
        doneAtMs: done_ms,
      })),
      events: events.map(({ status, at_ms, actor, note }) => ({ status, atMs: at_ms, actor, note })),
    },
  };
}

const unitsOf = (items: readonly ItemRow[], lineId: string): number[] =>
  items.flatMap((item) => (item.line_id === lineId ? [item.unit] : []));

/** The picture that kinds with options keep. */
export const pictureOf = (detail: object | undefined): Summary['picture'] | undefined =>
  detail && 'picture' in detail ? (detail.picture as Summary['picture']) : undefined;
