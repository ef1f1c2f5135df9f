import { goodsTypeOfKind, orderTypeOfKind } from '@yunyou/contract';
import type { OrderKind } from '../../core/kinds';
import { describedLine } from '../../core/lines';
import { cancelForUnits, withAppointments } from '../appointment/refund';
import { placeOfSpot } from '../scenic-spot/place-store';
import { voucherInvariants } from '../voucher/invariants';
import { issueVouchers } from '../voucher/issue';
import {
  cancelVouchers,
  expireVouchers,
  firstVoucherUses,
  freezeVouchers,
  makeVouchersUsable,
  usedUnits,
  vouchersOfLines,
} from '../voucher/store';
import { unitProgress } from '../voucher/unit-progress';
import { planTickets, type TicketLineRequest } from './plan';
import { refundHint } from './refund-hint';
import { ticketRefundTerms } from './refund-terms';
import { ticketsLeft } from './rules';
import type { TicketLineDetail } from './tables';

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);

/** Tickets in the order engine: places of a day, and one voucher per visitor or per ticket. */
export const ticketKind: OrderKind<TicketLineRequest, TicketLineDetail> = {
  kind: 'ticket',
  orderType: orderTypeOfKind.ticket,
  plan: planTickets,
  refundedBy: (line, rule) =>
    'tiers' in rule ? line : { ...line, detail: { ...line.detail, refundRule: rule } },
  agreed: ({ peoplePerTicket, validDays, refundRule }) => ({
    peoplePerUnit: peoplePerTicket,
    validDays,
    refundRule,
  }),
  fulfil: (tx, lines, { usable }) =>
    issueVouchers(
      tx,
      lines.map((line) => ({ ...line, codesPerUnit: line.detail.peoplePerTicket })),
      { usable },
    ),
  confirm: (tx, lines) => makeVouchersUsable(tx, idsOf(lines)),
  async freeze(tx, units, nowMs) {
    await cancelForUnits(tx, units, nowMs);
    await freezeVouchers(tx, units, true);
  },
  thaw: (tx, units) => freezeVouchers(tx, units, false),
  async undo(tx, units, { nowMs }) {
    await cancelForUnits(tx, units, nowMs);
    await cancelVouchers(tx, units);
  },
  async refundTerms(db, units, nowMs) {
    const vouchers = await vouchersOfLines(db, idsOf(units.map(({ line }) => line)));
    const terms = units.flatMap((own) => ticketRefundTerms(own, vouchers, nowMs));
    return withAppointments(db, units, terms, { vouchers, nowMs });
  },
  async progress(db, lines, nowMs) {
    const vouchers = await vouchersOfLines(db, idsOf(lines));
    return lines.map((line) => unitProgress(line, vouchers, nowMs));
  },
  usedAt: (db, { detail }) => placeOfSpot(db, detail.spotId),
  used: (db, lines) => usedUnits(db, idsOf(lines)),
  firstUses: (db, of) => firstVoucherUses(db, 'ticket', of),
  lapse: (tx, lines, nowMs) => expireVouchers(tx, nowMs, idsOf(lines)),
  invariants: voucherInvariants('ticket'),
  describe: (line, { title, specText, locale, nowMs }) => ({
    kind: 'ticket',
    goodsType: goodsTypeOfKind.ticket,
    ...describedLine(line, { title, specText }),
    spotId: line.detail.spotId,
    day: line.first_slot,
    refundRule: line.detail.refundRule,
    refundHint: refundHint(line, nowMs)[locale],
  }),
  describeQuote: (line, paidFen) => ({
    kind: 'ticket',
    goodsType: goodsTypeOfKind.ticket,
    productId: line.productId,
    quantity: line.quantity,
    unitPriceFen: line.unitPriceFen,
    paidFen,
    day: line.firstSlot,
    available: ticketsLeft({ people_per_ticket: line.detail.peoplePerTicket }, line.holds[0]?.left ?? 0),
    travellersNeeded: line.detail.travellersNeeded,
    ...(line.activity?.refundRule && { refundRule: line.detail.refundRule }),
  }),
};
