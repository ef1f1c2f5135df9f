import type { RefundRule, TicketSummary } from '@yunyou/contract';
import { type Selectable, sql } from 'kysely';
import { addDays, dayOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import type { Database } from '../../database/tables';
import { notFound } from '../../http/refusal';
import { dayStateOf } from './rules';

export type TicketRow = Selectable<Database['tickets']>;

export async function ticketRow(db: Db, id: string): Promise<TicketRow> {
  const row = await db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const ticketRows = (db: Db, ids: readonly string[]): Promise<TicketRow[]> =>
  db
    .selectFrom('tickets')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();

export interface DayRow {
  ticketId: string;
  day: string;
  priceFen: number | null;
  placesLeft: number | null;
}

/** Price and places of tickets on the days of a span. Days without a price are not in it. */
export async function dayRows(
  db: Db,
  ticketIds: readonly string[],
  from: string,
  to: string,
): Promise<DayRow[]> {
  if (ticketIds.length === 0) return [];
  const rows = await db
    .selectFrom('ticket_prices as p')
    .innerJoin('tickets as t', 't.id', 'p.ticket_id')
    .leftJoin('stock_days as s', (join) =>
      join.onRef('s.pool_id', '=', 't.pool_id').onRef('s.day', '=', 'p.day'),
    )
    .select(['p.ticket_id', 'p.day', 'p.price_fen', sql<number | null>`s.total - s.taken`.as('places_left')])
    .where('p.ticket_id', 'in', [...ticketIds])
    .where('p.day', '>=', from)
    .where('p.day', '<=', to)
    .orderBy('p.day')
    .execute();
  return rows.map((row) => ({
    ticketId: row.ticket_id,
    day: row.day,
    priceFen: row.price_fen,
    placesLeft: row.places_left,
  }));
}

/** How far ahead the first bookable day and the lowest price are looked for. */
const LOOK_AHEAD_DAYS = 92;

/** Tickets with their lowest price and first day that can be bought. */
export async function summariesOf(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  tickets: readonly TicketRow[],
): Promise<TicketSummary[]> {
  const today = dayOf(clock.now());
  const days = await dayRows(
    db,
    tickets.map((ticket) => ticket.id),
    today,
    addDays(today, LOOK_AHEAD_DAYS),
  );
  return tickets.map((ticket) => {
    const open = days.filter(
      (day) => day.ticketId === ticket.id && dayStateOf(ticket, day.day, day, clock.now()) === 'open',
    );
    const prices = open.map((day) => day.priceFen ?? 0);
    return {
      id: ticket.id,
      spotId: ticket.spot_id,
      name: ticket.content.name,
      description: ticket.content.description,
      kind: ticket.kind,
      fromPriceFen: prices.length > 0 ? Math.min(...prices) : null,
      marketPriceFen: ticket.market_price_fen,
      nextDay: open[0]?.day ?? null,
      travellerRule: ticket.traveller_rule,
      confirmMode: ticket.confirm_mode,
      refundRule: refundRuleOf(ticket),
      labels: ticket.content.labels,
    };
  });
}

export const refundRuleOf = (ticket: TicketRow): RefundRule => ({
  kind: ticket.refund_kind,
  daysBefore: ticket.refund_days_before,
  time: ticket.refund_time,
  feePercent: ticket.refund_fee_percent,
});
