import type { RefundOptions } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Checkbox } from '../../../components/checkbox';
import { PictureRow } from '../../../components/picture-row';
import { Price } from '../../../components/price';
import { useTexts } from '../../../texts';
import styles from './RefundForm.module.css';
import { isOpenUnit, openKeys, type Unit, unitKey, withoutUnit, withWholeBundles } from './refund-draft';

interface UnitChoiceProps {
  options: RefundOptions;
  /** Keys of the chosen units. */
  chosen: readonly string[];
  onChoose: (units: readonly string[]) => void;
}

/** What goes back, unit by unit: what each cost, or why it does not go back. */
export function UnitChoice({ options, chosen, onChoose }: UnitChoiceProps) {
  const { t } = useTexts();
  // Returns and plain refunds are two requests: all of the first kind that is chosen, or of the one there is.
  const kind = kindOf(options, chosen) ?? options.kinds[0];
  const all = openKeys(options, (_, unit) => unit.kind === kind);
  const isAll = all.length > 0 && all.every((key) => chosen.includes(key));
  const choose = (key: string, on: boolean) =>
    onChoose(on ? withWholeBundles(options, [...chosen, key]) : withoutUnit(options, chosen, key));
  return (
    <Card
      title={t('refund.form.what')}
      extra={
        all.length > 1 && (
          <Checkbox checked={isAll} onCheckedChange={(on) => onChoose(on ? all : [])}>
            {t('refund.form.all')}
          </Checkbox>
        )
      }
    >
      <div className={styles.lines}>
        {options.lines.map((line) => (
          <fieldset key={line.lineId} className={styles.line}>
            <legend className={styles.legend}>
              {line.picture ? (
                <PictureRow picture={line.picture}>
                  <LineName line={line} />
                </PictureRow>
              ) : (
                <LineName line={line} />
              )}
            </legend>
            {line.units.map((unit) => {
              const key = unitKey(line.lineId, unit.unit);
              const isOther = chosen.length > 0 && unit.kind !== kind;
              return (
                <Checkbox
                  key={key}
                  checked={chosen.includes(key)}
                  disabled={!isOpenUnit(unit) || isOther}
                  onCheckedChange={(on) => choose(key, on)}
                >
                  <UnitWords unit={unit} several={line.units.length > 1} />
                </Checkbox>
              );
            })}
          </fieldset>
        ))}
      </div>
      <p className={styles.quiet}>{t('refund.form.share')}</p>
    </Card>
  );
}

function kindOf(options: RefundOptions, chosen: readonly string[]) {
  for (const { lineId, units } of options.lines) {
    const found = units.find(({ unit }) => chosen.includes(unitKey(lineId, unit)));
    if (found) return found.kind;
  }
  return undefined;
}

const LineName = ({ line }: { line: RefundOptions['lines'][number] }) => (
  <span className={styles.name}>
    <span>{line.title}</span>
    {line.specText && <span className={styles.quiet}>{line.specText}</span>}
  </span>
);

function UnitWords({ unit, several }: { unit: Unit; several: boolean }) {
  const { t } = useTexts();
  const { label, refundable, askable, approval, why, kind } = unit;
  const name = label || (several ? t('refund.form.unit', { n: unit.unit + 1 }) : t('refund.kind', { kind }));
  return (
    <span className={styles.unit}>
      <span>{name}</span>
      {isOpenUnit(unit) && <Price fen={unit.amountFen} />}
      {askable && <span className={styles.note}>{t('refund.form.askable')}</span>}
      {refundable && approval === 'merchant' && (
        <span className={styles.note}>{t('refund.form.merchant')}</span>
      )}
      {!isOpenUnit(unit) && <span className={styles.note}>{why}</span>}
    </span>
  );
}
