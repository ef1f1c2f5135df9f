import { sql } from 'kysely';
import type { Tx } from '../../database/connect';

/**
 * Counts an order of each document that a line names, up to the limit of what it is bought as; answers the places, among the
 * line's people, of those that have taken part often enough.
 */
export async function countDocuments(tx: Tx, lineId: string, keptMs: number): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    with named as (
      select l.activity_product_id, q.limit_per_certificate as most, a.ends_ms + ${keptMs} as kept_until_ms,
        p.cert_index, min(p.seq) as seq
      from order_lines l
        join activity_products q on q.id = l.activity_product_id
        join activities a on a.id = q.activity_id
        join line_people p on p.line_id = l.id
      where l.id = ${lineId} and q.limit_per_certificate > 0 and p.cert_index is not null
      group by 1, 2, 3, 4
    ), counted as (
      insert into activity_documents as d (activity_product_id, cert_index, orders, kept_until_ms)
      select activity_product_id, cert_index, 1, kept_until_ms from named order by cert_index
      on conflict (activity_product_id, cert_index) do update set orders = d.orders + 1
        where d.orders < (select most from named limit 1)
      returning cert_index
    )
    select seq from named where cert_index not in (select cert_index from counted) order by seq`.execute(tx);
  return rows.map(({ seq }) => seq);
}

/** Documents of lines that were never paid may take part once more. */
export async function uncountDocuments(tx: Tx, lineIds: readonly string[]): Promise<void> {
  await sql`
    with given as (
      select l.activity_product_id, p.cert_index, count(distinct l.id)::integer as orders
      from line_people p join order_lines l on l.id = p.line_id
      where l.id = any(${[...lineIds]}) and p.cert_index is not null
      group by 1, 2
    ), locked as (
      select d.activity_product_id, d.cert_index, given.orders
      from given join activity_documents d using (activity_product_id, cert_index)
      order by 1, 2 for update of d
    )
    update activity_documents d set orders = greatest(0, d.orders - locked.orders)
    from locked
    where d.activity_product_id = locked.activity_product_id and d.cert_index = locked.cert_index`.execute(
    tx,
  );
}
