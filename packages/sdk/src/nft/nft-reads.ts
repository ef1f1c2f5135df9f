import type { NftCollectionsRequest, NftFiles, NftProductListRequest, ResponseOf } from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** What a member holds and may exchange is part of the answers: they are always asked anew. */
const staleAfterMs = 0;

/** Reads of collectibles, as anybody sees them; with a login they say what is the member's, too. */
export interface NftReads {
  /** Collections of an activity, page by page, in their published order. */
  readonly nftCollections: CachedRead<[query: NftCollectionsRequest], ResponseOf<'nft', 'collections'>>;
  /** What can be exchanged in an activity, for what, page by page. */
  readonly nftProducts: CachedRead<[query: NftProductListRequest], ResponseOf<'nft', 'productList'>>;
  /** Previews of a collection, with a watermark. */
  readonly nftPreviews: CachedRead<[collectionId: string], NftFiles['previews']>;
}

export const createNftReads = (read: CreateRead): NftReads => ({
  nftCollections: read(
    'nftCollections',
    ({ api, options }, query: NftCollectionsRequest) => api.nft.collections(query, options),
    staleAfterMs,
  ),
  nftProducts: read(
    'nftProducts',
    ({ api, options }, query: NftProductListRequest) => api.nft.productList(query, options),
    staleAfterMs,
  ),
  nftPreviews: read(
    'nftPreviews',
    async ({ api, options }, collectionId: string) =>
      (await api.nft.collectionsFile({ collectionId }, options)).previews,
  ),
});
