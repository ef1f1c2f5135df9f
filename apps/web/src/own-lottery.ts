import { redirect } from '@tanstack/react-router';
import { type OwnLottery, serverErrorCode } from '@yunyou/contract';
import { isApiError, type Sdk } from '@yunyou/sdk';
import { boxHref } from './box-hrefs';

/** A draw with the chances of the member. What is no draw but a set of blind boxes, which have the same type, leads to its own page. */
export async function ownLottery(
  sdk: Pick<Sdk, 'lotteries' | 'prefetch'>,
  activeId: string,
): Promise<OwnLottery> {
  const { own } = await sdk.lotteries();
  try {
    return await own(activeId, { silent: true });
  } catch (error) {
    if (isApiError(error) && error.code === serverErrorCode.notFound) {
      const set = await sdk.prefetch.catalogue.blindBox(activeId).catch(() => undefined);
      if (set) throw redirect({ href: boxHref(activeId), replace: true });
    }
    // Whatever else it is, it is told as any page tells it.
    return own(activeId);
  }
}
