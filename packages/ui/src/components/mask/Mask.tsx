import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import { classNames } from '../../class-names';
import styles from './Mask.module.css';

export interface MaskProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the page is covered. */
  open: boolean;
  /** Called by a press beside the content and by Escape. Default: nothing takes the mask away but `open`. */
  onClose?: () => void;
  /** What lies on it, in the middle. Default nothing. */
  children?: ReactNode;
}

/**
 * Covers the page (layer 10070) and keeps it from scrolling, with something of one's own in the middle. What asks or tells
 * something belongs into a `Modal`, `Dialog` or `Popup`: those also keep the focus.
 */
export function Mask({ open, onClose, className, children, ...rest }: MaskProps) {
  const close = useEffectEvent(() => onClose?.());
  const closable = onClose !== undefined;
  useEffect(() => {
    if (!open || !closable) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open, closable]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a convenience for pointers; the keyboard has Escape
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={classNames(styles.root, className)}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
      {...rest}
    >
      {children}
    </div>
  );
}
