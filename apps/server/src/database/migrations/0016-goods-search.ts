import { type Kysely, sql } from 'kysely';

/** Goods, services and activities are found: where shops are, and triggers that queue what changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Columns of a product that the index shows or finds by; prices and sales move by themselves. */
const columns = ['goods_type', 'supplier_id', 'category_id', 'content', 'thumb', 'on_sale', 'service'];
const of = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');

const statements = [
  // The city that its things are found under; none for a shop that is nowhere in particular.
  `alter table shops add column city jsonb not null default '{"zh-Hans": "", "en": ""}'`,

  'create function search_kind_of(goods_type integer) returns text language sql immutable as $$' +
    ` select case goods_type when 0 then 'goods' else 'service' end $$`,
  `create function search_product_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id)
       select distinct search_kind_of(goods_type), id
       from (values (new.goods_type, new.id), (old.goods_type, old.id)) as changed (goods_type, id)
       where id is not null;
     return null;
   end $$`,
  `create function search_shop_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id)
       select search_kind_of(goods_type), id from products where supplier_id = new.id
       union all select 'activity', id from activities where supplier_id = new.id;
     return null;
   end $$`,
  `create function search_category_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id)
       select search_kind_of(goods_type), id from products where category_id = new.id;
     return null;
   end $$`,
  `create function search_review_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id)
       select search_kind_of(goods_type), id from products where id = coalesce(new.subject_id, old.subject_id);
     return null;
   end $$`,
  `create function search_activity_changed() returns trigger language plpgsql as $$
   begin
     insert into search_queue (kind, id) values ('activity', coalesce(new.id, old.id));
     return null;
   end $$`,
  `create trigger search_product_changed after insert or delete on products
     for each row execute function search_product_changed()`,
  `create trigger search_product_changed_again after update on products
     for each row when ((${of('old')}) is distinct from (${of('new')})) execute function search_product_changed()`,
  `create trigger search_shop_changed after update on shops
     for each row when ((old.name, old.city, old.lat, old.lng, old.open_state)
       is distinct from (new.name, new.city, new.lat, new.lng, new.open_state))
     execute function search_shop_changed()`,
  `create trigger search_category_changed after update on goods_categories
     for each row when (old.name is distinct from new.name) execute function search_category_changed()`,
  `create trigger search_review_changed after insert or update or delete on review_sums
     for each row execute function search_review_changed()`,
  `create trigger search_activity_changed after insert or delete on activities
     for each row execute function search_activity_changed()`,
  `create trigger search_activity_changed_again after update on activities
     for each row when ((old.name, old.picture, old.starts_ms, old.ends_ms, old.supplier_id)
       is distinct from (new.name, new.picture, new.starts_ms, new.ends_ms, new.supplier_id))
     execute function search_activity_changed()`,
];
