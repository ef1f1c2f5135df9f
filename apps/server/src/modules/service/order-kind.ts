import { appointmentStatus, goodsTypeOfKind, orderTypeOfKind } from '@yunyou/contract';
import { addDays, dayOf, instantOf } from '../../clock';
import type { OrderKind, UnitProgress } from '../../core/kinds';
import { setEnd } from '../../core/orders/store';
import { refuse } from '../../http/refusal';
import { cancelForUnits, withAppointments } from '../appointment/refund';
import {
  cancelUnpaidTimes,
  confirmTimes,
  placeTimes,
  planTimes,
  quotedTime,
  startTimes,
  timesOrdered,
} from '../appointment/with-order';
import { countSold } from '../goods/limits-store';
import { describedSku, limitPieces, quotedSku, returnLimited } from '../goods/order-kind';
import { planSkus, type SkuLineRequest } from '../goods/plan-skus';
import { skuSoldOut } from '../goods/sold-out';
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
import { serviceInvariants } from './invariants';
import { isInstant, lastDayOf, type ServiceLineDetail } from './line-detail';
import { openTerms, termsOf } from './refund-terms';
import { firstServiceUses, insertServiceLines, markShown, placesOfService, shownLines } from './store';

interface ServiceLineRequest extends SkuLineRequest {
  kind: 'service';
  slotId?: string | undefined;
  contactIds?: readonly string[] | undefined;
}

interface Facts {
  isShown: boolean;
  slotIn: ReturnType<Awaited<ReturnType<typeof timesOrdered>>['get']>;
}

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);
/** Services in the order engine: codes that are shown at a counter, or content that is shown after paying. */
export const serviceKind: OrderKind<ServiceLineRequest, ServiceLineDetail> = {
  kind: 'service',
  orderType: orderTypeOfKind.service,

  async plan(context, lines) {
    const planned = (await planSkus(context, lines, goodsTypeOfKind.service)).map(({ sku, line }, index) => {
      const { service } = sku;
      if (!service) throw new Error(`The service ${line.productId} has no terms.`);
      if (service.untilDay !== null && service.untilDay < dayOf(context.nowMs)) {
        throw refuse('notOnSale', {
          fields: [{ field: `lines.${lines[index]?.index}.productId`, reason: 'its time is over' }],
        });
      }
      return {
        ...line,
        kind: 'service' as const,
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
    const times = await planTimes(
      context,
      planned.map(({ productId, quantity, detail }, place) => ({
        index: lines[place]?.index ?? place,
        productId,
        quantity,
        slotId: lines[place]?.request.slotId,
        contactIds: lines[place]?.request.contactIds,
        hasCodes: !isInstant({ detail }),
        lastDay: lastDayOf(detail, context.nowMs),
      })),
    );
    return planned.map((line, place) => {
      const found = times[place];
      return found ? { ...line, time: found.time, detail: { ...line.detail, time: found.kept } } : line;
    });
  },

  refundedBy: (line, rule) =>
    'tiers' in rule ? line : { ...line, detail: { ...line.detail, refundRule: rule } },

  place: (tx, lines, deps) =>
    placeTimes(
      tx,
      lines.flatMap(({ line, planned: { time } }) =>
        time && line.detail.time
          ? [{ orderId: line.order_id, quantity: line.quantity, time, kept: line.detail.time }]
          : [],
      ),
      deps,
    ),

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
    await startTimes(tx, coded, { usable, nowMs });
    await insertServiceLines(tx, idsOf(lines.filter(isInstant)));
    for (const { order_id, detail } of lines) {
      await setEnd(tx, order_id, instantOf(addDays(lastDayOf(detail, nowMs), 1)));
    }
    await countSold(
      tx,
      lines.map((line) => ({ productId: line.product_id, pieces: line.quantity })),
    );
  },
  async confirm(tx, lines, nowMs) {
    await makeVouchersUsable(tx, idsOf(lines));
    await confirmTimes(tx, lines, nowMs);
  },
  async freeze(tx, units, nowMs) {
    await cancelForUnits(tx, units, nowMs);
    await freezeVouchers(tx, units, true);
  },
  thaw: (tx, units) => freezeVouchers(tx, units, false),

  async undo(tx, units, { isUnpaid, nowMs }) {
    // Counted pieces before slots, as an order takes them.
    await returnLimited(tx, units);
    await cancelForUnits(tx, units, nowMs);
    await cancelUnpaidTimes(tx, units, nowMs);
    await cancelVouchers(tx, units);
    if (isUnpaid) return;
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

  usedAt: (db, { product_id }) => placesOfService(db, product_id),
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

  async facts(db, lines) {
    const shown = await shownLines(db, idsOf(lines.filter(isInstant)));
    const times = await timesOrdered(db, lines);
    return new Map(
      lines.map(({ id }): [string, Facts] => [id, { isShown: shown.has(id), slotIn: times.get(id) }]),
    );
  },

  describe: (line, texts, facts) => {
    const { detail } = line;
    const { isShown = false, slotIn } = (facts.get(line.id) ?? {}) as Partial<Facts>;
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
      contentShown: isShown,
      ...(slotIn && { slot: slotIn(texts.locale) }),
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
    ...(line.time && { slot: quotedTime(line.time, locale) }),
  }),
};
