import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './TopTips.module.css';

export interface TopTipsProps extends ComponentProps<'div'> {
  /** Whether the tip is shown. Default `false`. */
  open?: boolean;
  /** Default `info`. */
  tone?: 'info' | 'success' | 'danger';
}

/** A line that comes out from under the navigation bar and goes back. When it goes is the parent's to say. */
export function TopTips({ open = false, tone = 'info', className, children, ...rest }: TopTipsProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.root, className)}
      data-tone={tone}
      data-open={open || undefined}
      {...rest}
    >
      {open && <div className={styles.tip}>{children}</div>}
    </div>
  );
}
