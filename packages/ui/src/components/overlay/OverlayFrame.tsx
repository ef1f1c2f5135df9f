import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../../class-names';
import styles from './Overlay.module.css';

export interface OverlayFrameProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asks for another state: the visitor pressed Escape or outside. */
  onOpenChange: (open: boolean) => void;
  /** Id of the element that names what is opened. Either this or `label`. Default none. */
  titleId?: string;
  /** Name of what is opened, when no element on it says so. Default none. */
  label?: string;
  /** Where it stands. Default `center`. From 1024px on `bottom` stands in the centre too. */
  placement?: 'center' | 'bottom' | 'full';
  /** Escape and a press outside close it. Default `true`. */
  dismissible?: boolean;
  /**
   * What has the focus first. Default: the first thing that can have it; where a finger points, what is opened itself, so
   * that no field brings the keyboard up before it is touched.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A further class of what stands over the page. Default none. */
  className?: string;
  /** What is shown over the page. */
  children: ReactNode;
}

const hasFinger = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * Keeps the height of the on-screen keyboard in a custom property, so that a sheet at the bottom stands on the keyboard
 * and not under it. Browsers that resize the page themselves report no difference.
 */
function useKeyboardInset(ref: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!open || !viewport) return;
    let known = 0;
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
      if (covered === known) return;
      known = covered;
      ref.current?.style.setProperty('--overlay-keyboard', `${covered}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [ref, open]);
}

/**
 * What everything that opens over the page has in common: mask, focus kept inside and given back, page scroll locked,
 * Escape. Fetched when the first of them opens; see `Overlay`.
 */
export function OverlayFrame({
  open,
  onOpenChange,
  titleId,
  label,
  placement = 'center',
  dismissible = true,
  initialFocus,
  className,
  children,
}: OverlayFrameProps) {
  const popup = useRef<HTMLDivElement>(null);
  useKeyboardInset(popup, open);
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (!dismissible && details.reason === 'escape-key') details.cancel();
        else onOpenChange(next);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.mask} />
        <Dialog.Popup
          ref={popup}
          className={classNames(styles.popup, className)}
          data-placement={placement}
          aria-labelledby={titleId}
          aria-label={label}
          initialFocus={initialFocus ?? (() => (hasFinger() ? popup.current : true))}
          // Otherwise everything inside is looked through on opening, only to come to this.
          tabIndex={-1}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
