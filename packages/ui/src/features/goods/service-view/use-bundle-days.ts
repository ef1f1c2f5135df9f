import type { BundleCalendar } from '@yunyou/contract';
import { type Resource, useResource, useSdk } from '../../../shell';

/** Nothing is asked of what begins on no day. */
const never = new Promise<never>(() => {});

/** The days a bundle can begin on, asked anew when the page comes back. Without an id nothing is asked. */
export function useBundleDays(
  productId: string | undefined,
  from: string,
  to: string,
): Resource<BundleCalendar> {
  const { catalogue } = useSdk();
  return useResource(
    () => (productId === undefined ? never : catalogue.bundleCalendar(productId, from, to)),
    [catalogue, productId, from, to],
    productId === undefined ? undefined : catalogue.bundleCalendar.peek(productId, from, to),
  );
}
