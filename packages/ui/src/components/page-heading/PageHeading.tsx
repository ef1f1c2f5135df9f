import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons';
import { Link } from '../link';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  /** What the page is about. */
  title: ReactNode;
  /**
   * Whether the page's bar says the title too, hidden over a picture: then it is no second heading here, screen readers hear
   * it once, and on a desktop, whose bar shows it, it is not here at all. Default false.
   */
  repeated?: boolean;
  /** A line or two under the title. Default none. */
  lead?: ReactNode;
  /** What it belongs to, and where that is: stands above the title. Default none. */
  partOf?: { href: string; label: ReactNode };
  /** What stands under the lead, such as tags. Default none. */
  children?: ReactNode;
}

/** What a page is about, in a few lines, where it begins. */
export function PageHeading({ title, repeated = false, lead, partOf, children }: PageHeadingProps) {
  return (
    <div className={styles.root}>
      {partOf && (
        <Link href={partOf.href} className={styles.partOf}>
          {partOf.label}
          <ChevronRightIcon size={16} />
        </Link>
      )}
      {repeated ? (
        <p aria-hidden="true" className={styles.title}>
          {title}
        </p>
      ) : (
        <h2 className={styles.title}>{title}</h2>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
