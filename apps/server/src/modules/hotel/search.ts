import { type HotelSearch, type HotelSummary, type Locale, nearRadiusKm } from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import { badInput, refuse } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { openNext, sealNext } from '../../security/next-token';
import { foundIds } from '../search/found-ids';
import { checkDays, type StayDays } from './days';
import { fullHotels } from './full-hotels';
import { whyNothing } from './nothing-found';
import { shownLeft } from './offers';
import { categoryNames } from './options';
import { averageFen } from './rules';
import {
  type Asked,
  type Hit,
  matching,
  rateFilterOf,
  type Sight,
  type Span,
  spanNights,
} from './search-match';
import { byKey, compareKeys, keyOf, type Place } from './search-order';
import { type HotelFilter, hotelCandidates, hotelCards } from './search-store';

/** Without a stay the lowest price of so many days is told. */
export const LOOK_AHEAD_DAYS = 30;

/** Hotels with the price of exactly the asked nights, in at most three statements whatever their number, besides those of its words. */
export async function searchHotels(request: VisitorRequest, asked: Asked): Promise<HotelSearch> {
  const { db, clock, protection, locale } = request;
  const nowMs = clock.now();
  if (asked.sort === 'distance' && asked.lat === undefined) {
    throw badInput([{ field: 'sort', reason: 'Distance needs lat and lng' }]);
  }
  const span = spanOf(asked, nowMs);
  const filter = filterOf(asked, asked.keyword ? await foundIds(request, 'hotel', asked.keyword) : undefined);
  const { hotels, rates } = await hotelCandidates(db, filter, {
    ...span,
    nowMs,
    wanted: rateFilterOf(asked),
  });
  const hits = matching(hotels, rates, asked, { span, nowMs }).sort(byKey(asked.sort));
  const { page = 1, size = 10 } = asked;
  const list = JSON.stringify([
    'hotel.search',
    { ...asked, page: undefined, size: undefined, next: undefined },
  ]);
  const after = asked.next === undefined ? undefined : openPlace(protection, list, asked.next);
  const first = after
    ? hits.findIndex((hit) => compareKeys(keyOf(hit, asked.sort), after.key) > 0)
    : (page - 1) * size;
  const shown = first < 0 ? [] : hits.slice(first, first + size);
  const current = after ? after.page + 1 : page;
  const last = shown.at(-1);
  const hasMore = last !== undefined && first + size < hits.length;
  const place: Place | undefined = hasMore ? { page: current, key: keyOf(last, asked.sort) } : undefined;
  const none = hits.length === 0 ? await whyNothing(request, asked, { span, filter, nowMs }) : undefined;
  return {
    records: await cardsOf(request, shown, { asked, span, nowMs, locale }),
    total: hits.length,
    size,
    current,
    pages: Math.ceil(hits.length / size),
    next: place ? sealNext(protection, list, [place.page, place.key]) : null,
    elsewhere: none?.elsewhere ?? [],
    blockedBy: none?.blockedBy ?? null,
  };
}

/** Where a page ended. Refuses what is not a place in this very list. */
function openPlace(protection: VisitorRequest['protection'], list: string, next: string): Place {
  const fields = openNext(protection, list, next);
  if (!fields) throw badInput([{ field: 'next', reason: 'Not a place in this list' }]);
  const [page, key] = fields as [Place['page'], Place['key']];
  return { page, key };
}

/** The days of a request, when they are in order; refuses with the rule they stand against. */
export function stayOf(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  nowMs: number,
): StayDays | undefined {
  if (startDate === undefined || endDate === undefined) return undefined;
  const stay = { startDate, endDate };
  const refusal = checkDays(stay, nowMs);
  if (refusal) {
    throw refuse(refusal.rule, {
      fields: [{ field: 'startDate', reason: 'refused' }],
      ...(refusal.detail && { detail: refusal.detail }),
    });
  }
  return stay;
}

function spanOf(asked: Asked, nowMs: number): Span {
  const stay = stayOf(asked, nowMs);
  const withRules = Boolean(asked.freeCancel);
  if (stay) return { from: stay.startDate, to: stay.endDate, isStay: true, withRules };
  return { from: dayOf(nowMs), to: addDays(dayOf(nowMs), LOOK_AHEAD_DAYS), isStay: false, withRules };
}

/** Near a place means within a radius of it, unless a city is asked for. */
const filterOf = (
  { cityName, star, category, facility, lat, lng }: Asked,
  ids: string[] | undefined,
): HotelFilter => ({
  cityName,
  ids,
  star,
  category,
  facility,
  near:
    !cityName && lat !== undefined && lng !== undefined
      ? { lat, lng, radiusM: nearRadiusKm * 1_000 }
      : undefined,
});

interface CardsAsked extends Sight {
  asked: Asked;
  locale: Locale;
}

async function cardsOf(
  { db }: VisitorRequest,
  hits: readonly Hit[],
  { asked, span, nowMs, locale }: CardsAsked,
): Promise<HotelSummary[]> {
  const cards = new Map(
    (
      await hotelCards(
        db,
        hits.map(({ hotel }) => hotel.id),
      )
    ).map((card) => [card.id, card]),
  );
  const full = span.isStay ? hits.filter(({ best }) => !best).map(({ hotel }) => hotel) : [];
  const fullOnes = await fullHotels(db, full, asked, { span, nowMs });
  const nights = span.isStay ? spanNights(span) : 0;
  const { rooms = 1 } = asked;
  return hits.flatMap(({ hotel, best, distanceM: far }) => {
    const card = cards.get(hotel.id);
    if (!card) return [];
    return [
      {
        id: hotel.id,
        name: card.content.name,
        cityName: hotel.cityName,
        district: card.content.district,
        star: hotel.star,
        category: categoryNames[hotel.category][locale],
        rating: hotel.rating,
        ratingCount: card.rating_count,
        lat: hotel.lat,
        lng: hotel.lng,
        thumb: card.thumb,
        tags: card.content.tags,
        ...(far !== undefined && { distanceM: far }),
        fromPriceFen: best ? (span.isStay ? averageFen(best.totalFen, nights) : best.totalFen) : null,
        stayTotalFen: span.isStay && best ? best.totalFen * rooms : null,
        nightsPriced: best ? nights : 0,
        roomsPriced: rooms,
        sameEachNight: best !== undefined && span.isStay && best.same,
        bookable: best !== undefined,
        left: span.isStay && best ? shownLeft(best.left) : null,
        unavailable: null,
        freeStarts: null,
        ...fullOnes.get(hotel.id),
      },
    ];
  });
}
