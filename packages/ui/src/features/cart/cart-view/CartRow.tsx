import type { CartItem } from '@yunyou/contract';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { Link } from '../../../components/link';
import { NumberBox } from '../../../components/number-box';
import { PictureRow } from '../../../components/picture-row';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { ChevronDownIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './CartRow.module.css';
import { nameOf } from './item-name';

export interface CartRowProps {
  item: CartItem;
  /** The amount the person wants; default the cart's. */
  wanted?: number | undefined;
  /** Default `false`. */
  selected?: boolean;
  /** Whether it can be chosen as it is. Default `true`. */
  choosable?: boolean;
  /** Chooses it. Default: it cannot be bought any more. */
  onSelect?: (selected: boolean) => void;
  /** Wants another amount. Default: it stays. */
  onAmount?: (amount: number) => void;
  /** Chooses another option. Default: there is no other. */
  onRechoose?: (() => void) | undefined;
  /** Takes it out. */
  onRemove: () => void;
  /** Makes it a favourite and takes it out. */
  onKeep: () => void;
  /** Its page. */
  href: string;
  /** Where something like it is found, for what can no longer be bought. */
  similarHref?: string;
  /** It can only be read. Default `false`. */
  disabled?: boolean;
}

/**
 * One thing of the cart: what, how many, what became of its price, what is the matter with it. What a swipe lays bare are
 * buttons, which the keyboard reaches too; a desktop shows them at once.
 */
export function CartRow({
  item,
  wanted,
  selected = false,
  choosable = true,
  onSelect,
  onAmount,
  onRechoose,
  onRemove,
  onKeep,
  href,
  similarHref,
  disabled = false,
}: CartRowProps) {
  const { t, money } = useTexts();
  const { productName, skuName, priceFen, addedPriceFen, state, min, max, left } = item;
  const name = nameOf(item);
  const change = priceFen - addedPriceFen;
  const amount = wanted ?? item.amount;
  return (
    <li className={styles.item}>
      <div className={styles.row} data-invalid={onSelect === undefined || undefined}>
        {onSelect && (
          <Checkbox
            checked={selected}
            disabled={disabled || !choosable}
            className={styles.choose}
            onCheckedChange={onSelect}
          >
            <VisuallyHidden>{t('cart.choose', { name })}</VisuallyHidden>
          </Checkbox>
        )}
        <PictureRow picture={item.thumb}>
          <div className={styles.words}>
            <Link href={href} className={styles.name}>
              {productName}
            </Link>
            {skuName !== '' &&
              (onRechoose && state !== 'skuGone' ? (
                <Button
                  size="small"
                  variant="secondary"
                  className={styles.sku}
                  disabled={disabled}
                  aria-label={t('cart.choice', { name: skuName })}
                  onClick={onRechoose}
                >
                  {skuName}
                  <ChevronDownIcon size={14} />
                </Button>
              ) : (
                <span className={styles.quiet}>{skuName}</span>
              ))}
            {item.promotionTag !== '' && (
              <span>
                <Tag tone="danger">{item.promotionTag}</Tag>
              </span>
            )}
            {change !== 0 && (
              <span className={change < 0 ? styles.cheaper : styles.quiet}>
                {t(change < 0 ? 'cart.cheaper' : 'cart.dearer', { amount: money(Math.abs(change)) })}
              </span>
            )}
            {state !== 'ok' && (
              <p className={styles.state}>{t('cart.state', { state, left: left ?? max })}</p>
            )}
            <div className={styles.foot}>
              <Price fen={priceFen} />
              {onAmount ? (
                <NumberBox
                  label={t('cart.amount', { name })}
                  value={amount}
                  min={Math.min(min, amount)}
                  max={Math.max(1, state === 'notEnough' ? amount : max)}
                  disabled={disabled}
                  onValueChange={onAmount}
                />
              ) : (
                <span>×{amount}</span>
              )}
            </div>
            {(similarHref || state === 'notEnough' || state === 'skuGone') && (
              <div className={styles.actions}>
                {state === 'notEnough' && onAmount && max > 0 && (
                  <Button size="small" variant="secondary" disabled={disabled} onClick={() => onAmount(max)}>
                    {t('cart.setTo', { count: max })}
                  </Button>
                )}
                {state === 'skuGone' && onRechoose && (
                  <Button
                    size="small"
                    variant="outline"
                    disabled={disabled}
                    aria-label={t('cart.rechooseNamed', { name })}
                    onClick={onRechoose}
                  >
                    {t('cart.rechoose')}
                  </Button>
                )}
                {similarHref && (
                  <Link
                    href={similarHref}
                    className={styles.similar}
                    aria-label={t('cart.similarTo', { name })}
                  >
                    {t('cart.similar')}
                  </Link>
                )}
              </div>
            )}
          </div>
        </PictureRow>
      </div>
      {!disabled && (
        <div className={styles.swiped}>
          <button
            type="button"
            className={styles.keep}
            aria-label={t('cart.keepNamed', { name })}
            onClick={onKeep}
          >
            {t('cart.keep')}
          </button>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('cart.removeNamed', { name })}
            onClick={onRemove}
          >
            {t('cart.remove')}
          </button>
        </div>
      )}
    </li>
  );
}
