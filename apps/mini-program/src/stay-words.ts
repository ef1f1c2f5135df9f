import type { HotelRate } from '@yunyou/contract';
import { deadlineText } from '@yunyou/i18n/deadlines';
import { nightsBetween, type Stay } from '@yunyou/sdk';
import type { Shop } from './shop';

/** Nights, rooms and guests in one line. */
export function stayText({ sdk }: Shop, { startDate, endDate, rooms, adults, childAges }: Stay): string {
  const { t, day } = sdk.i18n.texts;
  const nights = nightsBetween(startDate, endDate);
  const party = t('order.stay.party', { rooms, adults, children: childAges.length });
  return `${t('order.stay.days', { from: day(startDate), to: day(endDate), nights })} · ${party}`;
}

/** What a rate asks and gives, a few words each. */
export function rateTags({ sdk }: Shop, rate: HotelRate): string[] {
  const { texts } = sdk.i18n;
  const { t } = texts;
  return [
    t('order.stay.breakfasts', { count: rate.breakfasts }),
    deadlineText(texts, rate),
    t('order.stay.confirm', { mode: rate.confirmMode }),
    t('order.stay.pay', { desk: rate.payAtDesk ? 'yes' : 'no' }),
  ];
}

/** Why a rate cannot be booked for the stay; empty when it can. */
export function rateProblem({ sdk }: Shop, rate: HotelRate): string {
  const { t, day } = sdk.i18n.texts;
  const { unavailable, unavailableLimit, unavailableNights } = rate;
  if (unavailable === null) return '';
  const nights = unavailableNights.map((night) => day(night)).join(t('components.listSeparator'));
  return t('hotel.rate.unavailable', { rule: unavailable, limit: unavailableLimit ?? 0, nights });
}
