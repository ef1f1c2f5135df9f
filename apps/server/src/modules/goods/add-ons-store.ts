import { sql } from 'kysely';
import type { AddOnThing } from '../../core/offers';
import type { Queries } from '../../database/connect';
import { leftTold } from './plan-skus';

/** What add-on offers make cheaper and can be bought now, by offer; no query where there is none. */
export async function addOnThings(
  db: Queries,
  wanted: readonly { offerId: string; variantId: string; addOnFen: number }[],
): Promise<Map<string, AddOnThing[]>> {
  const things = new Map<string, AddOnThing[]>();
  if (wanted.length === 0) return things;
  const { rows } = await sql<Omit<AddOnThing, 'addOnFen' | 'left'> & { left: number }>`
    select s.id as "skuDetailId", p.id as "productId", s.price_fen as "priceFen",
      coalesce(s.picture, p.thumb) as picture,
      json_build_object(
        'zh-Hans', trim(concat(p.content->'zh-Hans'->>'name', ' ', s.name->>'zh-Hans')),
        'en', trim(concat(p.content->'en'->>'name', ' ', s.name->>'en'))) as name,
      coalesce(k.total - k.taken - k.allotted, 0) as left
    from skus s join products p on p.id = s.product_id
      left join stock k on k.pool_id = s.pool_id and k.slot = ''
    where s.id = any(${wanted.map(({ variantId }) => variantId)}::text[]) and s.enabled and p.on_sale`.execute(
    db,
  );
  for (const { offerId, variantId, addOnFen } of wanted) {
    const found = rows.find(({ skuDetailId }) => skuDetailId === variantId);
    if (!found || found.left <= 0) continue;
    things.set(offerId, [...(things.get(offerId) ?? []), { ...found, addOnFen, left: leftTold(found.left) }]);
  }
  return things;
}
