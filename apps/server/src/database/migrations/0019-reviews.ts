import { type Kysely, sql } from 'kysely';

/** Reviews that members write: of which line, in which state, what was added and answered, who found them helpful. */
const statements = [
  `alter table reviews
     add column line_id text unique,
     add column kind text not null default 'goods',
     add column anonymous boolean not null default false,
     add column state text not null default 'visible'
       check (state in ('pending', 'visible', 'hidden', 'rejected', 'deleted')),
     add column bought_day text,
     add column used_day text,
     add column title jsonb,
     add column spec_text jsonb,
     add column video_url text,
     add column reply_ms bigint,
     add column append_text text,
     add column append_pictures jsonb not null default '[]',
     add column append_ms bigint,
     add column append_state text check (append_state in ('pending', 'visible', 'hidden', 'rejected')),
     add column append_reply text,
     add column append_reply_ms bigint,
     add column files text,
     add column deleted_ms bigint,
     add constraint reviews_append check ((append_ms is null) = (append_state is null))`,
  `update reviews r set kind = case
     when exists (select from products p where p.id = r.product_id and p.goods_type = 3) then 'service'
     when exists (select from tickets t where t.id = r.product_id) then 'ticket'
     when exists (select from hotel_rooms h where h.id = r.product_id) then 'stay'
     else 'goods' end`,
  'update reviews set reply_ms = at_ms + 86400000 where reply is not null',
  'alter table reviews add constraint reviews_reply check ((reply is null) = (reply_ms is null))',

  // What everybody sees, in both orders, of a product and of what it belongs to; the others find what is rare.
  'drop index reviews_product_id_at_ms_id_idx, reviews_product_id_helpful_at_ms_id_idx',
  'drop index reviews_parent_id_at_ms_id_idx, reviews_parent_id_helpful_at_ms_id_idx',
  ...['product_id', 'parent_id'].flatMap((subject) => [
    `create index reviews_newest_of_${subject} on reviews (${subject}, at_ms desc, id) where state = 'visible'`,
    `create index reviews_helpful_of_${subject} on reviews (${subject}, helpful desc, at_ms desc, id) where state = 'visible'`,
    `create index reviews_stars_of_${subject} on reviews (${subject}, stars, sku_id) where state = 'visible'`,
    `create index reviews_pictures_of_${subject} on reviews (${subject}, at_ms desc, id)
       where state = 'visible' and pictures <> '[]'`,
    `create index reviews_appended_of_${subject} on reviews (${subject}, at_ms desc, id)
       where state = 'visible' and append_state = 'visible'`,
  ]),
  `create index reviews_tags on reviews using gin (tags) where state = 'visible'`,
  'create index reviews_of_member on reviews (member_id, at_ms desc, id) where member_id is not null',
  `create index reviews_to_moderate on reviews (at_ms) where state = 'pending' or append_state = 'pending'`,
  `create index reviews_deleted on reviews (deleted_ms) where state = 'deleted'`,

  'alter table review_sums add column with_append integer not null default 0',
  `create table review_counts (
     subject_id text not null,
     what text not null check (what in ('tag', 'sku')),
     key text not null,
     reviews integer not null default 0,
     primary key (subject_id, what, key)
   )`,
  `insert into review_counts (subject_id, what, key, reviews)
     select s.id, c.what, c.key, count(*)
     from reviews r cross join lateral (values (r.product_id), (r.parent_id)) as s(id)
       cross join lateral (
         select 'tag' as what, unnest(r.tags) as key union all select 'sku', r.sku_id where r.sku_id is not null
       ) as c
     group by 1, 2, 3`,

  `create table review_votes (
     review_id text not null references reviews on delete cascade,
     member_id text not null references members on delete cascade,
     at_ms bigint not null,
     primary key (review_id, member_id)
   )`,
  'create index on review_votes (member_id)',

  // When lines were used is asked by line and by order.
  'create index on shipment_lines (line_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
