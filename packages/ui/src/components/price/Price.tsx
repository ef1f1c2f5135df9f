import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { useTexts } from '../../texts';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Price.module.css';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The amount in fen (1/100 CNY), an integer. */
  fen: number;
  /** What it cost before, in fen, struck through. Default none. */
  originalFen?: number;
  /** Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'display';
  /** `price` in cinnabar, `text` in the colour of the text around it. Default `price`. */
  tone?: 'price' | 'text';
  /** It is the lowest of several prices. Default `false`. */
  from?: boolean;
}

/** Stands for the amount while the words around it are looked up. */
const AMOUNT = '\u0001';

/** `-¥1,280.50` in its parts: what stands before the digits, the whole yuan, the rest. */
function partsOf(money: string) {
  const match = /^(\D*)([\d,]+)(.*)$/.exec(money);
  return { sign: match?.[1] ?? '', whole: match?.[2] ?? money, rest: match?.[3] ?? '' };
}

/** An amount of money: the figure large, its sign and fen small, read out as one. */
export function Price({
  fen,
  originalFen,
  size = 'medium',
  tone = 'price',
  from = false,
  className,
  ...rest
}: PriceProps) {
  const { t, money } = useTexts();
  const { sign, whole, rest: fraction } = partsOf(money(fen));
  const [before = '', after = ''] = from ? t('ui.price.from', { price: AMOUNT }).split(AMOUNT) : [];
  return (
    <span className={classNames(styles.root, className)} data-size={size} data-tone={tone} {...rest}>
      <span aria-hidden="true" className={styles.now}>
        {before && <span className={styles.words}>{before}</span>}
        <span className={styles.sign}>{sign}</span>
        <span className={styles.whole}>{whole}</span>
        {fraction && <span className={styles.fraction}>{fraction}</span>}
        {after && <span className={styles.words}>{after}</span>}
      </span>
      <VisuallyHidden>{from ? t('ui.price.from', { price: money(fen) }) : money(fen)}</VisuallyHidden>
      {originalFen !== undefined && originalFen > fen && (
        <>
          <s aria-hidden="true" className={styles.original}>
            {money(originalFen)}
          </s>
          <VisuallyHidden>{t('ui.price.original', { price: money(originalFen) })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
