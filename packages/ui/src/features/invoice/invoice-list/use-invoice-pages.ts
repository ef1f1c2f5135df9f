import type { InvoiceableOrder, InvoiceSummary, Page } from '@yunyou/contract';
import { type PagesState, usePages, useSdk } from '../../../shell';

interface Listed<Item> extends PagesState {
  items: readonly Item[];
  /** The last page that was read. */
  read: number;
}

const nothing = { items: [], status: 'loading', read: 0 } as const;

/** One that is on screen already does not come again. */
const withPage = <Item extends { id: string }>(state: Listed<Item>, page: Page<Item>): Listed<Item> => {
  const known = new Set(state.items.map(({ id }) => id));
  return {
    items: [...state.items, ...page.records.filter(({ id }) => !known.has(id))],
    read: page.current,
    status: page.current < page.pages ? 'more' : 'done',
  };
};

/** Orders that can be invoiced, page by page: what a member has is never kept. */
export function useInvoiceableOrders() {
  const sdk = useSdk();
  return usePages<Listed<InvoiceableOrder>, Page<InvoiceableOrder>>('invoiceable', {
    nothing,
    peek: () => undefined,
    load: async ({ read }) => (await sdk.invoices()).orders({ page: read + 1, size: 20 }, { silent: true }),
    withPage,
  });
}

/** The member's invoices, page by page. */
export function useInvoices() {
  const sdk = useSdk();
  return usePages<Listed<InvoiceSummary>, Page<InvoiceSummary>>('invoices', {
    nothing,
    peek: () => undefined,
    load: async ({ read }) => (await sdk.invoices()).list({ page: read + 1 }, { silent: true }),
    withPage,
  });
}

/** Such a list as `ResourceView` takes it. */
export const listed = <Item>({
  items,
  status,
  error,
  loadMore,
}: Listed<Item> & { loadMore: () => Promise<void> }) => ({
  value: items.length > 0 || status === 'done' ? items : undefined,
  error: status === 'error' ? error : undefined,
  reload: async () => {
    await loadMore();
    return undefined;
  },
});
