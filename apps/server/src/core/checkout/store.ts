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
}

/** Writes a checkout, its orders, lines, people, adjustments, holds and first events in one statement. */
export async function insertCheckout(tx: Tx, rows: CheckoutRows): Promise<void> {
  await sql`
    with c as (${insertRows('checkouts', [rows.checkout])}),
      o as (${insertRows('orders', rows.orders)} returning id, status, pay_status, created_ms),
      l as (${insertRows('order_lines', rows.lines)}),
      p as (${insertRows('line_people', rows.people)}),
      a as (${insertRows('line_adjustments', rows.adjustments)}),
      h as (${insertRows('holds', rows.holds)})
    insert into order_events (order_id, status, pay_status, at_ms, note)
    select id, status, pay_status, created_ms, null from o`.execute(tx);
}
