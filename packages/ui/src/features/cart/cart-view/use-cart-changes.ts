import type { CartItem } from '@yunyou/contract';
import { useToast } from '../../../components/toast';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** What can be done to a member's cart. What is refused is told in the server's words, and the list is what it has. */
export function useCartChanges() {
  const { cart, favorites } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();

  const change = async (work: () => Promise<string | undefined>) => {
    try {
      const done = await work();
      if (done) show(done, { kind: 'success' });
    } catch (failure) {
      show(failureText(texts, failure), { kind: 'error' });
      // What is shown stays when the list cannot be had either.
      await cart.load({ silent: true }).catch(() => {});
    }
  };
  return {
    setAmount: (item: CartItem, wanted: number) =>
      change(async () => {
        const { amount, capped } = await cart.setAmount(item, wanted);
        if (capped) show(t('cart.capped', { amount }), { kind: 'text' });
        return undefined;
      }),
    remove: (items: readonly CartItem[]) =>
      change(async () => {
        await cart.remove(
          items.map(({ skuDetailId }) => skuDetailId),
          { silent: true },
        );
        return t('cart.removed');
      }),
    /** Makes them favourites, and takes out what became one. */
    keep: (items: readonly CartItem[]) =>
      change(async () => {
        for (const id of new Set(items.map(({ productId }) => productId))) {
          await favorites.set({ kind: 'goods', id }, true);
          const own = items.filter(({ productId }) => productId === id);
          await cart.remove(
            own.map(({ skuDetailId }) => skuDetailId),
            { silent: true },
          );
        }
        return t('cart.kept');
      }),
    rechoose: (item: CartItem, { skuDetailId, amount }: { skuDetailId: string; amount: number }) =>
      change(async () => {
        if (skuDetailId === item.skuDetailId) {
          const { capped } = await cart.setAmount(item, amount);
          return capped ? undefined : t('cart.changed');
        }
        await cart.change(item.skuDetailId, skuDetailId, amount, { silent: true });
        return t('cart.changed');
      }),
    clearInvalid: () =>
      change(async () => {
        await cart.clearInvalid({ silent: true });
        return t('cart.removed');
      }),
  };
}
