import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './Progress.module.css';
import { percentOf } from './percent';

export interface ProgressCircleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way, for screen readers. */
  label: string;
  /** The part that is done, 0 to 1. */
  value: number;
  /** `done` and `failed` also by colour; say it in words too. Default `active`. */
  state?: 'active' | 'done' | 'failed';
  /** Diameter in CSS pixels. Default 72. */
  size?: number;
  /** In the middle. Default: the percentage. */
  children?: ReactNode;
}

/** How far something has come, as a ring around what it is about. */
export function ProgressCircle({
  label,
  value,
  state = 'active',
  size = 72,
  className,
  style,
  children,
  ...rest
}: ProgressCircleProps) {
  const percent = percentOf(value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames(styles.circle, className)}
      data-state={state}
      style={{ width: size, height: size, ...style }}
      {...rest}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18" className={styles.ring} />
        {percent > 0 && (
          <circle
            cx="20"
            cy="20"
            r="18"
            className={styles.arc}
            pathLength={100}
            strokeDasharray={`${percent} 100`}
          />
        )}
      </svg>
      <span aria-hidden="true" className={styles.middle}>
        {children ?? `${percent}%`}
      </span>
    </div>
  );
}
