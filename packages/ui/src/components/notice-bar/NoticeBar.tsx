import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../../class-names';
import { ChevronRightIcon, MegaphoneIcon, XIcon } from '../../icons';
import { useTexts } from '../../texts';
import { IconButton } from '../icon-button';
import { Link } from '../link';
import styles from './NoticeBar.module.css';

export interface NoticeBarProps extends ComponentProps<'div'> {
  /** Default `warning`, in gold. */
  tone?: 'warning' | 'info' | 'danger';
  /** Default a megaphone. */
  icon?: ReactNode;
  /** Where the notice leads. Default nowhere. */
  href?: string;
  /** The visitor may close it. Default `false`. */
  closable?: boolean;
  /** Hears of the closing. Default nothing. */
  onClose?: () => void;
}

/** One line the visitor should know about this page. */
export function NoticeBar({
  tone = 'warning',
  icon = <MegaphoneIcon size={18} />,
  href,
  closable = false,
  onClose,
  className,
  children,
  ...rest
}: NoticeBarProps) {
  const { t } = useTexts();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className={classNames(styles.root, className)} data-tone={tone} {...rest}>
      {icon}
      {href ? (
        <Link href={href} className={styles.text}>
          {children}
        </Link>
      ) : (
        <span className={styles.text}>{children}</span>
      )}
      {href && !closable && <ChevronRightIcon size={16} />}
      {closable && (
        <IconButton
          label={t('ui.close')}
          className={styles.close}
          onClick={() => {
            setClosed(true);
            onClose?.();
          }}
        >
          <XIcon />
        </IconButton>
      )}
    </div>
  );
}
