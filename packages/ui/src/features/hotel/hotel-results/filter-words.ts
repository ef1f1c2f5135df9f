import type { HotelFilter } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import type { HotelOptions } from '@yunyou/sdk';
import { type HotelFilterValues, hotelFlags, withoutFilter } from './hotel-filters';

/** A filter that is set: what it is called, and the filters without it. */
export interface ChosenFilter {
  readonly key: string;
  readonly name: string;
  readonly without: HotelFilterValues;
}

/** The price of a night in words; undefined for any. */
export function priceWords({ t, money }: Texts, filters: HotelFilterValues): string | undefined {
  const { priceMinFen, priceMaxFen } = filters;
  if (priceMinFen !== undefined && priceMaxFen !== undefined) {
    return t('hotel.filter.priceRange', { min: money(priceMinFen), max: money(priceMaxFen) });
  }
  if (priceMinFen !== undefined) return t('hotel.filter.priceFrom', { min: money(priceMinFen) });
  return priceMaxFen === undefined ? undefined : t('hotel.filter.priceTo', { max: money(priceMaxFen) });
}

/** What is chosen of one list of options; an option that is gone is called by its id. */
function chosenOf<Name extends 'star' | 'category' | 'facility'>(
  filters: HotelFilterValues,
  field: Name,
  options: readonly { id: string | number; name: string }[],
): ChosenFilter[] {
  const ids: readonly (string | number)[] = filters[field];
  return ids.map((id) => ({
    key: `${field} ${id}`,
    name: options.find((option) => option.id === id)?.name ?? String(id),
    without: { ...filters, [field]: ids.filter((one) => one !== id) },
  }));
}

/** Everything that is set, in the order it stands in the sheet. */
export function chosenFilters(
  texts: Texts,
  filters: HotelFilterValues,
  options: HotelOptions | undefined,
): ChosenFilter[] {
  const { t } = texts;
  const price = priceWords(texts, filters);
  const only = (key: HotelFilter, name: string | undefined | false): ChosenFilter[] =>
    name ? [{ key, name, without: withoutFilter(filters, key) }] : [];
  return [
    ...only('keyword', filters.keyword && `“${filters.keyword}”`),
    ...only('price', price),
    ...chosenOf(filters, 'star', options?.stars ?? []),
    ...chosenOf(filters, 'category', options?.categories ?? []),
    ...chosenOf(filters, 'facility', options?.facilities ?? []),
    ...hotelFlags.flatMap((flag) => only(flag, filters[flag] && t('hotel.filter.flag', { flag }))),
  ];
}
