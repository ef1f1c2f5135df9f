import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import styles from './Card.module.css';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card, which also names it for screen readers. Default none. */
  title?: ReactNode;
  /** Beside the heading: a link, a tag. Default none. */
  extra?: ReactNode;
  /** Lets the content reach the edges (pictures, rows). Default `false`. */
  flush?: boolean;
  /** `plain` on the surface, `soft` one step back on silk, `member` in gold. Default `plain`. */
  tone?: 'plain' | 'soft' | 'member';
}

/** A sheet of paper on silk: flat, with a hairline. */
export function Card({
  title,
  extra,
  flush = false,
  tone = 'plain',
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles.root, className)}
      data-flush={flush || undefined}
      data-tone={tone}
      aria-labelledby={title ? titleId : undefined}
      {...rest}
    >
      {(title || extra) && (
        <div className={styles.head}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {extra && <div className={styles.extra}>{extra}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
