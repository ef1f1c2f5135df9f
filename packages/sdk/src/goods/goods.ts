import type {
  GoodsDetail,
  GoodsEstimate,
  GoodsEstimateRequest,
  GoodsHome,
  GoodsListRequest,
  GoodsSummary,
  Page,
} from '@yunyou/contract';
import type { CachedRead, CreateRead } from '../core/cache';

/** What goods are listed by, and in which order. */
export type GoodsQuery = GoodsListRequest;

/** Reads of goods. The server answers in the person's language. */
export interface GoodsReads {
  /** The front page of goods, as a city has it. */
  readonly goodsHome: CachedRead<[cityName?: string], GoodsHome>;
  readonly goodsList: CachedRead<[query?: GoodsQuery], Page<GoodsSummary>>;
  /** One product; asked for anew after five seconds, as its price and stock change. */
  readonly goods: CachedRead<[id: string], GoodsDetail>;
  /** What pieces of an option would cost with everything that anybody can have; asked for anew after five seconds. */
  readonly goodsEstimate: CachedRead<[query: GoodsEstimateRequest], GoodsEstimate>;
}

/** Offers and stock come and go: an answer is good for as long as a page takes to open. */
const staleMs = 5_000;

export const createGoodsReads = (read: CreateRead): GoodsReads => ({
  goodsHome: read('goodsHome', ({ api, options }, cityName?: string) =>
    api.goods.home(cityName ? { cityName } : {}, options),
  ),
  goodsList: read('goodsList', ({ api, options }, query: GoodsQuery = {}) => api.goods.list(query, options)),
  goods: read('goods', ({ api, options }, id: string) => api.goods.detail({ id }, options), staleMs),
  goodsEstimate: read(
    'goodsEstimate',
    ({ api, options }, query: GoodsEstimateRequest) => api.goods.estimate(query, options),
    staleMs,
  ),
});
