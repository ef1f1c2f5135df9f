import { freeStartWithinDays, type HotelSummary } from '@yunyou/contract';
import { addDays } from '../../clock';
import { checkDays, nightsOf, type StayDays } from './days';
import { factsOf, hotelTermsOf, type IndexedRate, saleTermsOf } from './offers';
import { checkStay, isSaleOver } from './rules';

export type FreeStarts = NonNullable<HotelSummary['freeStarts']>;

/** A stay some days earlier or later, with its nights. */
export interface ShiftedStay extends StayDays {
  nights: string[];
}

/** The stay and those as long that begin within reach of it, by the days they are shifted; days that cannot be are missing. */
export function shiftedStays(
  { from, to }: { from: string; to: string },
  nowMs: number,
): ReadonlyMap<number, ShiftedStay> {
  const reach = freeStartWithinDays;
  return new Map(
    Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach).flatMap((shift) => {
      const stay = { startDate: addDays(from, shift), endDate: addDays(to, shift) };
      return checkDays(stay, nowMs) ? [] : [[shift, { ...stay, nights: nightsOf(stay) }] as const];
    }),
  );
}

/** The nearest days on which so long a stay can begin at one of the rates. */
export function freeStartsOf(
  rates: readonly IndexedRate[],
  stays: ReadonlyMap<number, ShiftedStay>,
  { rooms, nowMs }: { rooms: number; nowMs: number },
): FreeStarts {
  const canBegin = (shift: number): string | undefined => {
    const stay = stays.get(shift);
    if (!stay) return undefined;
    const isFreeThen = rates.some((rate) => {
      const facts = factsOf(rate, stay, stay.nights);
      if (facts.left < rooms) return false;
      const isOver = isSaleOver(saleTermsOf(rate.row), hotelTermsOf(rate.row), stay, nowMs);
      return checkStay(stay.nights.length, facts, isOver) === null;
    });
    return isFreeThen ? stay.startDate : undefined;
  };
  const nearest = (sign: number): string | null => {
    for (let distance = 1; distance <= freeStartWithinDays; distance++) {
      const day = canBegin(sign * distance);
      if (day) return day;
    }
    return null;
  };
  return { earlier: nearest(-1), later: nearest(1) };
}
