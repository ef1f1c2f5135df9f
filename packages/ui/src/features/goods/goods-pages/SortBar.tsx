import type { GoodsSort } from '@yunyou/contract';
import { ArrowUpDownIcon, ChevronDownIcon, ChevronUpIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './SortBar.module.css';

export interface SortBarProps {
  /** The present order. */
  sort: GoodsSort;
  /** Called with another order. */
  onSortChange: (sort: GoodsSort) => void;
}

const plain = ['default', 'sold', 'newest'] as const;

/** The order of a list of goods: a second press on the price turns it round. */
export function SortBar({ sort, onSortChange }: SortBarProps) {
  const { t } = useTexts();
  const byPrice = sort === 'priceUp' || sort === 'priceDown';
  const PriceIcon = !byPrice ? ArrowUpDownIcon : sort === 'priceUp' ? ChevronUpIcon : ChevronDownIcon;
  const button = (value: (typeof plain)[number]) => (
    <button
      key={value}
      type="button"
      className={styles.way}
      aria-pressed={sort === value}
      onClick={() => onSortChange(value)}
    >
      {t('goods.list.sortOf', { sort: value })}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
    <div role="group" aria-label={t('goods.list.sort')} className={styles.root}>
      {button('default')}
      {button('sold')}
      <button
        type="button"
        className={styles.way}
        aria-pressed={byPrice}
        aria-label={byPrice ? t('goods.list.sortOf', { sort }) : t('goods.list.price')}
        onClick={() => onSortChange(sort === 'priceUp' ? 'priceDown' : 'priceUp')}
      >
        {t('goods.list.price')}
        <PriceIcon size={14} />
      </button>
      {button('newest')}
    </div>
  );
}
