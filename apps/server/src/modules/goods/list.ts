import type { ChannelSource, GoodsSort, GoodsSummary, Locale, Page } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Queries } from '../../database/connect';
import { countGoods, type GoodsFilter, pickedGoods, pickedNamed } from './list-store';
import { summaries } from './summary-store';

const DEFAULT_SIZE = 10;

/** What a list of goods needs of the request. */
export interface GoodsReader {
  db: Queries;
  clock: Clock;
  locale: Locale;
  source: ChannelSource;
}

/** A page of goods and services; two queries. `activeId`: whose prices are named. */
export async function goodsPage(
  { db, clock, locale, source }: GoodsReader,
  filter: GoodsFilter,
  asked: {
    sort?: GoodsSort | undefined;
    page?: number | undefined;
    size?: number | undefined;
    activeId?: string | undefined;
  },
): Promise<Page<GoodsSummary>> {
  const { sort = 'default', page = 1, size = DEFAULT_SIZE, activeId = null } = asked;
  const nowMs = clock.now();
  const [total, found] = await Promise.all([
    countGoods(db, filter, nowMs),
    summaries(db, pickedGoods(filter, { sort, page, size, nowMs }), { nowMs, source, locale, activeId }),
  ]);
  return {
    records: found.map(({ item }) => item),
    total,
    size,
    current: page,
    pages: Math.ceil(total / size),
  };
}

/** These products by id, as lists show them; those that are no longer sold are missing. */
export async function goodsNamed(
  { db, clock, locale, source }: GoodsReader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, GoodsSummary>> {
  if (productIds.length === 0) return new Map();
  const nowMs = clock.now();
  const found = await summaries(db, pickedNamed(productIds, nowMs), { nowMs, source, locale });
  return new Map(found.map(({ item }) => [item.id, item]));
}
