import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './Progress.module.css';
import { percentOf } from './percent';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way, for screen readers. */
  label: string;
  /** The part that is done, 0 to 1; null when nobody knows. */
  value: number | null;
  /** `done` and `failed` also by colour; say it in words too. Default `active`. */
  state?: 'active' | 'done' | 'failed';
  /** Writes the percentage at the end. Default `false`. */
  showValue?: boolean;
}

/** How far something has come, as a bar. */
export function Progress({
  label,
  value,
  state = 'active',
  showValue = false,
  className,
  ...rest
}: ProgressProps) {
  const percent = value === null ? undefined : percentOf(value);
  return (
    <div className={classNames(styles.root, className)} data-state={state} {...rest}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
        data-unknown={percent === undefined || undefined}
      >
        <span className={styles.fill} style={{ transform: `scaleX(${(percent ?? 100) / 100})` }} />
      </div>
      {showValue && percent !== undefined && (
        <span aria-hidden="true" className={styles.value}>
          {percent}%
        </span>
      )}
    </div>
  );
}
