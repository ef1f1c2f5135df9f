import type { CardActivityCheckoutLine } from '@yunyou/sdk/checkout';
import { Card } from '../../../../components/card';
import { Checkbox } from '../../../../components/checkbox';
import { Tag } from '../../../../components/tag';
import { FormProblem } from '../../../../shell';
import { useTexts } from '../../../../texts';
import styles from '../BookingForm.module.css';
import { problemText } from '../problem-text';
import { hasJoined } from './has-joined';

export interface ActivityPersonsProps {
  /** The activity, with the session and the persons that are chosen. */
  line: CardActivityCheckoutLine;
  /** Called with the persons that take part now. */
  onChange: (personIds: readonly string[]) => void;
}

/** Persons of the card, of whom some take part; how many more the card has places for. */
export function ActivityPersons({ line, onChange }: ActivityPersonsProps) {
  const texts = useTexts();
  const { t } = texts;
  const { product, draft, problems } = line;
  const left = Math.max(0, product.perCardLeft - draft.quantity);
  return (
    <Card
      title={t('order.cardActivity.persons')}
      extra={<span className={styles.hint}>{t('order.cardActivity.perCard', { count: left })}</span>}
    >
      {product.persons.length === 0 && <p className={styles.hint}>{t('order.cardActivity.noPersons')}</p>}
      <ul className={styles.choices}>
        {product.persons.map(({ personId, name }) => {
          const isChosen = draft.personIds.includes(personId);
          const isIn = hasJoined(product, draft.sessionId, personId);
          return (
            <li key={personId}>
              <Checkbox
                checked={isChosen}
                // What is chosen can always be taken back.
                disabled={!isChosen && (isIn || left === 0)}
                onCheckedChange={(checked) =>
                  onChange(
                    checked
                      ? [...draft.personIds, personId]
                      : draft.personIds.filter((id) => id !== personId),
                  )
                }
              >
                {name} {isIn && <Tag>{t('order.cardActivity.joined')}</Tag>}
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <FormProblem>{problemText(texts, problems.persons ?? problems.quantity)}</FormProblem>
    </Card>
  );
}
