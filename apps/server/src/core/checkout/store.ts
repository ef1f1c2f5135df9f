import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../database/connect';
import { insertRows } from '../../database/insert-rows';
import type { CoreTables } from '../tables';

type Row<Table extends keyof CoreTables> = Selectable<CoreTables[Table]>;

/** A new checkout with everything below it. */
export interface CheckoutRows {
  checkout: Row<'checkouts'>;
  orders: Row<'orders'>[];
  lines: Row<'order_lines'>[];
  people: Row<'line_people'>[];
  adjustments: Row<'line_adjustments'>[];
  holds: Row<'holds'>[];
  snapshots: Row<'order_snapshots'>[];
}

/**
 * Writes a checkout, its orders, lines, people, adjustments, holds, snapshots and first events in one statement. Answers the ids of
 * the people that were written: not among them is whose document has that place already.
 */
export async function insertCheckout(tx: Tx, rows: CheckoutRows): Promise<string[]> {
  const written = await sql<{ id: string }>`
    with c as (${insertRows('checkouts', [rows.checkout])}),
      o as (${insertRows('orders', rows.orders)} returning id, status, pay_status, created_ms),
      l as (${insertRows('order_lines', rows.lines)}),
      p as (${insertRows('line_people', inOneOrder(rows.people))}
        on conflict (place_key, cert_index) where place_key is not null do nothing returning id),
      a as (${insertRows('line_adjustments', rows.adjustments)}),
      h as (${insertRows('holds', rows.holds)}),
      s as (${insertRows('order_snapshots', rows.snapshots)}),
      e as (
        insert into order_events (order_id, status, pay_status, at_ms, note)
        select id, status, pay_status, created_ms, null from o
      )
    select id from p`.execute(tx);
  return written.rows.map(({ id }) => id);
}

/** Two orders that want the places of two people never wait for each other in a circle. */
const inOneOrder = (people: CheckoutRows['people']) =>
  people.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));

const keyOf = ({ place_key, cert_index }: CheckoutRows['people'][number]) => `${place_key} ${cert_index}`;
