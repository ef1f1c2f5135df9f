import { type ReactNode, useId } from 'react';
import { ChevronRightIcon } from '../../icons';
import { Link } from '../link';
import styles from './Section.module.css';

export interface SectionProps {
  /** Its heading, which also names it for screen readers. */
  title: ReactNode;
  /** Where there is more of it, and what to call that. Default nowhere. */
  more?: { href: string; label: ReactNode };
  /** At the end of the heading's line: a button. Default none. */
  action?: ReactNode;
  /** What stands under the heading. */
  children: ReactNode;
}

/** Part of a page under a heading of its own, without a card around it. */
export function Section({ title, more, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {more && (
          <Link href={more.href} className={styles.more}>
            {more.label}
            <ChevronRightIcon size={16} />
          </Link>
        )}
        {action}
      </div>
      {children}
    </section>
  );
}
