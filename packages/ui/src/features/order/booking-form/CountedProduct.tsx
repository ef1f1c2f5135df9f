import type { Picture } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { NumberBox } from '../../../components/number-box';
import { PictureRow } from '../../../components/picture-row';
import { Price } from '../../../components/price';
import styles from './BookingForm.module.css';

export interface CountedProductProps {
  /** What is bought, as its page knew it. */
  product: { title: string; picture: Picture; priceFen: number; perOrder: number };
  /** The same as it was quoted last, which counts. */
  quoted: { title: string; picture: Picture; unitPriceFen: number; max: number } | undefined;
  /** What each costs, in a word before the price. */
  each: ReactNode;
  /** How the number is called, and what is said under it. */
  words: { quantity: string; left: (count: number) => string; limit: (count: number) => string };
  /** How many. */
  quantity: number;
  /** Called with another number. */
  onQuantity: (quantity: number) => void;
  /** Stands in place of the number where there is nothing to choose. Default the number. */
  fixed?: ReactNode;
}

/** Something that is bought by the piece without options: its picture, what each costs, and how many. */
export function CountedProduct(props: CountedProductProps) {
  const { product, quoted, each, words, quantity, onQuantity, fixed } = props;
  const most = Math.max(1, Math.min(product.perOrder, quoted?.max ?? product.perOrder));
  return (
    <>
      <PictureRow picture={quoted?.picture ?? product.picture}>
        <h2 className={styles.product}>{quoted?.title ?? product.title}</h2>
        <p className={styles.ticket}>
          {each} <Price fen={quoted?.unitPriceFen ?? product.priceFen} tone="text" />
        </p>
      </PictureRow>
      {fixed ?? (
        <div className={styles.row}>
          <div>
            <div className={styles.label}>{words.quantity}</div>
            <div className={styles.hint}>
              {most < product.perOrder ? words.left(most) : words.limit(product.perOrder)}
            </div>
          </div>
          <NumberBox label={words.quantity} value={quantity} onValueChange={onQuantity} min={1} max={most} />
        </div>
      )}
    </>
  );
}
