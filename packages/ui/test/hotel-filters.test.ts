import { describe, expect, it } from 'vitest';
import {
  hotelFiltersOf,
  hotelFilterTexts,
  noHotelFilters,
} from '../src/features/hotel/hotel-results/hotel-filters';

const own = { latitude: 24.772, longitude: 112.981 };

describe('filters of a hotel search in an address', () => {
  it('come back as they were written', () => {
    const filters = {
      ...noHotelFilters(''),
      keyword: '温泉',
      place: { lat: 24.7, lng: 112.9, name: '栖云岭' },
      star: [4, 0] as const,
      category: ['spring'] as const,
      facility: ['wifi'],
      priceMinFen: 10_000,
      freeCancel: true,
      sort: 'distance' as const,
    };
    expect(hotelFiltersOf(hotelFilterTexts(filters))).toEqual(filters);
  });

  it('never say where the person is: a link is shared', () => {
    const here = { lat: own.latitude, lng: own.longitude, name: '' };
    const texts = hotelFilterTexts({ ...noHotelFilters(''), place: here, sort: 'distance' });
    expect(texts).toMatchObject({ lat: '', lng: '', placeName: '', sort: 'distance' });
    expect(hotelFiltersOf(texts, own)).toMatchObject({ place: here, sort: 'distance' });
    expect(hotelFiltersOf(texts)).toMatchObject({ place: undefined, sort: 'recommended' });
  });

  it('are none where the texts are none', () => {
    const texts = { lat: '91', lng: 'x', star: '9,4', priceMinFen: '-1', sort: 'cheapest', breakfast: 'yes' };
    expect(hotelFiltersOf(texts)).toEqual({ ...noHotelFilters(''), star: [4] });
  });
});
