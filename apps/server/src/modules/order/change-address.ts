import { deliveryStatus } from '@yunyou/contract';
import type { OrderKinds } from '../../core/kinds';
import { linesOf, lockOrder } from '../../core/orders/store';
import { price } from '../../core/pricing';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { addressOf } from '../address/store';
import { changeAddress, deliveredOrder, deliveryOf } from '../delivery/store';
import { CHANGEABLE } from '../delivery/view';
import { skusForSale } from '../goods/sku-sale-store';
import { freightTables } from '../shop/freight';

/** Sends an order elsewhere: once, before anything is prepared, where delivery costs what was paid for it. */
export async function sendElsewhere(
  tx: Tx,
  { nowMs, protection }: { kinds: OrderKinds; nowMs: number; protection: DataProtection },
  { orderId, memberId, addressId }: { orderId: string; memberId: string; addressId: string },
): Promise<void> {
  const order = await lockOrder(tx, orderId, memberId);
  const delivery = await deliveryOf(tx, orderId);
  if (!delivery) throw notFound();
  const delivered = await deliveredOrder(tx, orderId);
  const isBefore = delivered.every(
    ({ status, parcels }) => status === deliveryStatus.notShipped && parcels.length === 0,
  );
  if (!CHANGEABLE.includes(order.status) || !isBefore || delivered.length === 0 || delivery.address_changed) {
    throw refuse('transitionRefused', { detail: { from: order.status } });
  }
  const address = await addressOf({ db: tx, protection }, memberId, addressId);
  if (address.outdated) throw refuse('regionOutdated');
  const before = await feeTo(tx, orderId, delivery.adcode, nowMs);
  const after = await feeTo(tx, orderId, address.adcode, nowMs);
  if (before === null || before !== after) throw refuse('addressChangeRefused');
  await changeAddress(tx, protection, orderId, address);
}

/** What sending an order's goods to a place costs by today's tables, fen; null where they are not sent. */
async function feeTo(tx: Tx, orderId: string, adcode: string, nowMs: number): Promise<number | null> {
  const lines = (await linesOf(tx, [orderId])).filter(({ kind }) => kind === 'goods');
  const skus = await skusForSale(
    tx,
    lines.map(({ variant_id }) => variant_id),
    { memberId: null, today: String(nowMs) },
  );
  const skuOf = (id: string) => skus.find((sku) => sku.id === id);
  const { tables } = await freightTables(tx, {
    adcode,
    lines: skus.map(({ supplierId, freightTemplateId }) => ({ supplierId, freightTemplateId })),
  });
  const { orders } = price(
    lines.map((line) => {
      const sku = skuOf(line.variant_id);
      return {
        key: line.id,
        orderKey: orderId,
        shopId: sku?.supplierId ?? '',
        kind: line.kind,
        productId: line.product_id,
        variantId: line.variant_id,
        // What each piece was paid with decides about free delivery.
        unitPriceFen: Math.floor(line.paid_fen / line.quantity),
        quantity: line.quantity,
        ...(sku?.freightTemplateId && {
          freight: { templateId: sku.freightTemplateId, weightGram: sku.weightGram },
        }),
      };
    }),
    [],
    { mode: 'none' },
    tables,
  );
  const [only] = orders;
  if (!only || only.freight.state === 'notDeliverable') return null;
  return only.freight.feeFen;
}
