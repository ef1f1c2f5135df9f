import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './PageLayout.module.css';

export interface PageLayoutProps {
  /** On top: usually a `NavBar`. Default none. */
  navBar?: ReactNode;
  /** The page itself. */
  children: ReactNode;
  /** What belongs to the page and stands beside it on a desktop (a price summary), below it on a phone. Default none. */
  aside?: ReactNode;
  /** What stands before the page on a desktop (a list to choose from, filters), above it on a phone. Default none. */
  lead?: ReactNode;
  /** What is open of the page's list: beside it on a desktop, nowhere on a phone. Default none. */
  detail?: ReactNode;
  /** The one button that never leaves the thumb's reach: at the lower edge of a phone, under `aside` on a desktop. Default none. */
  actionBar?: ReactNode;
  /** Below everything on a phone: usually a `TabBar`. Default none. */
  tabBar?: ReactNode;
  /** How wide a page without a column beside it is on a desktop: `narrow` to read or to fill in, `wide` for lists. Default `wide`. */
  width?: 'narrow' | 'wide';
  /** Class for the outermost element, beside its own. Default none. */
  className?: string;
}

/**
 * One column of at most 480px on phones and upright tablets, inside the safe areas; two or three columns from 1024px on.
 * The same elements in both: only CSS moves them, so a page rendered ahead fits every screen.
 */
export function PageLayout({
  navBar,
  children,
  aside,
  lead,
  detail,
  actionBar,
  tabBar,
  width = 'wide',
  className,
}: PageLayoutProps) {
  const side = Boolean(aside || actionBar);
  return (
    <div
      className={classNames(styles.page, className)}
      data-width={side || lead || detail ? 'wide' : width}
      data-tabs={tabBar ? true : undefined}
    >
      <main className={styles.main}>
        {navBar}
        <div
          className={styles.columns}
          data-side={side || undefined}
          data-aside={aside ? true : undefined}
          data-lead={lead ? true : undefined}
          data-detail={detail ? true : undefined}
        >
          {lead && <div className={styles.lead}>{lead}</div>}
          <div className={styles.content}>{children}</div>
          {detail && <div className={styles.detail}>{detail}</div>}
          {side && (
            <div className={styles.side}>
              {aside && <div className={styles.aside}>{aside}</div>}
              {actionBar && <div className={styles.actionBar}>{actionBar}</div>}
            </div>
          )}
        </div>
      </main>
      {tabBar}
    </div>
  );
}
