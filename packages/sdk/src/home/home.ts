import { type CityInfo, type HomeLayout, type HomePage, internationalType } from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import type { CachedRead, CreateRead } from '../core/cache';
import type { Localiser } from '../international/localiser';

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

export function createLayout(read: CreateRead, localiser: Localiser): Layout {
  const state = proxy<LayoutState>({ templateId: '', components: [] });
  return {
    state,
    home: read('home', async ({ api, options }, cityName?: string) => {
      const layout = await api.home.layout({ cityName }, options);
      state.templateId = layout.templateId;
      state.components = layout.components;
      return layout;
    }),
    page: read('page', async ({ api, locale, options }, cityName?: string) => {
      const page = await api.home.page({ cityName }, options);
      const { scenicSpot } = internationalType;
      return { ...page, spots: await localiser.many(locale, scenicSpot, page.spots, options) };
    }),
    cities: read('cities', ({ api, options }) => api.home.cityInfo({}, options)),
  };
}
