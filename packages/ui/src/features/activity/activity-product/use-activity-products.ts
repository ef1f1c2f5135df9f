import type { Page } from '@yunyou/contract';
import { type PagesState, usePages } from '../../../shell';

interface Listed<Product> extends PagesState {
  products: readonly Product[];
  read: number;
}

/** What activities of a type sell, page by page; the first page is there already, or could not be had. */
export const useActivityProducts = <Product extends { activityProductId: string }>(
  name: string,
  firstPage: (Page<Product> & { nowMs: number }) | undefined,
  load: (page: number) => Promise<Page<Product>>,
) =>
  usePages<Listed<Product>, Page<Product>>([name, firstPage?.nowMs], {
    nothing: { products: [], read: 0, status: 'loading' },
    peek: ({ read }) => (read === 0 ? firstPage : undefined),
    load: ({ read }) => load(read + 1),
    withPage({ products }, { records, current, pages }) {
      const known = new Set(products.map(({ activityProductId }) => activityProductId));
      return {
        products: [...products, ...records.filter((product) => !known.has(product.activityProductId))],
        read: current,
        status: current < pages ? 'more' : 'done',
      };
    },
  });
