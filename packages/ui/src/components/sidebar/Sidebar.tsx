import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { PhoneIcon } from '../../icons';
import { useTexts } from '../../texts';
import { Link } from '../link';
import styles from './Sidebar.module.css';

export interface SidebarItem {
  /** Where it leads. */
  href: string;
  label: string;
  icon: ReactNode;
}

export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the operator has put there (`leftBarList`). */
  items: readonly SidebarItem[];
  /** `href` of the present page. Default none. */
  value?: string;
  /** The service telephone, as it is dialled. Default none. */
  telephone?: string;
  /** `floating` stands at the edge of a phone's column, over the tab bar; `column` stands where it is put. Default `floating`. */
  look?: 'floating' | 'column';
}

/** The operator's shortcuts and the telephone, at hand on every page. */
export function Sidebar({ items, value, telephone, look = 'floating', className, ...rest }: SidebarProps) {
  const { t } = useTexts();
  if (items.length === 0 && !telephone) return null;
  return (
    <nav
      aria-label={t('kit.sidebar.label')}
      className={classNames(styles.root, className)}
      data-look={look}
      {...rest}
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={styles.item}
              aria-current={item.href === value ? 'page' : undefined}
            >
              <span className={styles.icon}>{item.icon}</span>
              <span className={styles.label}>{item.label}</span>
            </Link>
          </li>
        ))}
        {telephone && (
          <li>
            <a href={`tel:${telephone}`} className={styles.item}>
              <span className={styles.icon}>
                <PhoneIcon />
              </span>
              <span className={styles.label}>{t('kit.sidebar.phone')}</span>
              <span className={styles.number}>{telephone}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
