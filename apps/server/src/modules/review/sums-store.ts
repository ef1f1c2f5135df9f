import { sql } from 'kysely';
import type { Tx } from '../../database/connect';

/** What a review adds to the sums. */
export interface Shown {
  productId: string;
  parentId: string;
  stars: number;
  skuId: string | null;
  tags: readonly string[];
  hasPictures: boolean;
  hasAppend: boolean;
}

/** Adds a review to what its product and parent are rated by, or takes it out; in the transaction that shows or hides it. */
export async function countShown(tx: Tx, shown: Shown, sign: 1 | -1): Promise<void> {
  const { productId, parentId, stars, skuId, tags, hasPictures, hasAppend } = shown;
  const subjects = [...new Set([productId, parentId])];
  const one = (is: boolean) => (is ? sign : 0);
  const perStar = [1, 2, 3, 4, 5].map((many) => one(many === stars));
  const sums = [sign, perStar, one(hasPictures), one(hasAppend)] as const;
  // Subjects in the order of their ids, and the counts after the sums: everybody locks them alike.
  await sql`
    insert into review_sums as s (subject_id, reviews, stars, with_pictures, with_append)
    select id, ${sums[0]}::integer, ${sums[1]}::integer[], ${sums[2]}::integer, ${sums[3]}::integer
    from unnest(${subjects}::text[]) as id order by id
    on conflict (subject_id) do update set reviews = s.reviews + excluded.reviews,
      stars = array(select s.stars[n] + excluded.stars[n] from generate_series(1, 5) n order by n),
      with_pictures = s.with_pictures + excluded.with_pictures, with_append = s.with_append + excluded.with_append`.execute(
    tx,
  );
  const keys = [
    ...tags.map((key) => ({ what: 'tag', key })),
    ...(skuId === null ? [] : [{ what: 'sku', key: skuId }]),
  ];
  if (keys.length === 0) return;
  await sql`
    insert into review_counts as c (subject_id, what, key, reviews)
    select id, k.what, k.key, ${sign}::integer
    from unnest(${subjects}::text[]) as id, jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(what text, key text)
    order by 1, 2, 3
    on conflict (subject_id, what, key) do update set reviews = c.reviews + excluded.reviews`.execute(tx);
}

/** Writes all sums anew from what is visible: for data that was not written review by review. */
export async function recountAll(tx: Tx): Promise<void> {
  await sql`delete from review_sums`.execute(tx);
  await sql`delete from review_counts`.execute(tx);
  await sql`
    insert into review_sums (subject_id, reviews, stars, with_pictures, with_append)
    select s.id, count(*), array[count(*) filter (where stars = 1), count(*) filter (where stars = 2),
        count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)],
      count(*) filter (where pictures <> '[]'), count(*) filter (where append_state = 'visible')
    from reviews r cross join lateral (values (r.product_id), (r.parent_id)) as s(id)
    where r.state = 'visible' group by 1`.execute(tx);
  await sql`
    insert into review_counts (subject_id, what, key, reviews)
    select s.id, c.what, c.key, count(*)
    from reviews r cross join lateral (values (r.product_id), (r.parent_id)) as s(id)
      cross join lateral (
        select 'tag' as what, unnest(r.tags) as key union all select 'sku', r.sku_id where r.sku_id is not null
      ) as c
    where r.state = 'visible' group by 1, 2, 3`.execute(tx);
}
