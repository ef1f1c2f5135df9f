import type { CityInfo, HomeLayout, LocalizedText } from '@yunyou/contract';
import type { HandlersFor } from '../../http/request-context';
import { latestNotice } from '../notice/store';
import { searchSpots } from '../scenic-spot/store';
import { siteDocument } from '../site-documents/store';

/** How many spots the home page recommends. */
const RECOMMENDED_SPOTS = 6;

export const home: HandlersFor<'home'> = {
  layout: ({ db }) => siteDocument<HomeLayout>(db, 'homeLayout'),

  async page(request, { cityName }) {
    const [{ helloText }, notice, spots] = await Promise.all([
      siteDocument<{ helloText: LocalizedText }>(request.db, 'homePage'),
      latestNotice(request.db, request.clock.now()),
      searchSpots(request, { size: RECOMMENDED_SPOTS, cityFirst: cityName }),
    ]);
    return { helloText, notice: notice ?? null, spots: spots.records };
  },

  cityInfo: ({ db }) => siteDocument<CityInfo>(db, 'cityInfo'),

  phone: ({ db }) => siteDocument<{ telephone: string }>(db, 'phone'),
};
