import type { Ref } from 'react';
import { NumberBox } from '../../../components/number-box';
import { RadioGroup } from '../../../components/radio-group';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { useTexts } from '../../../texts';
import styles from './SkuFields.module.css';
import type { ValueState } from './sku-choice';
import type { SkuChoice } from './use-sku-choice';

export interface SkuFieldsProps {
  /** What `useSkuChoice` gives. */
  choice: SkuChoice;
  /** The element with the fields in it. Default none. */
  ref?: Ref<HTMLDivElement>;
}

/** Leads to the specification that has no value yet. */
export function focusSpec(root: Element | null, specId: string): void {
  root?.querySelector<HTMLElement>(`[data-spec="${CSS.escape(specId)}"] input:not(:disabled)`)?.focus();
}

/**
 * The options of a product: a radio group for each specification, and how many. A value that cannot be had stays where it is,
 * struck, and says so; one that cannot be had with the others takes their place.
 */
export function SkuFields({ choice, ref }: SkuFieldsProps) {
  const { t } = useTexts();
  const { product, chosen, sku, amount, limits, stateOf, chooseValue, chooseAmount } = choice;
  const label = (name: string, state: ValueState) =>
    state === 'open' ? (
      name
    ) : (
      <>
        <s>{name}</s>
        <VisuallyHidden>{t(state === 'none' ? 'goods.sku.none' : 'goods.sku.noneWith')}</VisuallyHidden>
      </>
    );
  return (
    <div ref={ref} className={styles.root}>
      {product.specs.map(({ specId, name, values }) => (
        <RadioGroup
          key={specId}
          look="chips"
          data-spec={specId}
          label={name}
          value={chosen[specId] ?? ''}
          onValueChange={(valueId) => chooseValue(specId, valueId)}
          items={values.map((value) => {
            const state = stateOf(specId, value.valueId);
            return {
              value: value.valueId,
              label: label(value.name, state),
              disabled: state === 'none',
            };
          })}
        />
      ))}
      <div className={styles.amount}>
        <span aria-hidden="true" className={styles.amountLabel}>
          {t('goods.sku.amount')}
        </span>
        <span role="status" className={styles.reason}>
          {amountReason(t, choice)}
        </span>
        <NumberBox
          label={t('goods.sku.amount')}
          value={amount}
          min={limits.min}
          max={limits.max}
          onValueChange={chooseAmount}
        />
      </div>
      {sku?.piecesPerOrder != null && sku.promoFen !== null && (
        <p className={styles.note}>{t('goods.sku.promoPieces', { count: sku.piecesPerOrder })}</p>
      )}
    </div>
  );
}

/** Why it cannot be more or fewer; empty while it can. */
function amountReason(
  t: ReturnType<typeof useTexts>['t'],
  { product, sku, amount, limits }: SkuChoice,
): string {
  if (sku?.left != null && sku.left > 0) return t('goods.sku.maxLeft', { count: sku.left });
  if (amount >= limits.max) {
    return limits.reason === 'limit'
      ? t('goods.sku.maxLimit', { period: product.limitPeriod, count: limits.max })
      : t('goods.sku.maxOrder', { count: limits.max });
  }
  return limits.min > 1 && amount <= limits.min ? t('goods.detail.min', { count: limits.min }) : '';
}
