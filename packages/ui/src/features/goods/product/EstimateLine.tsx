import type { Sku } from '@yunyou/contract';
import { Button } from '../../../components/button';
import { useLazySheet } from '../../../shell';
import { useTexts } from '../../../texts';
import { costOf, isSellable, priceOf } from '../sku-sheet';
import type { ProductInfo } from './product-info';
import { useEstimate } from './use-estimate';

export interface EstimateLineProps {
  product: ProductInfo;
  /** The option that is chosen; undefined while none is. */
  sku: Sku | undefined;
  amount: number;
  /** Where it would go. Default nowhere yet. */
  adcode?: string;
}

const loadSheet = () => import('../estimate-sheet/EstimateSheet.lazy');

/** The cheapest option that can be bought: what is estimated before one is chosen. */
export const cheapestOf = (product: ProductInfo): Sku | undefined =>
  product.skus
    .filter((sku) => isSellable(sku, product))
    .reduce<Sku | undefined>(
      (least, sku) => (least === undefined || priceOf(sku) < priceOf(least) ? sku : least),
      undefined,
    );

/** What the choice would come to with every offer that anybody can have; a tap says why. Nothing where it is not lower. */
export function EstimateLine({ product, sku, amount, adcode }: EstimateLineProps) {
  const { t, money } = useTexts();
  const { Sheet, open, setOpen } = useLazySheet(loadSheet);
  const asked = sku ?? cheapestOf(product);
  const quantity = sku ? amount : product.minPerOrder;
  const estimate = useEstimate(asked?.skuDetailId, quantity, adcode);
  if (!asked || !estimate || estimate.finalFen >= costOf(asked, quantity)) return null;
  const price = money(estimate.finalFen);
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={t('goods.detail.estimateOf', { price })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('goods.detail.estimate')} {price}
      </Button>
      {Sheet && <Sheet open={open} onOpenChange={setOpen} estimate={estimate} />}
    </>
  );
}
