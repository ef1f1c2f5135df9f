import type { Review } from '@yunyou/contract';
import { useEffect } from 'react';
import { useSdk, useSession } from '../../../shell';

/** Asks once what each of these reviews is to the member; a visitor asks nothing. */
export function useKnownReviews(reviews: readonly Pick<Review, 'id'>[]): void {
  const sdk = useSdk();
  const { token } = useSession();
  const ids = reviews.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (token === undefined || ids === '') return;
    const unknown = ids.split(' ').filter((id) => !(id in sdk.reviews.state.known));
    void sdk.reviews.load(unknown);
  }, [sdk, token, ids]);
}
