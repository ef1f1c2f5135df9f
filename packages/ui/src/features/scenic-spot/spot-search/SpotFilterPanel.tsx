import { Checkbox } from '../../../components/checkbox';
import { RadioGroup } from '../../../components/radio-group';
import { Stack } from '../../../components/stack';
import { useTexts } from '../../../texts';
import styles from './SpotSearch.module.css';
import { grades, priceLimits, type SpotChoice } from './spot-choice';

/** A theme that spots have. */
export interface SpotTheme {
  id: string;
  name: string;
  count: number;
}

export interface SpotFilterPanelProps {
  /** What is looked for. */
  choice: SpotChoice;
  /** Asked to look for something else. */
  onChoiceChange: (choice: SpotChoice) => void;
  /** Themes to choose from. */
  themes: readonly SpotTheme[];
}

const ANY = '';

/** What spots can be narrowed by: theme, grade, price. */
export function SpotFilterPanel({ choice, onChoiceChange, themes }: SpotFilterPanelProps) {
  const { t, money } = useTexts();
  const { theme, priceMaxFen } = choice;
  const toggle = (grade: number, wanted: boolean) =>
    onChoiceChange({
      ...choice,
      grades: grades.filter((one) => (one === grade ? wanted : choice.grades.includes(one))),
    });
  return (
    <Stack gap={6}>
      {themes.length > 0 && (
        <RadioGroup
          label={t('scenicSpot.list.theme')}
          look="chips"
          items={[
            { value: ANY, label: t('scenicSpot.list.allThemes') },
            ...themes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={theme}
          onValueChange={(next) => onChoiceChange({ ...choice, theme: next })}
        />
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('scenicSpot.filter.grade')}</legend>
        <div className={styles.grades}>
          {grades.map((grade) => (
            <Checkbox
              key={grade}
              checked={choice.grades.includes(grade)}
              onCheckedChange={(wanted) => toggle(grade, wanted)}
            >
              {t('scenicSpot.filter.gradeOf', { grade })}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <RadioGroup
        label={t('scenicSpot.filter.price')}
        look="chips"
        items={[
          { value: ANY, label: t('scenicSpot.filter.anyPrice') },
          ...priceLimits.map((limit) => ({
            value: String(limit),
            label: t('scenicSpot.filter.priceMax', { price: money(limit) }),
          })),
        ]}
        value={priceMaxFen === undefined ? ANY : String(priceMaxFen)}
        onValueChange={(next) =>
          onChoiceChange({ ...choice, priceMaxFen: priceLimits.find((limit) => String(limit) === next) })
        }
      />
    </Stack>
  );
}
