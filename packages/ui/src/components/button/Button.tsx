import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { classNames } from '../../class-names';
import { useTexts } from '../../texts';
import { Spinner } from '../spinner';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Button.module.css';

export interface ButtonLook {
  /**
   * How much the button asks for. Default `primary`: one on a screen. `secondary` and `outline` for what stands beside
   * it, `text` inside other things, `danger` for what can't be undone.
   */
  variant?: 'primary' | 'secondary' | 'outline' | 'text' | 'danger';
  /** Default `medium`. The place a finger may hit is never below the target size. */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. Default `false`. */
  block?: boolean;
  /** Icon before the label. Default none. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'onClick'> {
  /** Shows that something is under way and ignores clicks. Default `false`. */
  loading?: boolean;
  /** A promise that is returned drives `loading` until it settles; a rejection stays the caller's to handle. Default nothing. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  /** What it does in a form. Default `button`: it sends none. */
  type?: 'button' | 'submit' | 'reset';
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** Does something on this page. What leads elsewhere is a `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  block = false,
  loading = false,
  icon,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { t } = useTexts();
  const [pending, setPending] = useState(false);
  const busy = loading || pending;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      // Also keeps a busy submit button from sending its form twice.
      event.preventDefault();
      return;
    }
    const result = onClick?.(event);
    if (!isPromise(result)) return;
    setPending(true);
    void result.finally(() => setPending(false));
  };

  return (
    <button
      type={type}
      className={classNames(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-loading={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {busy ? <Spinner size={18} /> : icon && <span className={styles.icon}>{icon}</span>}
      {children}
      {busy && <VisuallyHidden>{t('ui.working')}</VisuallyHidden>}
    </button>
  );
}
