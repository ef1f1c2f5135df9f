import { type GoodsDetail, type GoodsSummary, goodsType, type Sku } from '@yunyou/contract';
import { useToast } from '../../../components/toast';
import { errorText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** Puts things into the cart and says what became of it. Both resolve to whether they are in it. */
export interface AddToCart {
  /** So many pieces of an option. */
  add: (goods: Pick<GoodsDetail, 'id' | 'shop'>, sku: Sku, amount: number) => Promise<boolean>;
  /** The only option of a product; one that has to be chosen leads to its page. */
  addOnly: (goods: GoodsSummary, href: string) => Promise<boolean>;
}

export function useAddToCart(): AddToCart {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();

  const failed = (error: unknown): false => {
    show(errorText(error) ?? t('goods.cart.failed'), { kind: 'error' });
    return false;
  };
  const add: AddToCart['add'] = async ({ id, shop }, { skuDetailId, priceFen }, amount) => {
    const { supplierId, shopName } = shop;
    try {
      const product = { id, supplierId, shopName };
      const added = await sdk.cart.add({ product, sku: { skuDetailId, priceFen }, amount }, { silent: true });
      if (added.full) {
        show(t('goods.cart.full'), { kind: 'error' });
        return false;
      }
      if (added.capped) show(t('goods.cart.capped', { amount: added.amount }));
      else show(t('goods.cart.added'), { kind: 'success' });
      return true;
    } catch (error) {
      return failed(error);
    }
  };
  return {
    add,
    async addOnly(goods, href) {
      try {
        const detail =
          goods.goodsType === goodsType.goods && goods.skuDetailId !== null
            ? await sdk.prefetch.catalogue.goods(goods.id)
            : undefined;
        const sku = detail?.skus.find(({ skuDetailId }) => skuDetailId === goods.skuDetailId);
        if (detail && sku) return await add(detail, sku, detail.minPerOrder);
        sdk.navigation.navigate(href);
        return false;
      } catch (error) {
        return failed(error);
      }
    },
  };
}
