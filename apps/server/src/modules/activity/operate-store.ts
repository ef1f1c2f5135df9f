import { activityPriceDays, internationalType, type LocalizedText, type Picture } from '@yunyou/contract';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import type { ActivityRow } from './offers-store';
import type { ActivityProductRow } from './products-store';
import type { ActivityTables, OfferedKind } from './tables';

/** A product as an activity takes it in: its pool, its words, and what a piece takes of the pool. */
export interface Offered {
  sourcePoolId: string;
  perUnit: number;
  name: LocalizedText;
  specText: LocalizedText;
  picture: Picture;
  supplierId: string;
  payAtDesk: boolean;
}

/** What can be sold in an activity; undefined where there is no such product, or no such variant of it. */
export async function offeredProduct(
  db: Queries,
  { kind, productId, variantId }: { kind: OfferedKind; productId: string; variantId: string },
): Promise<Offered | undefined> {
  const query = {
    goods: sku(productId, variantId),
    service: sku(productId, variantId),
    ticket: sql<Offered>`
      select t.pool_id as "sourcePoolId", t.people_per_ticket as "perUnit", s.thumb as picture,
        jsonb_build_object('zh-Hans', t.content->>'name', 'en', coalesce((select data->>'name'
          from international_fields f where f.type = ${internationalType.ticket} and f.table_id = t.id), t.content->>'name')) as name,
        '{"zh-Hans": "", "en": ""}'::jsonb as "specText", s.supplier_id as "supplierId", false as "payAtDesk"
      from tickets t join spots s on s.id = t.spot_id where t.id = ${productId} and ${variantId} = ''`,
    annualCard: sql<Offered>`
      select c.id as "sourcePoolId", 1 as "perUnit", c.picture, c.name, '{"zh-Hans": "", "en": ""}'::jsonb as "specText",
        c.supplier_id as "supplierId", false as "payAtDesk"
      from card_types c where c.id = ${productId} and ${variantId} = '' and c.has_pool`,
    stay: sql<Offered>`
      select m.pool_id as "sourcePoolId", 1 as "perUnit", h.thumb as picture,
        jsonb_build_object('zh-Hans', m.content->>'hotelRoomName', 'en',
          coalesce(${englishOf(sql`m.id`, 'hotelRoomName')}, m.content->>'hotelRoomName')) as name,
        jsonb_build_object('zh-Hans', r.content->>'name', 'en',
          coalesce(${englishOf(sql`r.id`, 'name')}, r.content->>'name')) as "specText",
        h.supplier_id as "supplierId", r.pay_at_desk as "payAtDesk"
      from hotel_rates r join hotel_rooms m on m.id = r.room_id join hotels h on h.id = m.hotel_id
      where m.id = ${productId} and r.id = ${variantId}`,
  }[kind];
  return (await query.execute(db)).rows[0];
}

/** The English of a room, or of a rate. */
const englishOf = (id: RawBuilder<unknown>, field: string) => sql`(select data->>${field}
  from international_fields f where f.type = ${internationalType.hotelRoom} and f.table_id = ${id})`;

const sku = (productId: string, variantId: string) => sql<Offered>`
  select k.pool_id as "sourcePoolId", 1 as "perUnit", coalesce(k.picture, p.thumb) as picture,
    jsonb_build_object('zh-Hans', p.content->'zh-Hans'->>'name', 'en', p.content->'en'->>'name') as name,
    k.name as "specText", p.supplier_id as "supplierId", false as "payAtDesk"
  from skus k join products p on p.id = k.product_id where p.id = ${productId} and k.id = ${variantId}`;

/** The lowest normal price of a piece on the days before the start, otherwise on the days that are sold; null for none. */
export async function lowestNormalFen(
  db: Queries,
  { kind, product_id, variant_id }: Pick<ActivityProductRow, 'kind' | 'product_id' | 'variant_id'>,
  { startDay, slots }: { startDay: string; slots: readonly string[] },
): Promise<number | null> {
  const dated = (table: 'ticket_prices' | 'rate_nights', column: string, day: string, id: string) => sql<{
    fen: number | null;
  }>`
    select coalesce(
      min(price_fen) filter (where ${sql.ref(day)} < ${startDay}
        and ${sql.ref(day)} >= to_char(${startDay}::date - ${activityPriceDays}::integer, 'YYYY-MM-DD')),
      min(price_fen) filter (where ${sql.ref(day)} = any(${[...slots]})),
      min(price_fen)) as fen
    from ${sql.table(table)} where ${sql.ref(column)} = ${id}`;
  const undated = sql<{ fen: number | null }>`select price_fen as fen from skus where id = ${variant_id}`;
  const query = {
    goods: undated,
    service: undated,
    annualCard: sql<{ fen: number | null }>`select price_fen as fen from card_types where id = ${product_id}`,
    // Sold nowhere else.
    box: sql<{ fen: number | null }>`select null::integer as fen`,
    ticket: dated('ticket_prices', 'ticket_id', 'day', product_id),
    stay: dated('rate_nights', 'rate_id', 'night', variant_id),
  }[kind];
  return (await query.execute(db)).rows[0]?.fen ?? null;
}

export async function insertActivity(tx: Tx, row: Insertable<ActivityTables['activities']>): Promise<void> {
  await tx.insertInto('activities').values(row).execute();
}

/** Something that an activity will sell, with the pool it sells from; its units are moved there when it is published. */
export async function insertProduct(
  tx: Tx,
  row: Insertable<ActivityTables['activity_products']>,
  slots: readonly { slot: string; total: number }[],
): Promise<void> {
  await tx.insertInto('stock_pools').values({ id: row.id }).execute();
  await tx.insertInto('activity_products').values(row).execute();
  await tx
    .insertInto('stock')
    .values(slots.map((slot) => ({ pool_id: row.id, ...slot })))
    .execute();
}

export const lockActivity = (tx: Tx, id: string): Promise<ActivityRow | undefined> =>
  tx.selectFrom('activities').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const productsOf = (tx: Tx, activityId: string): Promise<ActivityProductRow[]> =>
  tx
    .selectFrom('activity_products')
    .selectAll()
    .where('activity_id', '=', activityId)
    .orderBy('id')
    .execute();

/** Units that a product has not got. */
export interface MissingUnits {
  poolId: string;
  slot: string;
  left: number;
}

/**
 * Moves units out of products' pools to activities: all of them or none. Answers those that are not there; the rows are locked
 * in one order.
 */
export async function moveUnits(
  tx: Tx,
  units: readonly { activityProductId: string; slot: string; units: number }[],
): Promise<MissingUnits[]> {
  const { rows } = await sql<MissingUnits>`
    with wanted as (
      select p.source_pool_id as pool_id, u.slot, sum(u.units)::integer as units
      from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as u("activityProductId" text, slot text, units integer)
        join activity_products p on p.id = u."activityProductId"
      group by 1, 2
    ), locked as (
      select s.pool_id, s.slot, w.units, case when s.closed then 0 else s.total - s.taken - s.allotted end as left
      from wanted w join stock s on s.pool_id = w.pool_id and s.slot = w.slot
      order by 1, 2 for update of s
    ), moved as (
      update stock s set allotted = s.allotted + l.units from locked l
      where s.pool_id = l.pool_id and s.slot = l.slot and l.left >= l.units
      returning s.pool_id, s.slot
    )
    select w.pool_id as "poolId", w.slot, coalesce(l.left, 0) as left
    from wanted w left join moved m on m.pool_id = w.pool_id and m.slot = w.slot
      left join locked l on l.pool_id = w.pool_id and l.slot = w.slot
    where m.pool_id is null order by w.slot, w.pool_id`.execute(tx);
  return rows;
}

/** All units that an activity is to sell out of pools of products; what has no other pool than its own is left out. */
export async function plannedUnits(
  tx: Tx,
  activityId: string,
): Promise<{ activityProductId: string; slot: string; units: number }[]> {
  const { rows } = await sql<{ activityProductId: string; slot: string; units: number }>`
    select s.pool_id as "activityProductId", s.slot, s.total as units
    from activity_products p join stock s on s.pool_id = p.id
    where p.activity_id = ${activityId} and p.source_pool_id <> p.id order by 1, 2`.execute(tx);
  return rows;
}

export async function setPublished(tx: Tx, activityId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('activities')
    .set({ state: 'published', published_ms: nowMs })
    .where('id', '=', activityId)
    .execute();
}

export async function setOriginalPrice(tx: Tx, activityProductId: string, fen: number): Promise<void> {
  await tx
    .updateTable('activity_products')
    .set({ original_price_fen: fen })
    .where('id', '=', activityProductId)
    .execute();
}

export async function setWithdrawn(tx: Tx, activityId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('activities')
    .set({ state: 'withdrawn', withdrawn_ms: nowMs })
    .where('id', '=', activityId)
    .execute();
}

export async function setEnd(tx: Tx, activityId: string, endsMs: number): Promise<void> {
  await tx.updateTable('activities').set({ ends_ms: endsMs }).where('id', '=', activityId).execute();
}

export async function setPrice(tx: Tx, activityProductId: string, fen: number): Promise<void> {
  await tx
    .updateTable('activity_products')
    .set({ price_fen: fen })
    .where('id', '=', activityProductId)
    .execute();
}

/** Where bargains to come start, and where they go. */
export async function setBargainPrices(
  tx: Tx,
  activityProductId: string,
  { priceFen, floorPriceFen }: { priceFen: number; floorPriceFen: number },
): Promise<void> {
  await tx
    .updateTable('activity_products')
    .set({ price_fen: priceFen, floor_price_fen: floorPriceFen })
    .where('id', '=', activityProductId)
    .execute();
}

/** More units of a slot, or of a new one; of a draft any number. */
export async function addToPool(
  tx: Tx,
  activityProductId: string,
  { slot, units }: { slot: string; units: number },
): Promise<void> {
  await sql`
    insert into stock as s (pool_id, slot, total) values (${activityProductId}, ${slot}, ${units})
    on conflict (pool_id, slot) do update set total = s.total + excluded.total`.execute(tx);
}

/** Members who have something that an activity sells among their favourites, and what; each once. */
export async function favorersOf(
  tx: Tx,
  activityId: string,
): Promise<{ memberId: string; name: LocalizedText }[]> {
  const { rows } = await sql<{ memberId: string; name: LocalizedText }>`
    select distinct on (f.member_id) f.member_id as "memberId", p.name
    from activity_products p
      left join hotel_rooms m on p.kind = 'stay' and m.id = p.product_id
      join favorites f on f.removed_ms is null and f.id = coalesce(m.hotel_id, p.product_id)
        and f.kind = case p.kind when 'stay' then 'hotel' else p.kind end
    where p.activity_id = ${activityId} order by f.member_id, p.seq, p.id`.execute(tx);
  return rows;
}
