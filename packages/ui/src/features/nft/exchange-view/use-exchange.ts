import type { NftProduct, ResponseOf } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** What an exchange has brought. */
export interface Exchanged {
  product: NftProduct;
  answer: ResponseOf<'nft', 'exchange'>;
}

/**
 * What is being exchanged and what came of it. What the server refuses is said at the product, whose new state is asked for; a
 * lost answer in the sheet, where the same exchange can be sent again.
 */
export function useExchange(
  openedId: string,
  onOpenedChange: (id: string) => void,
  onRefresh: () => Promise<unknown>,
) {
  const { collectibles } = useSdk();
  const texts = useTexts();
  const [refused, setRefused] = useState<{ productId: string; problem: string }>();
  const [result, setResult] = useState<Exchanged>();
  return {
    openedId,
    result,
    seen: () => setResult(undefined),
    problemOf: (productId: string) => (refused?.productId === productId ? refused.problem : undefined),
    open(productId: string) {
      setRefused(undefined);
      onOpenedChange(productId);
    },
    close: () => onOpenedChange(''),
    async confirm(product: NftProduct, pieceIds: readonly string[]): Promise<string | undefined> {
      try {
        const answer = await (await collectibles()).exchange(product, pieceIds, { silent: true });
        setResult({ product, answer });
        onOpenedChange('');
      } catch (error) {
        const problem = failureText(texts, error);
        if (!isApiError(error) || error.rule === undefined) return problem;
        setRefused({ productId: product.productId, problem });
        onOpenedChange('');
      }
      await onRefresh();
      return undefined;
    },
  };
}
