import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { ChevronLeftIcon, HouseIcon } from '../../icons';
import { useTexts } from '../../texts';
import { IconButton } from '../icon-button';
import styles from './NavBar.module.css';

export interface NavBarProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's title; it is the page's first heading. */
  title: ReactNode;
  /** Goes back. Default: there is no back button. */
  onBack?: () => void;
  /** Goes home. Default: there is no home button. */
  onHome?: () => void;
  /** At the end of the bar: a share button, a link. Default none. */
  actions?: ReactNode;
  /** Lies on the picture below it, without a ground of its own. Default `false`. */
  transparent?: boolean;
}

/** The bar on top of every page. */
export function NavBar({
  title,
  onBack,
  onHome,
  actions,
  transparent = false,
  className,
  ...rest
}: NavBarProps) {
  const { t } = useTexts();
  return (
    <header
      className={classNames(styles.root, className)}
      data-transparent={transparent || undefined}
      {...rest}
    >
      <div className={styles.side}>
        {onBack && (
          <IconButton label={t('ui.back')} onClick={onBack}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        {onHome && (
          <IconButton label={t('ui.home')} onClick={onHome}>
            <HouseIcon />
          </IconButton>
        )}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.side} data-end="">
        {actions}
      </div>
    </header>
  );
}
