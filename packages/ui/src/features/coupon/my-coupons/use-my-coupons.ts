import type { MemberCoupon, MemberCouponState, Page } from '@yunyou/contract';
import { type PagesState, usePages, useSdk } from '../../../shell';

interface MyPages extends PagesState {
  coupons: readonly MemberCoupon[];
  /** The last page that was read. */
  read: number;
}

const nothing: MyPages = { coupons: [], status: 'loading', read: 0 };

/** One that is on screen already does not come again. */
function withPage(state: MyPages, page: Page<MemberCoupon>): MyPages {
  const known = new Set(state.coupons.map(({ memberCouponId }) => memberCouponId));
  return {
    coupons: [...state.coupons, ...page.records.filter(({ memberCouponId }) => !known.has(memberCouponId))],
    read: page.current,
    status: page.current < page.pages ? 'more' : 'done',
  };
}

/** The member's coupons of one state, page by page. What a member has is never kept. */
export function useMyCoupons(status: MemberCouponState) {
  const { coupons } = useSdk();
  return usePages(status, {
    nothing,
    peek: () => undefined,
    load: ({ read }) => coupons.mine({ status, page: read + 1 }, { silent: true }),
    withPage,
  });
}
