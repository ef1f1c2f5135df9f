import { classNames } from '../../class-names';
import { Link, type LinkProps } from '../link';
import type { ButtonLook } from './Button';
import styles from './Button.module.css';

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  block = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      className={classNames(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      {...rest}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </Link>
  );
}
