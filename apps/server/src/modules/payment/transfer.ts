import {
  orderStatus,
  payPagePaths,
  type RequestOf,
  type Transfer,
  type TransferPay,
  type TransferTicket,
  transferDirection,
  transferReadableHours,
  transferTicketMinutes,
  transferTriesPerMinute,
} from '@yunyou/contract';
import { checkoutOfOrder, orderOf } from '../../core/orders/store';
import { closeIfOverdue } from '../../flows/close-unpaid';
import { paymentState } from '../../flows/payment-state';
import { refuseUnlessPayable } from '../../flows/start-payment';
import { networkOf } from '../../http/client-address';
import { countAttempt, countFromNetwork, uncountAttempt } from '../../http/rate-limit';
import { notFound, refuse } from '../../http/refusal';
import type { MemberRequest, VisitorRequest } from '../../http/request-context';
import { newId } from '../../security/ids';
import { describeWay, waysOfAnybody } from './channels';
import { payByOtherApp, payerOf, payInApp, payOnPage } from './start';
import { insertTransferTicket, type TransferRow, transferOf } from './transfer-store';
import { unifyPay } from './unify';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WRONG_TICKETS = { max: transferTriesPerMinute, windowMs: MINUTE_MS };
/** Whoever pays makes one or two; each asks a payment system. */
const STARTS = { max: transferTriesPerMinute, windowMs: MINUTE_MS };

/** A ticket for the member's own order while it waits for its money. */
export async function handOver(
  request: MemberRequest,
  { orderId, dir }: RequestOf<'payment', 'transferTicket'>,
): Promise<TransferTicket> {
  const { db, clock, config, memberId } = request;
  await closeIfOverdue(request, orderId, memberId);
  refuseUnlessPayable([await orderOf(db, memberId, orderId)]);
  const { expires_ms } = await checkoutOfOrder(db, memberId, orderId);
  const ticket = newId();
  const nowMs = clock.now();
  const payableMs = nowMs + transferTicketMinutes * MINUTE_MS;
  const expiresAtMs = expires_ms === null ? payableMs : Math.min(payableMs, expires_ms);
  await insertTransferTicket(db, {
    ticket,
    order_id: orderId,
    created_ms: nowMs,
    payable_until_ms: expiresAtMs,
    readable_until_ms: nowMs + transferReadableHours * HOUR_MS,
  });
  const query = new URLSearchParams({ ticket, ...(dir === transferDirection.back && { dir }) });
  return { ticket, url: `${config.publicUrl}${payPagePaths.transfer}?${query}`, expiresAtMs };
}

/** How the payment of a ticket stands. Asks the payment system as the buyer's own page does. */
export async function readTransfer(request: VisitorRequest, ticket: string): Promise<Transfer> {
  const found = await find(request, ticket);
  const payer = { ...request, memberId: found.member_id };
  const { status, payStatus, totalFen } = await paymentState(payer, found.order_id);
  const isPayable = status === orderStatus.pendingPayment && request.clock.now() < found.payable_until_ms;
  const ways = isPayable ? await waysToTransfer(payer, totalFen) : [];
  return {
    title: request.locale === 'en' ? found.title_en : found.title,
    totalFen,
    status,
    payStatus,
    expiresAtMs: found.payable_until_ms,
    ways: ways.map((way) => describeWay(way, request)),
    resultPath: `${payPagePaths.result}?${new URLSearchParams({ id: found.order_id })}`,
  };
}

/** Starts the payment for the order's member, in a way that takes nothing of theirs. */
export async function payTransfer(
  request: VisitorRequest,
  { ticket, channelId, returnPath, product }: RequestOf<'payment', 'transferPay'>,
): Promise<TransferPay> {
  await countFromNetwork(request, 'transfer-pay-from', STARTS);
  const { order_id: orderId, member_id: memberId, payable_until_ms } = await find(request, ticket);
  if (request.clock.now() >= payable_until_ms) throw refuse('linkOver');
  const payer = { ...request, memberId };
  const { total_fen } = await checkoutOfOrder(request.db, memberId, orderId);
  const way = (await waysToTransfer(payer, total_fen)).find(({ id }) => id === channelId);
  if (!way) throw refuse('payChannelUnknown');
  switch (way.tradeType) {
    case 'h5':
      return { kind: 'page', payUrl: await payOnPage(payer, { orderId, returnPath }) };
    case 'jsapi':
    case 'mini':
      return { kind: 'messagingApp', parameters: await payInApp(payer, orderId) };
    case 'otherPage':
      return { kind: 'otherApp', ...(await payByOtherApp(payer, { orderId, returnPath, product })) };
    default:
      return unifyPay(payer, { orderId, channelId });
  }
}

/** What a ticket is about. Wrong tickets count for everybody behind the connection, right ones do not. */
async function find(request: VisitorRequest, ticket: string): Promise<TransferRow> {
  const { db, ip, clock } = request;
  const key = `transfer-try-from:${networkOf(ip)}`;
  const countedMs = clock.now();
  // Counted before it is known, so that guesses at the same moment are counted, too.
  await countAttempt(request, key, WRONG_TICKETS);
  const found = await transferOf(db, ticket);
  if (!found) throw notFound();
  await uncountAttempt(db, key, countedMs, WRONG_TICKETS);
  if (countedMs >= found.readable_until_ms) throw refuse('linkOver');
  return found;
}

/** The ways to pay here; the messaging app's only where it knows the order's member. */
async function waysToTransfer(payer: MemberRequest, totalFen: number) {
  const ways = await waysOfAnybody(payer, { total_fen: totalFen });
  const asksWho = ({ tradeType }: { tradeType: string }) => tradeType === 'jsapi' || tradeType === 'mini';
  if (!ways.some(asksWho) || (await payerOf(payer))) return ways;
  return ways.filter((way) => !asksWho(way));
}
