import {
  internationalType,
  type Page,
  type ScenicSpotListRequest,
  type SpotDetail,
  type SpotProfile,
  type SpotSummary,
} from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';
import type { Localiser } from '../international/localiser';

/** What spots are searched by, and in which order they come. */
export type SpotSearch = ScenicSpotListRequest;

/** Reads of scenic spots, in the person's language. */
export interface SpotReads {
  readonly spots: CachedRead<[search?: SpotSearch], Page<SpotSummary>>;
  readonly spot: CachedRead<[id: string], SpotDetail>;
  /** The long text about a spot. */
  readonly spotProfile: CachedRead<[id: string], SpotProfile>;
}

export function createSpotReads(read: CreateRead, localiser: Localiser): SpotReads {
  const type = internationalType.scenicSpot;
  return {
    spots: read('spots', async ({ api, locale, options }, search: SpotSearch = {}) => {
      const page = await api.scenicSpot.list(search, options);
      return { ...page, records: await localiser.many(locale, type, page.records, options) };
    }),
    spot: read('spot', ({ api, locale, options }, id: string) =>
      localiser.one(locale, type, id, api.scenicSpot.detail({ id }, options), options),
    ),
    spotProfile: read('spotProfile', ({ api, locale, options }, id: string) =>
      localiser.one(locale, type, id, api.scenicSpot.profile({ id }, options), options),
    ),
  };
}
