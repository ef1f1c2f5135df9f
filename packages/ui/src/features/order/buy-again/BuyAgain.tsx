import type { OrderSummary } from '@yunyou/contract';
import { type BoughtAgain, buyAgain } from '@yunyou/sdk/checkout';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../components/button';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

export interface BuyAgainProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** An order of goods. `shopName`: default not known. */
  order: Pick<OrderSummary, 'supplierId' | 'lines'> & { readonly shopName?: string };
  /** The cart's page, to which it leads. */
  cartHref: string;
}

/** Puts what was bought into the cart again, as far as it is still sold, and says what is not. */
export function BuyAgain({ order, cartHref, ...look }: BuyAgainProps) {
  const { cart, prefetch, navigation } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [told, setTold] = useState<BoughtAgain>();
  const toCart = () => navigation.navigate(cartHref);
  const buy = async () => {
    try {
      const parts = { cart, goodsOf: (id: string) => prefetch.catalogue.goods(id) };
      const bought = await buyAgain(parts, { shopName: '', ...order });
      if (bought.missing.length + bought.capped.length > 0) return setTold(bought);
      show(t('order.goods.againDone'), { kind: 'success' });
      toCart();
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  const isInCart = told !== undefined && told.added.length > 0;
  return (
    <>
      <Button {...look} onClick={buy}>
        {t('order.goods.again')}
      </Button>
      <Modal
        open={told !== undefined}
        onOpenChange={(open) => !open && setTold(undefined)}
        title={t('order.goods.againTitle')}
        confirmText={isInCart ? t('order.goods.toCart') : undefined}
        showCancel={isInCart}
        onConfirm={() => isInCart && toCart()}
      >
        {told && told.missing.length > 0 && (
          <Names
            title={t(isInCart ? 'order.goods.againSome' : 'order.goods.againNone')}
            names={told.missing}
          />
        )}
        {told && told.capped.length > 0 && <Names title={t('order.goods.againCapped')} names={told.capped} />}
      </Modal>
    </>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <>
      <p>{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
