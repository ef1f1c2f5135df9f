import { inTransaction } from '../../apps/server/src/database/transaction.ts';
import { draftFlashSale, publishFlashSale } from '../../apps/server/src/modules/flash-sale/operate.ts';

const HOUR_MS = 3_600_000;

/**
 * A flash sale that runs, of an option of the demo that gets so many more units: the id of what it sells.
 * @param {import('../../apps/server/src/database/connect.ts').Db} db
 * @param {{ units: number, hours: number }} sale
 */
export async function openFlashSale(db, { units, hours }) {
  const nowMs = Date.now();
  const sku = await db
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select(['k.id', 'k.product_id', 'k.pool_id'])
    .where('p.goods_type', '=', 0)
    .where('p.bundle', 'is', null)
    .orderBy('k.id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('stock')
    .set((eb) => ({ total: eb('total', '+', units) }))
    .where('pool_id', '=', sku.pool_id)
    .execute();
  return inTransaction(db, async (tx) => {
    const { activeId, activityProductIds } = await draftFlashSale(tx, {
      name: { 'zh-Hans': '秒杀', en: 'Flash sale' },
      startsMs: nowMs - 1_000,
      endsMs: nowMs + hours * HOUR_MS,
      products: [
        {
          kind: 'goods',
          productId: sku.product_id,
          variantId: sku.id,
          priceFen: 100,
          units: [{ slot: '', total: units }],
        },
      ],
    });
    await publishFlashSale(tx, activeId, nowMs);
    return activityProductIds[0];
  });
}
