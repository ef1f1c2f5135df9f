import type { Region } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** Reads of the country's regions. */
export interface RegionReads {
  /** The regions right below one, by its code; default the provinces. */
  readonly regions: CachedRead<[parentCode?: string], Region[]>;
}

export const createRegionReads = (read: CreateRead): RegionReads => ({
  regions: read('regions', ({ api, options }, parentCode?: string) =>
    api.region.relateList(parentCode ? { parentCode } : {}, options),
  ),
});
