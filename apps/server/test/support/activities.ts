import type { Db, Tx } from '../../src/database/connect';
import { inTransaction } from '../../src/database/transaction';
import { addProduct, addShop } from './shop';

/** Something that an activity sells at a price of its own: one option that a test has for itself. */
export interface AddedActivity {
  activeId: string;
  activityProductId: string;
  productId: string;
  skuId: string;
  startsMs: number;
  endsMs: number;
}

interface Adding {
  /** Normal price of a piece. */
  normalFen: number;
  startsMs: number;
  endsMs: number;
  /** Drafts the activity. */
  draft: (
    tx: Tx,
    option: { productId: string; skuId: string },
  ) => Promise<{ activeId: string; activityProductIds: string[] }>;
  /** Publishes it; absent for a draft. */
  publish: ((tx: Tx, activeId: string) => Promise<unknown>) | undefined;
}

/** A shop with five hundred pieces of one option, and an activity that sells some of them. */
export async function addActivity(
  db: Db,
  { normalFen, startsMs, endsMs, draft, publish }: Adding,
): Promise<AddedActivity> {
  const supplierId = await addShop(db);
  const { productId, skuIds } = await addProduct(db, supplierId, {
    skus: [{ priceFen: normalFen, total: 500 }],
  });
  const skuId = skuIds[0] ?? '';
  const { activeId, activityProductIds } = await inTransaction(db, async (tx) => {
    const drafted = await draft(tx, { productId, skuId });
    await publish?.(tx, drafted.activeId);
    return drafted;
  });
  return { activeId, activityProductId: activityProductIds[0] ?? '', productId, skuId, startsMs, endsMs };
}
