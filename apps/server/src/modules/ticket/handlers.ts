import { calendarDefaults, priceCalendarMaxDays } from '@yunyou/contract';
import { addDays, dayOf, daysBetween } from '../../clock';
import { calendarDayOf } from '../../holidays';
import { badInput } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { spotRow } from '../scenic-spot/store';
import { dayStateOf, shownStock, ticketsLeft } from './rules';
import { dayRows, ticketRow, ticketsOfSpot } from './store';
import { summariesOf } from './summaries';

export const ticket: HandlersFor<'ticket'> = {
  async list(request, { spotId }) {
    await spotRow(request, spotId);
    return summariesOf(request, await ticketsOfSpot(request.db, spotId));
  },

  async detail(request, { id }) {
    const row = await ticketRow(request.db, id);
    const spot = await spotRow(request, row.spot_id);
    const [summary] = await summariesOf(request, [row]);
    if (!summary) throw new Error('A ticket has a summary.');
    return {
      ...summary,
      spotName: spot.content.name,
      picture: spot.picture,
      peoplePerTicket: row.people_per_ticket,
      minPerOrder: row.min_per_order,
      maxPerOrder: row.max_per_order,
      certTypes: row.cert_types,
      minAge: row.min_age,
      maxAge: row.max_age,
      gender: row.gender,
      validDays: row.valid_days,
      includes: row.content.includes,
      entryRule: row.content.entryRule,
      advanceDays: row.advance_days,
      cutoff: row.cutoff,
    };
  },

  async priceCalendar(request, { productId, from, to }) {
    const nowMs = request.clock.now();
    const today = dayOf(nowMs);
    const first = from ?? today;
    const last = to ?? lastDayOfMonth(first, calendarDefaults.months);
    const span = daysBetween(first, last);
    if (span < 0 || span >= priceCalendarMaxDays) {
      throw badInput([{ field: 'to', reason: `At most ${priceCalendarMaxDays} days from "from" on` }]);
    }
    const row = await ticketRow(request.db, productId);
    const offers = new Map((await dayRows(request.db, [row.id], first, last)).map((day) => [day.day, day]));
    const days = Array.from({ length: span + 1 }, (_, index) => {
      const day = addDays(first, index);
      const offer = offers.get(day) ?? { priceFen: null, placesLeft: null };
      const state = dayStateOf(row, day, offer, nowMs);
      const sold = state === 'open' || state === 'soldOut';
      return {
        day,
        state,
        priceFen: sold ? offer.priceFen : null,
        left: state === 'open' ? shownStock(ticketsLeft(row, offer.placesLeft ?? 0)) : null,
        holiday: calendarDayOf(day).holiday,
      };
    });
    return { today, nowMs, days };
  },
};

/** Last day of the month that is `months - 1` after the day's own. */
function lastDayOfMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 0)).toISOString().slice(0, 10);
}
