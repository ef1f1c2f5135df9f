import type { GoodsSummary } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { LoadMore } from '../../../components/load-more';
import { GoodsList, type GoodsRoom } from '../goods-card';
import type { GoodsPagesState } from './use-goods-pages';

export interface GoodsPagesProps {
  /** What `useGoodsPages` gives. */
  pages: GoodsPagesState & { loadMore: () => Promise<void> };
  /** Address of one of them. */
  hrefOf: (goods: GoodsSummary) => string;
  /** Puts one into the cart. Default: that is done elsewhere. */
  onAdd?: (goods: GoodsSummary) => void;
  /** What stands there when there are none. Default: that there will be some. */
  empty?: ReactNode;
  /** Where they stand on a desktop. Default `page`. */
  room?: GoodsRoom;
  /** How many of them are in the first view. Default `0`. */
  eager?: number;
}

/** Goods page by page, more as the end comes near. */
export function GoodsPages({ pages, ...list }: GoodsPagesProps) {
  const { goods, status, error, loadMore } = pages;
  return (
    <>
      <GoodsList
        goods={{
          value: goods.length > 0 || status === 'done' ? goods : undefined,
          error: status === 'error' ? error : undefined,
          reload: async () => {
            await loadMore();
            return undefined;
          },
        }}
        {...list}
      />
      {goods.length > 0 && <LoadMore status={status} onLoadMore={() => void loadMore()} />}
    </>
  );
}
