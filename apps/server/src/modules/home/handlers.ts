import type { CityInfo, HomeLayout, LocalizedText } from '@yunyou/contract';
import type { HandlersFor } from '../../http/request-context';
import { searchSpots } from '../scenic-spot/queries';
import { siteDocument } from '../site-documents';

/** How many spots the home page recommends. */
const RECOMMENDED_SPOTS = 6;

export const home: HandlersFor<'home'> = {
  layout: ({ db }) => siteDocument<HomeLayout>(db, 'homeLayout'),

  async page(request) {
    const [{ helloText }, notice, spots] = await Promise.all([
      siteDocument<{ helloText: LocalizedText }>(request.db, 'homePage'),
      request.db
        .selectFrom('notices')
        .select(['id', 'title'])
        .where('published_ms', '<=', request.clock.now())
        .orderBy('published_ms', 'desc')
        .limit(1)
        .executeTakeFirst(),
      searchSpots(request, { size: RECOMMENDED_SPOTS }),
    ]);
    return { helloText, notice: notice ?? null, spots: spots.records };
  },

  cityInfo: ({ db }) => siteDocument<CityInfo>(db, 'cityInfo'),

  phone: ({ db }) => siteDocument<{ telephone: string }>(db, 'phone'),
};
