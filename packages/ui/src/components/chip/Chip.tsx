import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { ChevronDownIcon, XIcon } from '../../icons';
import { IconButton } from '../icon-button';
import { Link, type LinkProps } from '../link';
import styles from './Chip.module.css';

interface ChipLook {
  /** Before the words. Default none. */
  icon?: ReactNode;
  /** A tap opens something to choose from. Default `false`. */
  opens?: boolean;
  /** Whether it is taken; a button that says so is a toggle, unless it opens something. Default: it cannot be taken. */
  selected?: boolean;
  /** Words that have no room go on in the next line. Default `false`: they are cut off. */
  wraps?: boolean;
  /** Takes it away, and what that is called. Default: it stays. */
  remove?: { label: string; onRemove: () => void };
  /** A further class of the root. Default none. */
  className?: string;
  /** A few words. */
  children: ReactNode;
}

export interface ChipProps extends ChipLook, Pick<LinkProps, 'replace'> {
  /** Where a tap leads. Default nowhere. */
  href?: string;
  /** Called on a tap. Default nothing. */
  onClick?: () => void;
}

/** A few words that can be tapped: a word that was searched for, a filter that is on. */
export function Chip({
  icon,
  opens = false,
  selected,
  wraps = false,
  remove,
  className,
  children,
  href,
  replace,
  onClick,
}: ChipProps) {
  const content = (
    <>
      {icon}
      <span className={styles.words}>{children}</span>
      {opens && <ChevronDownIcon size={16} />}
    </>
  );
  return (
    <span
      className={classNames(styles.root, className)}
      data-selected={selected || undefined}
      data-wraps={wraps || undefined}
    >
      {href !== undefined ? (
        <Link href={href} replace={replace} onClick={onClick} className={styles.main}>
          {content}
        </Link>
      ) : onClick ? (
        <button
          type="button"
          className={styles.main}
          onClick={onClick}
          aria-pressed={opens ? undefined : selected}
          aria-haspopup={opens ? 'dialog' : undefined}
        >
          {content}
        </button>
      ) : (
        <span className={styles.main}>{content}</span>
      )}
      {remove && (
        <IconButton label={remove.label} className={styles.remove} onClick={remove.onRemove}>
          <XIcon />
        </IconButton>
      )}
    </span>
  );
}
