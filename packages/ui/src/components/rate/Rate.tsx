import { rateStars } from '@yunyou/contract';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { StarIcon } from '../../icons';
import { useTexts } from '../../texts';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Rate.module.css';

export interface RateProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** What is rated. */
  label: ReactNode;
  /** Keeps the label for screen readers only. Default `false`. */
  hideLabel?: boolean;
  /** Whole stars, 1 to 5; 0 for none yet. Default: the component keeps it itself. */
  value?: number;
  /** The stars at first, when the component keeps them itself. Default 0. */
  defaultValue?: number;
  /** Called with the stars given. Default nothing. */
  onValueChange?: (stars: number) => void;
  /** Says beside the stars what they mean, 好. Default `true`. */
  words?: boolean;
}

const places = Array.from({ length: rateStars }, (_, index) => index + 1);

/** Asks for one to five stars. What others have given is a `RateScore`. */
export function Rate({
  label,
  hideLabel = false,
  value,
  defaultValue = 0,
  onValueChange,
  words = true,
  className,
  ...rest
}: RateProps) {
  const { t } = useTexts();
  const name = useId();
  const [present, setPresent] = useControllableValue(value, defaultValue, onValueChange);
  return (
    <fieldset className={classNames(styles.root, className)} {...rest}>
      <legend className={hideLabel ? undefined : styles.legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.row}>
        {places.map((place) => (
          <label key={place} className={styles.star} data-lit={place <= present || undefined}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={place}
              checked={place === present}
              onChange={() => setPresent(place)}
            />
            <StarIcon aria-hidden="true" size={28} />
            <VisuallyHidden>{t('kit.rate.stars', { count: place })}</VisuallyHidden>
          </label>
        ))}
        {words && present > 0 && (
          <span role="status" className={styles.words}>
            {t('kit.rate.word', { count: String(present) })}
          </span>
        )}
      </div>
    </fieldset>
  );
}
