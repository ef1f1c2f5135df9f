import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import styles from './Cell.module.css';

export interface CellGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading above the rows. Default none. */
  title?: ReactNode;
  /** Words under the rows. Default none. */
  footer?: ReactNode;
}

/** Rows that belong together, on one card. */
export function CellGroup({ title, footer, className, children, ...rest }: CellGroupProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles.group, className)}
      aria-labelledby={title ? titleId : undefined}
      {...rest}
    >
      {title && (
        <h2 id={titleId} className={styles.groupTitle}>
          {title}
        </h2>
      )}
      <div className={styles.rows}>{children}</div>
      {footer && <p className={styles.footer}>{footer}</p>}
    </section>
  );
}
