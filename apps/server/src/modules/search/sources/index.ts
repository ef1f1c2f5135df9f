import { type SearchKind, searchKinds } from '@yunyou/contract';
import { addDays, dayOf } from '../../../clock';
import { activitySource } from './activity-store';
import { cardSource } from './card-store';
import { hotelSource } from './hotel-store';
import { goodsSource, serviceSource } from './product-store';
import type { DaySpan, SearchSource } from './source-store';
import { spotSource } from './spot-store';
import { ticketSource } from './ticket-store';

/** Every kind that is found today. */
export const searchSources: readonly SearchSource[] = [
  spotSource,
  ticketSource,
  hotelSource,
  goodsSource,
  serviceSource,
  cardSource,
  activitySource,
];

/** Things are bookable when they can be had within so many days. */
const BOOKABLE_DAYS = 30;

export function bookableDays(nowMs: number): DaySpan {
  const today = dayOf(nowMs);
  return { nowMs, today, until: addDays(today, BOOKABLE_DAYS) };
}

export type { DaySpan };

/** A kind's number in the index: its place among the tabs, which breaks ties. */
export const kindNumber = (kind: SearchKind): number => searchKinds.indexOf(kind);

export const allKinds: readonly number[] = searchKinds.map(kindNumber);

export function kindOf(number: number): SearchKind {
  const kind = searchKinds[number];
  if (!kind) throw new RangeError(`No kind ${number}.`);
  return kind;
}
