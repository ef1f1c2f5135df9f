import type { ActivityProduct } from '@yunyou/contract';
import { Chip, ChipList } from '../../../components/chip';
import { useTexts } from '../../../texts';
import styles from './ActivityProduct.module.css';

type Option = Pick<ActivityProduct, 'activityProductId' | 'specText' | 'name'>;

export interface ActivityOptionsProps<One extends Option> {
  /** The one that is shown. */
  product: Option;
  /** The same product in each of its options, this one among them. */
  options: readonly One[];
  /** Another one is chosen. */
  onChange: (option: One) => void;
}

/** Options of what an activity sells; nothing where there is one alone. */
export function ActivityOptions<One extends Option>({
  product,
  options,
  onChange,
}: ActivityOptionsProps<One>) {
  const { t } = useTexts();
  if (options.length < 2) return null;
  return (
    <section aria-label={t('activity.product.option')}>
      <h3 className={styles.heading}>{t('activity.product.option')}</h3>
      <ChipList>
        {options.map((option) => (
          <Chip
            key={option.activityProductId}
            selected={option.activityProductId === product.activityProductId}
            onClick={() => onChange(option)}
          >
            {option.specText || option.name}
          </Chip>
        ))}
      </ChipList>
    </section>
  );
}
