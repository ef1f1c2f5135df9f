import type { CartItem, GoodsDetail } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { useToast } from '../../../components/toast';
import { failureText, useLazyDialog, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { type GoodsChoice, loadSkuSheet, useSkuChoice } from '../../goods/sku-sheet';

export interface CartRechooseProps {
  /** The item whose option is chosen anew. */
  item: CartItem;
  /** Puts the choice in its place; a promise keeps the button busy. */
  onChange: (choice: GoodsChoice) => unknown;
  /** Called when nothing more is asked. */
  onClose: () => void;
}

/** The sheet of a product's options, opened for something in the cart. */
export function CartRechoose({ item, onChange, onClose }: CartRechooseProps) {
  const { catalogue } = useSdk();
  const texts = useTexts();
  const { show } = useToast();
  const [product, setProduct] = useState<GoodsDetail>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an item
  useEffect(() => {
    let isOpen = true;
    catalogue
      .goods(item.productId)
      .then((found) => isOpen && setProduct(found))
      .catch((error: unknown) => {
        if (!isOpen) return;
        show(failureText(texts, error), { kind: 'error' });
        onClose();
      });
    return () => {
      isOpen = false;
    };
  }, [item.productId]);
  return product ? <Sheet item={item} product={product} onChange={onChange} onClose={onClose} /> : null;
}

function Sheet({ item, product, onChange, onClose }: CartRechooseProps & { product: GoodsDetail }) {
  const [wanted, setWanted] = useState<GoodsChoice>({ skuDetailId: item.skuDetailId, amount: item.amount });
  const choice = useSkuChoice(product, wanted, setWanted);
  const Loaded = useLazyDialog(loadSkuSheet, true, onClose);
  const { sku, amount } = choice;
  return Loaded ? (
    <Loaded
      open
      onOpenChange={(open) => !open && onClose()}
      choice={choice}
      purpose="buy"
      onBuy={() => sku && onChange({ skuDetailId: sku.skuDetailId, amount })}
    />
  ) : null;
}
