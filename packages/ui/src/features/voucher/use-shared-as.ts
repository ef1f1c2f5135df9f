import type { SharedVoucher } from '@yunyou/contract';
import { paths, productDetailUrl } from '@yunyou/navigation';
import { useEffect } from 'react';
import { useSdk } from '../../shell';

type Product = SharedVoucher['product'];

/** The page that shows what a ticket is of; home where there is none. */
export const productHref = (product: Product | undefined): string =>
  product ? productDetailUrl({ goodsType: product.goodsType, id: product.id }) : paths.home;

/** The page of a ticket is shared as that of its product: its own address opens the ticket. */
export function useSharedAs(product: Product | undefined): void {
  const sdk = useSdk();
  const href = productHref(product);
  useEffect(() => {
    // Where the app around cannot be told, the address is shared without what opens the ticket.
    sdk.share.offerAs(href).catch(() => {});
  }, [sdk, href]);
}
