import type { ApiClient } from '@yunyou/api-client';
import type { Grab, RequestOf } from '@yunyou/contract';
import type { Db } from '../../src/database/connect';
import {
  draftFlashSale,
  type NewFlashProduct,
  type NewFlashSale,
  publishFlashSale,
} from '../../src/modules/flash-sale/operate';
import { type AddedActivity, addActivity } from './activities';
import { text } from './shop';

type Line = Extract<RequestOf<'order', 'quote'>['lines'][number], { kind: 'goods' }>;

/** A flash sale of one option that a test has for itself. */
export type AddedSale = AddedActivity;

interface Changes {
  startsMs?: number;
  endsMs?: number;
  total?: number;
  priceFen?: number;
  /** Normal price of a piece. */
  normalFen?: number;
  product?: Partial<NewFlashProduct>;
  sale?: Partial<NewFlashSale>;
  isDraft?: boolean;
}

/** A flash sale that runs since a minute and for two hours, of ten pieces at 600 fen instead of 1,000. */
export async function addFlashSale(
  db: Db,
  nowMs: number,
  { total = 10, priceFen = 600, normalFen = 1_000, product, sale, isDraft = false, ...span }: Changes = {},
): Promise<AddedSale> {
  const { startsMs = nowMs - 60_000, endsMs = startsMs + 7_200_000 } = span;
  return addActivity(db, {
    ...{ normalFen, startsMs, endsMs },
    draft: (tx, { productId, skuId }) =>
      draftFlashSale(tx, {
        name: text('秒杀', 'Flash sale'),
        startsMs,
        endsMs,
        ...sale,
        products: [
          {
            kind: 'goods',
            productId,
            variantId: skuId,
            priceFen,
            units: [{ slot: '', total }],
            ...product,
          },
        ],
      }),
    publish: isDraft ? undefined : (tx, activeId) => publishFlashSale(tx, activeId, nowMs),
  });
}

/** Enters a sale and asks for a place in it. */
export async function grab(
  api: ApiClient,
  activityProductId: string,
  wanted: Partial<RequestOf<'flashSale', 'grab'>> = {},
): Promise<Grab> {
  const { entry } = await api.flashSale.entry({ activityProductId });
  return api.flashSale.grab({ entry, activityProductId, quantity: 1, ...wanted });
}

/** The line that a granted place is ordered with. */
export const flashLine = (
  { activeId, activityProductId, productId, skuId }: AddedSale,
  grabId: string,
  quantity = 1,
): Line => ({
  kind: 'goods',
  productId,
  skuDetailId: skuId,
  quantity,
  activity: { activeId, activeType: 4, activityProductId, grabId },
});

/** How the units of a pool stand: in all, held by places, taken by lines. */
export async function poolOf(db: Db, poolId: string, slot = '') {
  const { total, allotted, taken } = await db
    .selectFrom('stock')
    .select(['total', 'allotted', 'taken'])
    .where('pool_id', '=', poolId)
    .where('slot', '=', slot)
    .executeTakeFirstOrThrow();
  return { total, held: allotted, taken };
}

/** As if nobody had tried before. */
export async function forgetAttempts(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('flash_attempts').execute();
}
