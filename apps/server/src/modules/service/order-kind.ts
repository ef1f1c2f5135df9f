import {
  appointmentStatus,
  goodsTypeOfKind,
  orderTypeOfKind,
  type RefundRule,
  type ServiceMode,
} from '@yunyou/contract';
import { addDays, dayOf, instantOf } from '../../clock';
import type { OrderKind, StoredLine, UnitProgress, UnitsOf, UnitTerms } from '../../core/kinds';
import { setEnd } from '../../core/orders/store';
import { feeOf, unitAmounts } from '../../core/pricing';
import { refuse } from '../../http/refusal';
import { cancelForUnits, withAppointments } from '../appointment/refund';
import { countSold } from '../goods/limits-store';
import { describedSku, limitPieces, quotedSku, returnLimited } from '../goods/order-kind';
import { planSkus, type SkuLineDetail, type SkuLineRequest } from '../goods/plan-skus';
import { skuSoldOut } from '../goods/sold-out';
import { issueVouchers } from '../voucher/issue';
import {
  cancelVouchers,
  expireVouchers,
  freezeVouchers,
  makeVouchersUsable,
  usedUnits,
  type VoucherRow,
  vouchersOfLines,
} from '../voucher/store';
import { unitProgress } from '../voucher/unit-progress';
import { serviceInvariants } from './invariants';
import { firstServiceUses, insertServiceLines, markShown, shownLines } from './store';

/** What a line of a service keeps besides what every option has. */
export interface ServiceLineDetail extends SkuLineDetail {
  serviceMode: ServiceMode;
  usesPerVoucher: number;
  /** One of both. */
  validDays: number | null;
  untilDay: string | null;
  refundRule: RefundRule;
  autoRefundExpired: boolean;
}

interface ServiceLineRequest extends SkuLineRequest {
  kind: 'service';
}

type Line = StoredLine<ServiceLineDetail>;

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);
const isInstant = ({ detail }: Pick<Line, 'detail'>): boolean => detail.serviceMode === 'instant';

/** Last day of use of what is paid now. */
const lastDayOf = ({ untilDay, validDays }: ServiceLineDetail, nowMs: number): string =>
  untilDay ?? addDays(dayOf(nowMs), validDays ?? 0);

/** Services in the order engine: codes that are shown at a counter, or content that is shown after paying. */
export const serviceKind: OrderKind<ServiceLineRequest, ServiceLineDetail> = {
  kind: 'service',
  orderType: orderTypeOfKind.service,

  async plan(context, lines) {
    const planned = await planSkus(context, lines, goodsTypeOfKind.service);
    return planned.map(({ sku: { service }, line }, index) => {
      if (!service) throw new Error(`The service ${line.productId} has no terms.`);
      if (service.untilDay !== null && service.untilDay < dayOf(context.nowMs)) {
        throw refuse('notOnSale', {
          fields: [{ field: `lines.${lines[index]?.index}.productId`, reason: 'its time is over' }],
        });
      }
      return {
        ...line,
        kind: 'service',
        detail: {
          ...line.detail,
          serviceMode: service.mode,
          usesPerVoucher: service.usesPerVoucher,
          validDays: service.validDays,
          untilDay: service.untilDay,
          refundRule: service.refundRule,
          autoRefundExpired: service.autoRefundExpired,
        },
      };
    });
  },

  agreed: ({ serviceMode, usesPerVoucher, validDays, untilDay, refundRule, autoRefundExpired }) => ({
    serviceMode,
    usesPerVoucher,
    validDays,
    untilDay,
    refundRule,
    autoRefundExpired,
  }),

  soldOut: skuSoldOut,

  limit: limitPieces,

  async fulfil(tx, lines, { usable, nowMs }) {
    const coded = lines.filter((line) => !isInstant(line));
    await issueVouchers(
      tx,
      coded.map((line) => ({
        ...line,
        codesPerUnit: 1,
        usesPerCode: line.detail.usesPerVoucher,
        lastDay: lastDayOf(line.detail, nowMs),
      })),
      { usable, isNamed: false },
    );
    await insertServiceLines(tx, idsOf(lines.filter(isInstant)));
    for (const { order_id, detail } of lines) {
      await setEnd(tx, order_id, instantOf(addDays(lastDayOf(detail, nowMs), 1)));
    }
    await countSold(
      tx,
      lines.map((line) => ({ productId: line.product_id, pieces: line.quantity })),
    );
  },
  confirm: (tx, lines) => makeVouchersUsable(tx, idsOf(lines)),
  async freeze(tx, units, nowMs) {
    await cancelForUnits(tx, units, nowMs);
    await freezeVouchers(tx, units, true);
  },
  thaw: (tx, units) => freezeVouchers(tx, units, false),

  async undo(tx, units, { closeReason, nowMs }) {
    await cancelForUnits(tx, units, nowMs);
    await returnLimited(tx, units);
    await cancelVouchers(tx, units);
    if (closeReason === 'cancelled' || closeReason === 'timedOut') return;
    await countSold(
      tx,
      units.map(({ line, units: own }) => ({ productId: line.product_id, pieces: -own.length })),
    );
  },

  async refundTerms(db, units, nowMs) {
    const lineIds = idsOf(units.map(({ line }) => line));
    const [vouchers, shown] = [await vouchersOfLines(db, lineIds), await shownLines(db, lineIds)];
    const terms = units.flatMap((own) => termsOf(own, vouchers, shown, nowMs));
    return withAppointments(db, units, terms, { vouchers, nowMs });
  },

  async progress(db, lines, nowMs) {
    const vouchers = await vouchersOfLines(db, idsOf(lines));
    const shown = await shownLines(db, idsOf(lines.filter(isInstant)));
    return lines.map((line) => {
      if (!isInstant(line)) return unitProgress(line, vouchers, nowMs);
      const state: UnitProgress = shown.has(line.id) ? 'over' : 'open';
      return Array.from({ length: line.quantity }, () => state);
    });
  },

  used: (db, lines) => usedUnits(db, idsOf(lines)),
  firstUses: firstServiceUses,

  async lapse(tx, lines, nowMs) {
    await expireVouchers(tx, nowMs, idsOf(lines));
    await markShown(tx, idsOf(lines.filter(isInstant)), nowMs);
  },

  async expiredBack(db, lines, nowMs) {
    const own = lines.filter((line) => line.detail.autoRefundExpired && !isInstant(line));
    const vouchers = await vouchersOfLines(db, idsOf(own));
    return own.flatMap((line) =>
      Array.from({ length: line.quantity }, (_, unit) => unit).flatMap((unit) => {
        const voucher = vouchers.find((one) => one.line_id === line.id && one.unit === unit);
        const isUnused =
          voucher &&
          voucher.last_day < dayOf(nowMs) &&
          (voucher.status === appointmentStatus.toBeUsed || voucher.status === appointmentStatus.expired);
        return isUnused ? [{ ...openTerms(line, unit, voucher), refusal: null, steps: [] }] : [];
      }),
    );
  },

  invariants: serviceInvariants,

  facts: async (db, lines) =>
    new Map([...(await shownLines(db, idsOf(lines.filter(isInstant))))].map((id) => [id, true])),

  describe: (line, texts, facts) => {
    const { detail } = line;
    return {
      kind: 'service',
      goodsType: goodsTypeOfKind.service,
      ...describedSku(line, texts),
      serviceMode: detail.serviceMode,
      usesPerVoucher: detail.usesPerVoucher,
      lastDay: detail.untilDay,
      validDays: detail.validDays,
      refundRule: detail.refundRule,
      autoRefundExpired: detail.autoRefundExpired,
      contentShown: facts.has(line.id),
    };
  },

  describeQuote: (line, paidFen, locale) => ({
    kind: 'service',
    goodsType: goodsTypeOfKind.service,
    ...quotedSku(line, paidFen, locale),
    serviceMode: line.detail.serviceMode,
    usesPerVoucher: line.detail.usesPerVoucher,
    lastDay: line.detail.untilDay,
    validDays: line.detail.validDays,
    refundRule: line.detail.refundRule,
    autoRefundExpired: line.detail.autoRefundExpired,
  }),
};

/** What is kept of a unit: its used part, and the rule's fee of the rest. */
function openTerms(line: Line, unit: number, voucher: VoucherRow | undefined): UnitTerms {
  const shareFen = unitAmounts(line.paid_fen, line.quantity)[unit] ?? 0;
  const { uses = 1, used_times: used = 0 } = voucher ?? {};
  const unusedFen = Math.floor((shareFen * (uses - used)) / uses);
  return {
    lineId: line.id,
    unit,
    approval: 'auto',
    refusal: null,
    feePercent: line.detail.refundRule.feePercent,
    feeFen: shareFen - unusedFen + feeOf(unusedFen, line.detail.refundRule.feePercent),
    steps: [],
  };
}

function termsOf(
  { line, units }: UnitsOf<ServiceLineDetail>,
  vouchers: readonly VoucherRow[],
  shown: ReadonlySet<string>,
  nowMs: number,
): UnitTerms[] {
  const { refundRule, untilDay } = line.detail;
  return units.map((unit) => {
    const voucher = vouchers.find((one) => one.line_id === line.id && one.unit === unit);
    const terms = openTerms(line, unit, voucher);
    if (refundRule.kind === 'none') return { ...terms, refusal: 'refundNotAllowed' };
    if (isInstant(line)) return shown.has(line.id) ? { ...terms, refusal: 'unitsUsed' } : terms;
    if (voucher?.status === appointmentStatus.used) return { ...terms, refusal: 'unitsUsed' };
    const lastDay = voucher?.last_day ?? untilDay;
    if (lastDay === null || lastDay === undefined) return terms;
    const deadline =
      refundRule.kind === 'until'
        ? instantOf(addDays(lastDay, -(refundRule.daysBefore ?? 0)), refundRule.time ?? undefined)
        : instantOf(addDays(lastDay, 1));
    if (nowMs >= deadline) return { ...terms, refusal: 'refundTooLate' };
    return { ...terms, steps: [{ atMs: deadline, feePercent: null }] };
  });
}
