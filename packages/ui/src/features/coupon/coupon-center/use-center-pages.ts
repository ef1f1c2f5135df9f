import type { CouponOffer, Page } from '@yunyou/contract';
import { type PagesState, usePages, useSdk } from '../../../shell';

/** Whose coupons a list has. */
export const couponsOf = ['all', 'platform', 'shop', 'freight'] as const;
export type CouponsOf = (typeof couponsOf)[number];

interface CenterPages extends PagesState {
  coupons: readonly CouponOffer[];
  /** The last page that was read. */
  read: number;
}

const nothing: CenterPages = { coupons: [], status: 'loading', read: 0 };

/** One that is on screen already does not come again. */
function withPage(state: CenterPages, page: Page<CouponOffer>): CenterPages {
  const known = new Set(state.coupons.map(({ couponId }) => couponId));
  return {
    coupons: [...state.coupons, ...page.records.filter(({ couponId }) => !known.has(couponId))],
    read: page.current,
    status: page.current < page.pages ? 'more' : 'done',
  };
}

/** The coupons that can be claimed, page by page. */
export function useCenterPages(of: CouponsOf) {
  const { catalogue } = useSdk();
  const query = ({ read }: CenterPages) => ({ of, page: read + 1 });
  return usePages(of, {
    nothing,
    peek: (state) => catalogue.couponCenter.peek(query(state)),
    load: (state) => catalogue.couponCenter(query(state)),
    withPage,
  });
}
