import type { ApiClient } from '@yunyou/api-client';
import {
  internationalType,
  type License,
  type Locale,
  type NoticeDetail,
  type NoticeSummary,
  type Page,
  type PriceCalendar,
  type RequestOf,
  type SpotDetail,
  type SpotProfile,
  type SpotSummary,
  type TicketDetail,
  type TicketSummary,
} from '@yunyou/contract';
import type { CachedRead, ReadCache } from './cached-read';
import type { Localiser } from './localise';

/** What spots are searched by, and in which order they come. */
export type SpotSearch = RequestOf<'scenicSpot', 'list'>;

/** Days of a price calendar; default from today to the end of the third month. */
export interface CalendarSpan {
  from?: string;
  to?: string;
}

/** What is sold and said, in the person's language. Every read rejects with ApiError and can be peeked at. */
export interface Catalogue {
  readonly spots: CachedRead<[search?: SpotSearch], Page<SpotSummary>>;
  readonly spot: CachedRead<[id: string], SpotDetail>;
  /** The long text about a spot. */
  readonly spotProfile: CachedRead<[id: string], SpotProfile>;
  readonly tickets: CachedRead<[spotId: string], TicketSummary[]>;
  readonly ticket: CachedRead<[id: string], TicketDetail>;
  /** Always asked anew, since others are buying; `peek` has the last answer. */
  readonly priceCalendar: CachedRead<[productId: string, span?: CalendarSpan], PriceCalendar>;
  readonly notices: CachedRead<[], NoticeSummary[]>;
  readonly notice: CachedRead<[id: string], NoticeDetail>;
  readonly license: CachedRead<[], License>;
}

export function createCatalogue(
  api: ApiClient,
  cache: Pick<ReadCache, 'read'>,
  localiser: Localiser,
): Catalogue {
  const { scenicSpot, ticket } = internationalType;

  async function readTicket(locale: Locale, id: string): Promise<TicketDetail> {
    const found = await localiser.one(locale, ticket, id, api.ticket.detail({ id }));
    const spots = await localiser.fields(locale, scenicSpot, [found.spotId]);
    const spotName = spots.get(found.spotId)?.name;
    return typeof spotName === 'string' ? { ...found, spotName } : found;
  }

  return {
    spots: cache.read('spots', async (locale: Locale, search: SpotSearch = {}) => {
      const page = await api.scenicSpot.list(search);
      return { ...page, records: await localiser.many(locale, scenicSpot, page.records) };
    }),
    spot: cache.read('spot', (locale: Locale, id: string) =>
      localiser.one(locale, scenicSpot, id, api.scenicSpot.detail({ id })),
    ),
    spotProfile: cache.read('spotProfile', (locale: Locale, id: string) =>
      localiser.one(locale, scenicSpot, id, api.scenicSpot.profile({ id })),
    ),
    tickets: cache.read('tickets', async (locale: Locale, spotId: string) =>
      localiser.many(locale, ticket, await api.ticket.list({ spotId })),
    ),
    ticket: cache.read('ticket', readTicket),
    priceCalendar: cache.read(
      'priceCalendar',
      (_: Locale, productId: string, span: CalendarSpan = {}) =>
        api.ticket.priceCalendar({ productId, ...span }),
      0,
    ),
    // These come in both languages.
    notices: cache.read('notices', () => api.notice.list()),
    notice: cache.read('notice', (_: Locale, id: string) => api.notice.detail({ id })),
    license: cache.read('license', () => api.notice.license()),
  };
}
