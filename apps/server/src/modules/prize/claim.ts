import type { RequestOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { createCheckout } from '../../core/checkout/create';
import { planGifts } from '../../core/checkout/plan';
import type { PlannedLine } from '../../core/kinds';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { IdempotentRequest } from '../../http/request-context';
import { type SkuForSale, skusForSale } from '../goods/sku-sale-store';
import { buyerDeps } from '../order/buyer-deps';
import { lineIdsOf, lockPrizes, type PrizeRow, setPrize } from './store';

/** Has prizes of one shop sent: an order of nothing with a line for each. Answers the order's id. */
export async function claimPrizes(
  request: IdempotentRequest,
  { ids, addressId }: RequestOf<'prize', 'claim'>,
): Promise<string> {
  const { tx, kinds, clock, memberId, protection, source, config, locale } = request;
  const nowMs = clock.now();
  if (new Set(ids).size < ids.length) throw badInput([{ field: 'ids', reason: 'One stands there twice' }]);
  const prizes = await lockPrizes(tx, memberId, ids);
  if (prizes.length < ids.length) throw notFound();
  expectClaimable(prizes, nowMs);
  const skus = new Map(
    (
      await skusForSale(
        tx,
        prizes.flatMap(({ variant_id: id }) => id ?? []),
        { memberId, today: dayOf(nowMs) },
      )
    ).map((sku) => [sku.id, sku]),
  );
  const lines = prizes.map((prize) => {
    const sku = skus.get(prize.variant_id ?? '');
    if (!sku) throw notFound();
    return lineOf(prize, sku);
  });
  if (new Set(lines.map(({ supplierId }) => supplierId)).size > 1)
    throw badInput([{ field: 'ids', reason: 'Of more than one shop' }]);
  const deps = await buyerDeps({ db: tx, memberId, protection, source }, [], { addressId });
  const plan = await planGifts({ ...deps, db: tx, kinds, nowMs }, lines);
  const { deliverTo } = plan;
  if (!deliverTo) throw notFound();
  const { orders } = await createCheckout(
    tx,
    { kinds, protection, nowMs, maxUnpaid: config.maxUnpaid },
    plan,
    {
      ...{ memberId, source, locale, remark: '', expectedTotalFen: 0 },
      ...{ contactName: deliverTo.name, contactMobile: deliverTo.mobile },
    },
  );
  const [order] = orders;
  if (!order) throw new Error('A checkout has orders.');
  const lineIds = await lineIdsOf(tx, order.id);
  for (const [place, { id }] of prizes.entries()) {
    const lineId = lineIds[place];
    if (lineId === undefined) throw new Error('Every prize has a line.');
    await setPrize(tx, id, {
      ...{ state: 'claimed', order_id: order.id, order_line_id: lineId, changed_ms: nowMs },
    });
  }
  return order.id;
}

function expectClaimable(prizes: readonly PrizeRow[], nowMs: number): void {
  const field = ({ id }: PrizeRow, reason: string) => ({
    fields: [{ field: 'ids', reason: `${id} ${reason}` }],
  });
  for (const prize of prizes) {
    if (prize.kind === 'coupon') throw badInput([{ field: 'ids', reason: `${prize.id} needs no claim` }]);
    if (prize.state === 'claimed') throw refuse('prizeClaimed', field(prize, 'was claimed'));
    const isPast = prize.expires_ms !== null && prize.expires_ms <= nowMs;
    if (prize.state === 'expired' || isPast) throw refuse('prizeExpired', field(prize, 'is over'));
  }
}

/** A piece that costs nothing and was put aside before: it holds nothing of what is sold, and is sent free. */
function lineOf(prize: PrizeRow, sku: SkuForSale): PlannedLine {
  const picture = prize.picture ?? sku.picture ?? sku.thumb;
  return {
    kind: 'goods',
    productId: sku.productId,
    variantId: sku.id,
    supplierId: sku.supplierId,
    categoryIds: sku.categoryIds,
    quantity: 1,
    unitPriceFen: 0,
    firstSlot: '',
    endSlot: '',
    holds: [],
    people: [],
    needsConfirmation: false,
    freight: { templateId: null, weightGram: sku.weightGram },
    title: prize.name,
    specText: sku.name,
    order: { title: prize.name, picture, topics: { isPrize: true } },
    detail: {
      ...{ skuDetailId: sku.id, picture, addOnOf: null, limitPeriod: null, limitPerMember: null },
      ...{ stocking: sku.stocking, min: 1, max: 1, available: 1, noReasonReturn: false },
    },
  };
}
