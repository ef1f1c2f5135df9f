import type { ReactNode } from 'react';
import { useTexts } from '../../texts';
import { Link } from '../link';
import styles from './DesktopLayout.module.css';

export interface DesktopLayoutItem {
  href: string;
  label: string;
}

export interface DesktopLayoutProps {
  /** The operator's name or sign. */
  brand: ReactNode;
  /** Where the brand leads. */
  homeHref: string;
  /** The app's main pages. */
  items: readonly DesktopLayoutItem[];
  /** `href` of the present main page. Default none. */
  value?: string;
  /** At the end of the bar: search, language, account. Default none. */
  actions?: ReactNode;
  /** At the end of every page on a desktop. Default none. */
  footer?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** From 1024px on, a bar on top leads between the main pages; below, it is not there and the tab bar does. */
export function DesktopLayout({
  brand,
  homeHref,
  items,
  value,
  actions,
  footer,
  children,
}: DesktopLayoutProps) {
  const { t } = useTexts();
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.inner}>
          <Link href={homeHref} className={styles.brand}>
            {brand}
          </Link>
          <nav aria-label={t('ui.tabBar')} className={styles.nav}>
            {items.map((item) => (
              <Link
                key={item.href}
                href={item.href}
                className={styles.item}
                aria-current={item.href === value ? 'page' : undefined}
              >
                {item.label}
              </Link>
            ))}
          </nav>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </header>
      {children}
      {footer && (
        <footer className={styles.footer}>
          <div className={styles.inner}>{footer}</div>
        </footer>
      )}
    </>
  );
}
