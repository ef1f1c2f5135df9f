import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { ChevronRightIcon } from '../../icons';
import { Link } from '../link';
import styles from './Cell.module.css';

export interface CellProps {
  /** What the row is about. */
  title: ReactNode;
  /** A second line under the title. Default none. */
  description?: ReactNode;
  /** What stands at the end of the row: a value, a tag, a switch. Default none. */
  value?: ReactNode;
  /** Before the title. Default none. */
  icon?: ReactNode;
  /** Makes the row a link. Default none. */
  href?: string;
  /** The link opens in another window, for what is not the app's. Default `false`. */
  external?: boolean;
  /** Makes the row a button. Default none. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The arrow at the end. Default: there when the row leads somewhere. */
  arrow?: boolean;
  /** Default `false`. */
  disabled?: boolean;
  /** A further class of the root. Default none. */
  className?: string;
}

/** One row of a list. It is a link, a button or plain, by what it is given. */
export function Cell({
  title,
  description,
  value,
  icon,
  href,
  external = false,
  onClick,
  arrow,
  disabled = false,
  className,
}: CellProps) {
  const active = Boolean(href || onClick) && !disabled;
  const content = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {(arrow ?? active) && <ChevronRightIcon className={styles.arrow} size={18} />}
    </>
  );
  const look = { className: classNames(styles.root, className), 'data-active': active || undefined };
  if (href && !disabled) {
    return (
      <Link
        href={href}
        onClick={onClick}
        {...(external && { target: '_blank', rel: 'noreferrer' })}
        {...look}
      >
        {content}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" disabled={disabled} onClick={onClick} {...look}>
        {content}
      </button>
    );
  }
  return <div {...look}>{content}</div>;
}
