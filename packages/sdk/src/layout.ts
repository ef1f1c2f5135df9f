import type { ApiClient } from '@yunyou/api-client';
import {
  type CityInfo,
  type HomeLayout,
  type HomePage,
  internationalType,
  type Locale,
} from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import type { CachedRead, ReadCache } from './catalogue/cached-read';
import type { Localiser } from './catalogue/localise';

/** The home page's layout as it was shown last. */
export interface LayoutState {
  /** Template of the home layout shown last; empty before. */
  templateId: string;
  components: HomeLayout['components'];
}

/** What the home page is made of. `cityName`: the visitor's city; the operator may show each city something else. */
export interface Layout {
  readonly state: Readonly<LayoutState>;
  readonly home: CachedRead<[cityName?: string], HomeLayout>;
  readonly page: CachedRead<[cityName?: string], HomePage>;
  readonly cities: CachedRead<[], CityInfo>;
}

export function createLayout(api: ApiClient, cache: Pick<ReadCache, 'read'>, localiser: Localiser): Layout {
  const state = proxy<LayoutState>({ templateId: '', components: [] });
  return {
    state,
    home: cache.read('home', async (_: Locale, cityName?: string) => {
      const layout = await api.home.layout({ cityName });
      state.templateId = layout.templateId;
      state.components = layout.components;
      return layout;
    }),
    page: cache.read('page', async (locale: Locale, cityName?: string) => {
      const page = await api.home.page({ cityName });
      return { ...page, spots: await localiser.many(locale, internationalType.scenicSpot, page.spots) };
    }),
    cities: cache.read('cities', () => api.home.cityInfo()),
  };
}
