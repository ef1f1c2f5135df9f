import type { HotelRate } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

/** Why a rate cannot be booked for the asked stay. */
export const unavailableText = (
  { t, day }: Texts,
  { unavailable, unavailableLimit, unavailableNights }: HotelRate,
): string =>
  t('hotel.rate.unavailable', {
    rule: unavailable ?? '',
    limit: unavailableLimit ?? 0,
    nights: unavailableNights.map((night) => day(night)).join(t('components.listSeparator')),
  });
