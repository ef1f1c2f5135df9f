import type { Page, RefundSummary } from '@yunyou/contract';
import { type PagesState, usePages, useSdk } from '../../../shell';

interface RefundPages extends PagesState {
  refunds: readonly RefundSummary[];
  /** The last page that was read. */
  read: number;
}

const nothing: RefundPages = { refunds: [], status: 'loading', read: 0 };

/** One that is on screen already does not come again. */
function withPage(state: RefundPages, page: Page<RefundSummary>): RefundPages {
  const known = new Set(state.refunds.map(({ id }) => id));
  return {
    refunds: [...state.refunds, ...page.records.filter(({ id }) => !known.has(id))],
    read: page.current,
    status: page.current < page.pages ? 'more' : 'done',
  };
}

/** The member's requests, those in progress or all, page by page. What a member has is never kept. */
export function useRefundPages(open: boolean) {
  const { refunds } = useSdk();
  return usePages(open ? 'open' : 'all', {
    nothing,
    peek: () => undefined,
    load: ({ read }) => refunds.list({ open, page: read + 1 }, { silent: true }),
    withPage,
  });
}
