import type { RefundRule, TicketSummary } from '@yunyou/contract';
import { addDays, type Clock, dayOf } from '../../clock';
import type { Queries } from '../../database/connect';
import { dayStateOf } from './rules';
import { dayRows, type TicketRow } from './store';

/** How far ahead the first bookable day and the lowest price are looked for. */
const LOOK_AHEAD_DAYS = 92;

/** Tickets with their lowest price and first day that can be bought. */
export async function summariesOf(
  { db, clock }: { db: Queries; clock: Clock },
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
