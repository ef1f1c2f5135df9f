import { badgeMax } from '@yunyou/contract';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What is counted. Zero and below show nothing. Default `0`. */
  count?: number;
  /** From here on the badge says `max+`. Default 999. */
  max?: number;
  /** A dot in place of the number. Default `false`. */
  dot?: boolean;
  /** Words for what the badge tells, such as `3 件未付款`; the number alone says little to a screen reader. Default: the number. */
  label?: string;
  /** What the badge sits on; without it the badge stands by itself. Default none. */
  children?: ReactNode;
}

/** A count on the corner of something. */
export function Badge({
  count = 0,
  max = badgeMax,
  dot = false,
  label,
  children,
  className,
  ...rest
}: BadgeProps) {
  const shown = dot || count > 0;
  return (
    <span className={classNames(styles.root, className)} data-dot={dot || undefined} {...rest}>
      {children}
      {shown && (
        <span
          className={styles.mark}
          data-alone={children === undefined || undefined}
          {...(label ? { role: 'img', 'aria-label': label } : {})}
        >
          {dot ? null : count > max ? `${max}+` : count}
        </span>
      )}
    </span>
  );
}
