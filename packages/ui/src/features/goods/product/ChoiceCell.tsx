import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { RadioGroupPending } from '../../../components/radio-group';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { useLazyBlock } from '../../../shell';
import { useTexts } from '../../../texts';
import { loadSkuFields, type SkuChoice } from '../sku-sheet';
import styles from './ChoiceCell.module.css';

export interface ChoiceFieldsProps {
  /** What `useSkuChoice` gives. */
  choice: SkuChoice;
}

export interface ChoiceCellProps extends ChoiceFieldsProps {
  /** Opens the sheet to choose in. */
  onChoose: () => void;
}

const DESKTOP = '(min-width: 1024px)';

/** What is chosen, in a row that opens the sheet; on a desktop the options stand on the page. */
export function ChoiceCell({ choice, onChoose }: ChoiceCellProps) {
  const { t } = useTexts();
  const { product, sku, amount } = choice;
  return (
    <CellGroup className={styles.row}>
      <Cell
        title={t('goods.detail.chosen')}
        description={
          sku
            ? t('goods.detail.chosenOf', { name: sku.name || product.name, count: amount })
            : t('goods.detail.choose', {
                names: product.specs.map(({ name }) => name).join(t('components.listSeparator')),
              })
        }
        onClick={onChoose}
      />
    </CellGroup>
  );
}

/** The options themselves, where a desktop has room for them. */
export function ChoiceFields({ choice }: ChoiceFieldsProps) {
  const Fields = useLazyBlock(loadSkuFields, useMediaQuery(DESKTOP));
  return (
    <Card className={styles.fields}>
      {Fields ? (
        <Fields choice={choice} />
      ) : (
        choice.product.specs.map(({ specId, values }) => (
          <RadioGroupPending key={specId} look="chips" count={values.length} labelled />
        ))
      )}
    </Card>
  );
}
