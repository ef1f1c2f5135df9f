import type { AppContext } from '../../context';
import { failingWork } from '../../core/retries/store';
import { oddNotifications } from '../../modules/payment/odd-store';
import { readRequests } from '../../operator/desk/after-sales';
import { readAnnualCards } from '../../operator/desk/annual-card-view';
import { readAppeals } from '../../operator/desk/appeals';
import { readAppointments } from '../../operator/desk/appointments';
import { readBargains } from '../../operator/desk/bargains';
import { readBoxes } from '../../operator/desk/blind-boxes';
import { readDraws } from '../../operator/desk/draws';
import { readFlashSales } from '../../operator/desk/flash-sales';
import { readGoods } from '../../operator/desk/goods';
import { readGroupBuys } from '../../operator/desk/group-buys';
import { readHotels } from '../../operator/desk/hotels';
import { readJumpCodes } from '../../operator/desk/jump-codes';
import { readOffers } from '../../operator/desk/offers';
import { readSuggestions } from '../../operator/desk/own-room';
import { readParcels } from '../../operator/desk/parcels';
import { readPreviews } from '../../operator/desk/previews';
import { readReviews } from '../../operator/desk/reviews';
import { readMapSettings } from '../map-service';
import { readCollectibles } from './collectibles';
import { couponCodes } from './coupons';
import { readGateFaces } from './gates';
import { readIdentity } from './identity';
import { readInvoices } from './invoices';
import { readMessages } from './messages';
import { readReconciliation } from './reconciliation';
import { readSearches } from './search';
import { readSnapshots } from './snapshots';

/** What the sandbox console shows: the newest of everything. */
export async function readConsole({ db, clock, protection }: AppContext) {
  const [
    map,
    messages,
    sms,
    orders,
    payments,
    vouchers,
    refunds,
    failing,
    reconciliation,
    odd,
    searches,
    hotels,
    parcels,
    requests,
    goods,
    offers,
    flashSales,
    groupBuys,
    bargains,
    draws,
    boxes,
    jumpCodes,
    invoices,
    reviews,
    suggestions,
    appointments,
    appeals,
    snapshots,
    annualCards,
    gateFaces,
    previews,
    identity,
    collectibles,
  ] = await Promise.all([
    readMapSettings(db),
    readMessages(db),
    db.selectFrom('sandbox_sms').selectAll().orderBy('sent_ms', 'desc').orderBy('id').limit(20).execute(),
    db
      .selectFrom('orders')
      .select([
        'id',
        'sn',
        'status',
        'pay_status',
        'snapshot',
        'total_fen',
        'refunded_fen',
        'created_ms',
        'close_reason',
      ])
      .orderBy('created_ms', 'desc')
      .limit(30)
      .execute(),
    db
      .selectFrom('sandbox_cashier_transactions')
      .select(['prepay_id', 'out_trade_no', 'description', 'amount_fen', 'state', 'paid_ms', 'notified_ms'])
      .orderBy('created_ms', 'desc')
      .limit(30)
      .execute(),
    db
      .selectFrom('vouchers')
      .innerJoin('orders', 'orders.id', 'vouchers.order_id')
      .select(['vouchers.code', 'vouchers.status', 'vouchers.first_day', 'vouchers.last_day', 'orders.sn'])
      .orderBy('orders.created_ms', 'desc')
      .orderBy('vouchers.seq')
      .limit(30)
      .execute(),
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select([
        'refunds.id',
        'out_refund_no',
        'refunds.amount_fen',
        'reason',
        'refunds.state',
        'refunds.created_ms',
      ])
      .orderBy('refunds.created_ms', 'desc')
      .limit(30)
      .execute(),
    failingWork(db, 30),
    readReconciliation(db),
    oddNotifications(db, 30),
    readSearches(db, clock.now()),
    readHotels(db),
    readParcels(db),
    readRequests(db),
    readGoods(db),
    readOffers(db),
    readFlashSales(db),
    readGroupBuys(db),
    readBargains(db),
    readDraws(db),
    readBoxes(db),
    readJumpCodes(db),
    readInvoices(db),
    readReviews(db),
    readSuggestions(db),
    readAppointments(db, clock.now()),
    readAppeals({ db, protection }),
    readSnapshots({ db }),
    readAnnualCards({ db, protection, clock }),
    readGateFaces(db),
    readPreviews({ db, clock }),
    readIdentity({ db }),
    readCollectibles(db),
  ]);
  return {
    map,
    messages,
    reconciliation,
    searches,
    ...previews,
    ...hotels,
    ...parcels,
    ...requests,
    ...goods,
    ...offers,
    ...flashSales,
    ...groupBuys,
    ...bargains,
    ...draws,
    ...boxes,
    ...annualCards,
    ...gateFaces,
    ...identity,
    ...collectibles,
    ...jumpCodes,
    ...invoices,
    ...reviews,
    ...suggestions,
    ...appointments,
    ...appeals,
    snapshots,
    couponCodes: couponCodes(),
    sms: sms.map((row) => ({ mobile: row.mobile, body: row.body, sentMs: row.sent_ms })),
    orders: orders.map((row) => ({
      id: row.id,
      sn: row.sn,
      title: row.snapshot.title,
      status: row.status,
      payStatus: row.pay_status,
      totalFen: row.total_fen,
      refundedFen: row.refunded_fen,
      closeReason: row.close_reason,
      createdMs: row.created_ms,
    })),
    payments: payments.map((row) => ({
      prepayId: row.prepay_id,
      outTradeNo: row.out_trade_no,
      description: row.description,
      amountFen: row.amount_fen,
      state: row.state,
      paidMs: row.paid_ms,
      notifiedMs: row.notified_ms,
    })),
    vouchers: vouchers.map((row) => ({
      code: row.code,
      status: row.status,
      firstDay: row.first_day,
      lastDay: row.last_day,
      sn: row.sn,
    })),
    refunds: refunds.map((row) => ({
      id: row.id,
      number: row.out_refund_no,
      amountFen: row.amount_fen,
      reason: row.reason,
      state: row.state,
      createdMs: row.created_ms,
    })),
    failing: failing.map((row) => ({
      job: row.job,
      subjectId: row.subject_id,
      attempts: row.attempts,
      nextMs: row.next_ms,
      error: row.last_error,
    })),
    odd: odd.map((row) => ({
      id: row.id,
      gateway: row.gateway,
      number: row.number,
      reason: row.reason,
      said: JSON.stringify(row.said),
      times: row.times,
      receivedMs: row.received_ms,
    })),
  };
}

export type ConsoleData = Awaited<ReturnType<typeof readConsole>>;
