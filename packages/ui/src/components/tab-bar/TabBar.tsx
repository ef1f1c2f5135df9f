import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { useTexts } from '../../texts';
import { Badge } from '../badge';
import { Link } from '../link';
import styles from './TabBar.module.css';

export interface TabBarItem {
  /** Where the tab leads. */
  href: string;
  label: string;
  /** Icon while another tab is shown. */
  icon: ReactNode;
  /** Icon of the present tab. Default: `icon`. */
  activeIcon?: ReactNode;
  /** A count on its corner, such as of what is in the cart. Default `0`: none. */
  count?: number;
}

export interface TabBarProps extends ComponentProps<'nav'> {
  /** Two to five places, the first one first. */
  items: readonly TabBarItem[];
  /** `href` of the present tab. */
  value: string;
}

/** The bar at the bottom that leads between the app's main pages. From 1024px on the top bar takes its place. */
export function TabBar({ items, value, className, ...rest }: TabBarProps) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('ui.tabBar')} className={classNames(styles.root, className)} {...rest}>
      {items.map((item) => {
        const current = item.href === value;
        return (
          <Link
            key={item.href}
            href={item.href}
            className={styles.item}
            aria-current={current ? 'page' : undefined}
          >
            <Badge count={item.count ?? 0} className={styles.icon}>
              {current ? (item.activeIcon ?? item.icon) : item.icon}
            </Badge>
            <span className={styles.label}>{item.label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
