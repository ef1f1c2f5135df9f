import { useRef } from 'react';
import { Button } from '../../../components/button';
import { Picture } from '../../../components/picture';
import { Popup } from '../../../components/popup';
import { Price } from '../../../components/price';
import { useTexts } from '../../../texts';
import { focusSpec, SkuFields } from './SkuFields';
import styles from './SkuSheet.module.css';
import type { SkuChoice } from './use-sku-choice';

/** What the sheet was opened for: to choose only, to add to the cart, to buy. */
export type SkuPurpose = 'choose' | 'add' | 'buy';

export interface SkuSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What `useSkuChoice` gives. */
  choice: SkuChoice;
  /** What it was opened for. */
  purpose: SkuPurpose;
  /** Puts the choice into the cart; a promise keeps its button busy. Default: it can't be carted. */
  onAdd?: () => unknown;
  /** Goes on to buy the choice. Default: it can only be chosen. */
  onBuy?: () => unknown;
}

export const areas = ['components', 'goods'] as const;

/** The option of a product is chosen: picture and price follow, and the button says what is missing. */
export default function SkuSheet({ open, onOpenChange, choice, purpose, onAdd, onBuy }: SkuSheetProps) {
  const { t } = useTexts();
  const fields = useRef<HTMLDivElement>(null);
  const { product, sku, missing, amount, price, canBuy } = choice;
  const picture = sku?.picture ?? product.album[0];
  const close = () => onOpenChange(false);
  const then = (act: (() => unknown) | undefined) => async () => {
    await act?.();
    close();
  };

  const footer = () => {
    if (missing) {
      return (
        <Button block size="large" onClick={() => focusSpec(fields.current, missing.specId)}>
          {t('goods.sku.missing', { name: missing.name })}
        </Button>
      );
    }
    if (!canBuy) {
      return (
        <Button block size="large" disabled>
          {t('goods.sku.soldOut')}
        </Button>
      );
    }
    if (purpose !== 'choose') {
      return (
        <Button block size="large" onClick={then(purpose === 'add' ? onAdd : onBuy)}>
          {t('goods.sku.confirm')}
        </Button>
      );
    }
    if (!onAdd && !onBuy) {
      return (
        <Button block size="large" onClick={close}>
          {t('goods.sku.confirm')}
        </Button>
      );
    }
    return (
      <div className={styles.both}>
        {onAdd && (
          <Button block size="large" variant="secondary" onClick={then(onAdd)}>
            {t('goods.bar.add')}
          </Button>
        )}
        {onBuy && (
          <Button block size="large" onClick={then(onBuy)}>
            {t('goods.bar.buy')}
          </Button>
        )}
      </div>
    );
  };
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('goods.sku.title')} footer={footer()}>
      <div className={styles.head}>
        {picture && (
          <span className={styles.picture}>
            <Picture picture={picture} alt={product.name} fill sizes="96px" />
          </span>
        )}
        <div className={styles.words} role="status">
          {price && <Price {...price} size="large" />}
          <span className={styles.chosen}>
            {missing
              ? t('goods.sku.missing', { name: missing.name })
              : t('goods.detail.chosenOf', { name: sku?.name || product.name, count: amount })}
          </span>
        </div>
      </div>
      <SkuFields choice={choice} ref={fields} />
    </Popup>
  );
}
