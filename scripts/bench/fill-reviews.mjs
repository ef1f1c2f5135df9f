// A hundred thousand reviews of one product, the same in every run.
import { recountAll } from '../../apps/server/src/modules/review/sums-store.ts';

export const PRODUCT = 'product-mist-green';
export const REVIEWS = Number(process.env.REVIEWS ?? 100_000);

/** Writes the reviews and what they sum up to. */
export async function fillReviews({ pool, db }) {
  await pool.query(
    `insert into reviews (id, product_id, parent_id, sku_id, author_name, stars, text, pictures, tags, helpful, at_ms,
       append_text, append_ms, append_state)
     select 'bench-' || n, p.id, p.supplier_id,
       (select id from skus k where k.product_id = p.id order by (hashtext(n::text || k.id)) limit 1),
       '林*客', case when n % 50 = 0 then 1 when n % 29 = 0 then 2 when n % 13 = 0 then 3 when n % 5 = 0 then 4 else 5 end,
       repeat('茶汤清亮，第三泡还有回甘。', 1 + n % 6),
       case when n % 10 = 0 then jsonb_build_array(p.thumb) else '[]'::jsonb end,
       case n % 7 when 0 then '{goodQuality,wellPacked}'::text[] when 1 then '{fastDelivery}' when 2 then '{slowDelivery}'
         else '{}' end,
       (n::bigint * 7919) % 997, 1700000000000 + n::bigint * 60000,
       case when n % 25 = 0 then '一个月后还是好喝。' end, case when n % 25 = 0 then 1710000000000 + n::bigint * 60000 end,
       case when n % 25 = 0 then 'visible' end
     from products p, generate_series(1, ${REVIEWS}) n where p.id = '${PRODUCT}'`,
  );
  await db.transaction().execute((tx) => recountAll(tx));
  await pool.query('analyze reviews, review_sums, review_counts');
}
