import {
  internationalType,
  type PriceCalendar,
  type TicketDetail,
  type TicketSummary,
} from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';
import type { Localiser } from '../international/localiser';

/** Days of a price calendar; default from today to the end of the third month. */
export interface CalendarSpan {
  from?: string;
  to?: string;
}

/** Reads of tickets, in the person's language. */
export interface TicketReads {
  readonly tickets: CachedRead<[spotId: string], TicketSummary[]>;
  readonly ticket: CachedRead<[id: string], TicketDetail>;
  /** Always asked anew, since others are buying; `peek` has the last answer. */
  readonly priceCalendar: CachedRead<[productId: string, span?: CalendarSpan], PriceCalendar>;
}

export function createTicketReads(read: CreateRead, localiser: Localiser): TicketReads {
  const { scenicSpot, ticket } = internationalType;
  return {
    tickets: read('tickets', async ({ api, locale, options }, spotId: string) =>
      localiser.many(locale, ticket, await api.ticket.list({ spotId }, options), options),
    ),
    ticket: read('ticket', async ({ api, locale, options }, id: string) => {
      const found = await localiser.one(locale, ticket, id, api.ticket.detail({ id }, options), options);
      const spots = await localiser.fields(locale, scenicSpot, [found.spotId], options);
      const spotName = spots.get(found.spotId)?.name;
      return typeof spotName === 'string' ? { ...found, spotName } : found;
    }),
    priceCalendar: read(
      'priceCalendar',
      ({ api, options }, productId: string, span: CalendarSpan = {}) =>
        api.ticket.priceCalendar({ productId, ...span }, options),
      0,
    ),
  };
}
