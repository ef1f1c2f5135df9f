import { goodsTypeOfKind, type LocalizedText, orderTypeOfKind } from '@yunyou/contract';
import { dayOf, timeOf } from '../../clock';
import type { OrderKind } from '../../core/kinds';
import { describedLine } from '../../core/lines';
import { refuse } from '../../http/refusal';
import { refundHint } from '../ticket/refund-hint';
import { ticketRefundTerms } from '../ticket/refund-terms';
import { voucherInvariants } from '../voucher/invariants';
import { issueVouchers } from '../voucher/issue';
import {
  cancelVouchers,
  expireVouchers,
  freezeVouchers,
  makeVouchersUsable,
  usedUnits,
  vouchersOfLines,
} from '../voucher/store';
import { unitProgress } from '../voucher/unit-progress';
import { placeInvariants } from './invariants';
import type { ActivityLineDetail, ActivityLineRequest } from './line-detail';
import { sessionSlot } from './operate-store';
import { limitPlaces, placePersons } from './places';
import { freeActivityPlaces } from './places-store';
import { planActivities } from './plan';

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);
const FULL: LocalizedText = { 'zh-Hans': '名额已满', en: 'No places left' };

const sessionView = ({ sessionId, day, from, to }: ActivityLineDetail) => ({ sessionId, day, from, to });

/** Card activities in the order engine: places of a session for persons on cards, one voucher each. */
export const cardActivityKind: OrderKind<ActivityLineRequest, ActivityLineDetail> = {
  kind: 'cardActivity',
  orderType: orderTypeOfKind.cardActivity,
  plan: planActivities,
  agreed: ({ refundRule }) => ({ refundRule }),
  limit: (tx, _, lines) => limitPlaces(tx, lines),
  place: placePersons,
  soldOut: ([missed]) => refuse('soldOut', { text: FULL, detail: { available: missed?.left ?? 0 } }),
  // What has begun is not sold any more.
  releasableFrom: (nowMs) => sessionSlot({ day: dayOf(nowMs), from: timeOf(nowMs) }),
  fulfil: (tx, lines, { usable }) =>
    issueVouchers(
      tx,
      lines.map((line) => ({ ...line, codesPerUnit: 1 })),
      { usable, isNamed: false },
    ),
  confirm: (tx, lines) => makeVouchersUsable(tx, idsOf(lines)),
  freeze: (tx, units) => freezeVouchers(tx, units, true),
  thaw: (tx, units) => freezeVouchers(tx, units, false),
  async undo(tx, units) {
    await cancelVouchers(tx, units);
    await freeActivityPlaces(tx, units);
  },
  async refundTerms(db, units, nowMs) {
    const vouchers = await vouchersOfLines(db, idsOf(units.map(({ line }) => line)));
    return units.flatMap((own) => ticketRefundTerms(own, vouchers, nowMs));
  },
  async progress(db, lines, nowMs) {
    const vouchers = await vouchersOfLines(db, idsOf(lines));
    return lines.map((line) => unitProgress(line, vouchers, nowMs));
  },
  used: (db, lines) => usedUnits(db, idsOf(lines)),
  lapse: (tx, lines, nowMs) => expireVouchers(tx, nowMs, idsOf(lines)),
  invariants: [...voucherInvariants('cardActivity'), ...placeInvariants],
  describe: (line, { title, specText, locale, nowMs }) => ({
    ...{ kind: 'cardActivity', goodsType: goodsTypeOfKind.cardActivity },
    ...describedLine(line, { title, specText }),
    picture: line.detail.picture,
    ...sessionView(line.detail),
    persons: line.detail.persons,
    refundRule: line.detail.refundRule,
    refundHint: refundHint(line, nowMs)[locale],
  }),
  describeQuote: (line, paidFen, locale) => ({
    ...{ kind: 'cardActivity', goodsType: goodsTypeOfKind.cardActivity, productId: line.productId },
    ...{ quantity: line.quantity, unitPriceFen: line.unitPriceFen, paidFen, title: line.title[locale] },
    picture: line.detail.picture,
    ...sessionView(line.detail),
    persons: line.detail.persons,
    available: Math.max(0, line.holds[0]?.left ?? 0),
    refundRule: line.detail.refundRule,
  }),
};
