import {
  type DeliveryStatus,
  deliveryStatus,
  goodsTypeOfKind,
  orderStatus,
  orderTypeOfKind,
} from '@yunyou/contract';
import type { LineTexts, OrderKind, StoredLine, UnitProgress, UnitsOf, UnitTerms } from '../../core/kinds';
import { describedLine } from '../../core/lines';
import { unitAmounts } from '../../core/pricing';
import { type DeliveredLine, leastAdvanced, parcelOf, returnUntilMs, unitStatuses } from '../delivery/rules';
import { deliveredLines, firstReceipts, insertDeliveries, insertDeliveryLines } from '../delivery/store';
import { goodsInvariants } from './invariants';
import { countPieces, countSold, memberOfLine, returnPieces } from './limits-store';
import { planSkus, purchaseLimit, type SkuLineDetail, type SkuLineRequest } from './plan-skus';
import { skuSoldOut } from './sold-out';

/** What a line of goods keeps besides what every option has. */
export interface GoodsLineDetail extends SkuLineDetail {
  noReasonReturn: boolean;
}

interface GoodsLineRequest extends SkuLineRequest {
  kind: 'goods';
}

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);
const byLine = (delivered: readonly DeliveredLine[]) => new Map(delivered.map((one) => [one.lineId, one]));

/** Nothing is with a carrier yet. */
const BEFORE_SHIPPING: readonly DeliveryStatus[] = [
  deliveryStatus.notShipped,
  deliveryStatus.stocking,
  deliveryStatus.stockingFinished,
];

/** Goods in the order engine: pieces of an option, sent in parcels. */
export const goodsKind: OrderKind<GoodsLineRequest, GoodsLineDetail> = {
  kind: 'goods',
  orderType: orderTypeOfKind.goods,

  async plan(context, lines) {
    const planned = await planSkus(context, lines, goodsTypeOfKind.goods);
    return planned.map(({ sku, line }) => ({
      ...line,
      kind: 'goods',
      freight: { templateId: sku.freightTemplateId, weightGram: sku.weightGram },
      detail: { ...line.detail, noReasonReturn: sku.noReasonReturn },
    }));
  },

  agreed: ({ noReasonReturn, stocking }) => ({ noReasonReturn, stocking }),

  soldOut: skuSoldOut,

  limit: limitPieces,

  async place(tx, lines, { protection, deliverTo }) {
    if (!deliverTo) throw new Error('What is shipped has an address.');
    const orderIds = [...new Set(lines.map(({ line }) => line.order_id))];
    await insertDeliveries(tx, protection, orderIds, deliverTo);
  },

  async fulfil(tx, lines) {
    await insertDeliveryLines(
      tx,
      lines.map((line) => ({
        line_id: line.id,
        order_id: line.order_id,
        status: deliveryStatus.notShipped,
        stocking: line.detail.stocking,
      })),
    );
    await countSold(
      tx,
      lines.map((line) => ({ productId: line.product_id, pieces: line.quantity })),
    );
  },
  // The merchant's word changes nothing of a parcel; that the order stands lets it be shipped.
  confirm: async () => {},
  freeze: async () => {},
  thaw: async () => {},

  async undo(tx, units) {
    await returnLimited(tx, units);
    const delivered = byLine(await deliveredLines(tx, idsOf(units.map(({ line }) => line))));
    await countSold(
      tx,
      units.flatMap(({ line, units: own }) =>
        delivered.has(line.id) ? [{ productId: line.product_id, pieces: -own.length }] : [],
      ),
    );
  },

  async refundTerms(db, units, nowMs) {
    const delivered = byLine(await deliveredLines(db, idsOf(units.map(({ line }) => line))));
    return units.flatMap(({ line, units: own }) =>
      own.map((unit) => termsOf(line, unit, delivered.get(line.id), nowMs)),
    );
  },

  async progress(db, lines) {
    const delivered = byLine(await deliveredLines(db, idsOf(lines)));
    return lines.map((line) => {
      const own = delivered.get(line.id);
      if (!own) return Array.from({ length: line.quantity }, (): UnitProgress => 'open');
      return unitStatuses(own).map(progressOf);
    });
  },
  firstUses: firstReceipts,
  // A parcel's time ends by its own clock.
  lapse: async () => {},
  invariants: goodsInvariants,

  facts: async (db, lines) => byLine(await deliveredLines(db, idsOf(lines))),

  phase(status, lines, facts) {
    const delivered = lines.flatMap(({ id }) => (facts.get(id) as DeliveredLine | undefined) ?? []);
    if (status === orderStatus.refunding) {
      const isReturning = delivered.some(({ returns }) =>
        returns.some((one) => !one.received && !one.refused),
      );
      return isReturning ? 'returning' : 'refunding';
    }
    if (status !== orderStatus.pendingConsumption) return undefined;
    return BEFORE_SHIPPING.includes(leastAdvanced(delivered)) ? 'toShip' : 'onItsWay';
  },

  describe: (line, texts, facts) => {
    const delivered = facts.get(line.id) as DeliveredLine | undefined;
    const signedMs = delivered ? lastSigned(delivered) : null;
    return {
      kind: 'goods',
      goodsType: goodsTypeOfKind.goods,
      ...describedSku(line, texts),
      noReasonReturn: line.detail.noReasonReturn,
      deliveryStatus: delivered ? leastAdvanced([delivered]) : null,
      signedAtMs: signedMs,
      returnUntilMs: signedMs === null ? null : returnUntilMs(signedMs) - 1,
    };
  },

  describeQuote: (line, paidFen, locale) => ({
    kind: 'goods',
    goodsType: goodsTypeOfKind.goods,
    ...quotedSku(line, paidFen, locale),
    noReasonReturn: line.detail.noReasonReturn,
  }),
};

/** Counts pieces of limited products; refuses with `purchaseLimit` when the member would have too many. */
export async function limitPieces(
  tx: Parameters<typeof countPieces>[0],
  memberId: string,
  lines: Parameters<typeof countPieces>[2],
): Promise<void> {
  const passed = await countPieces(tx, memberId, lines);
  if (passed) throw purchaseLimit(passed.limit, passed.left);
}

/** Gives pieces of limited products back to their member. */
export async function returnLimited(
  tx: Parameters<typeof returnPieces>[0],
  units: readonly UnitsOf<SkuLineDetail>[],
): Promise<void> {
  const limited = units.filter(({ line }) => line.detail.limitPeriod !== null);
  const members = new Map<string, UnitsOf<SkuLineDetail>[]>();
  for (const one of limited) {
    const memberId = await memberOfLine(tx, one.line.id);
    members.set(memberId, [...(members.get(memberId) ?? []), one]);
  }
  for (const [memberId, own] of members) await returnPieces(tx, memberId, own);
}

/** What every line of an option says in answers. */
export const describedSku = (line: StoredLine<SkuLineDetail>, { title, specText }: LineTexts) => ({
  ...describedLine(line, { title, specText }),
  skuDetailId: line.detail.skuDetailId,
  picture: line.detail.picture,
  addOnOf: line.detail.addOnOf,
});

export const quotedSku = (
  line: Parameters<OrderKind<SkuLineRequest, SkuLineDetail>['describeQuote']>[0],
  paidFen: number,
  locale: 'zh-Hans' | 'en',
) => ({
  productId: line.productId,
  skuDetailId: line.detail.skuDetailId,
  title: line.title[locale],
  specText: line.specText[locale],
  picture: line.detail.picture,
  supplierId: line.supplierId,
  quantity: line.quantity,
  unitPriceFen: line.unitPriceFen,
  paidFen,
  pieceFen: unitAmounts(paidFen, line.quantity),
  available: line.detail.available,
  min: line.detail.min,
  max: line.detail.max,
  addOnOf: line.detail.addOnOf,
});

/** When the last parcel of a line was signed for; null while one is not. */
function lastSigned(delivered: DeliveredLine): number | null {
  const live = unitStatuses(delivered).flatMap((status, unit) => (status === null ? [] : [unit]));
  const signed = live.map((unit) => parcelOf(delivered, unit)?.signedMs ?? null);
  return signed.length === 0 || signed.includes(null) ? null : Math.max(...signed.flatMap((at) => at ?? []));
}

function progressOf(status: ReturnType<typeof unitStatuses>[number]): UnitProgress {
  if (status === null || status === deliveryStatus.signedFor || status === deliveryStatus.returned)
    return 'over';
  const isWaiting =
    status === deliveryStatus.notShipped ||
    status === deliveryStatus.stocking ||
    status === deliveryStatus.stockingFinished;
  return isWaiting ? 'open' : 'running';
}

/** By the table of after-sales: free before anything is prepared, the merchant's word after, nothing on the way. */
function termsOf(
  line: StoredLine<GoodsLineDetail>,
  unit: number,
  delivered: DeliveredLine | undefined,
  nowMs: number,
): UnitTerms {
  const status = delivered ? unitStatuses(delivered)[unit] : deliveryStatus.notShipped;
  const terms = { lineId: line.id, unit, approval: 'auto', feePercent: 0, steps: [], refusal: null } as const;
  switch (status) {
    case deliveryStatus.notShipped:
      return terms;
    case deliveryStatus.stocking:
    case deliveryStatus.stockingFinished:
      return { ...terms, approval: 'merchant' };
    case deliveryStatus.signedFor: {
      const signedMs = delivered ? (parcelOf(delivered, unit)?.signedMs ?? nowMs) : nowMs;
      const untilMs = returnUntilMs(signedMs);
      const isLate = nowMs >= untilMs;
      return {
        ...terms,
        approval: 'merchant',
        keepsFreight: true,
        returns: true,
        needsMerchantSide: !line.detail.noReasonReturn,
        refusal: isLate ? 'refundTooLate' : null,
        steps: isLate ? [] : [{ atMs: untilMs, feePercent: null }],
      };
    }
    default:
      return { ...terms, keepsFreight: true, refusal: 'alreadyShipped' };
  }
}
