import { type ReactNode, type RefObject, useId } from 'react';
import { XIcon } from '../../icons';
import { useTexts } from '../../texts';
import { IconButton } from '../icon-button';
import { Overlay } from '../overlay';
import styles from './Popup.module.css';

export interface PopupProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What the sheet is about. */
  title: ReactNode;
  /** Under the content, always in view: usually one button. Default none. */
  footer?: ReactNode;
  /** Escape, a press outside and the close button close it. Default `true`. */
  dismissible?: boolean;
  /** Lets the content reach the edges. Default `false`. */
  flush?: boolean;
  /** What has the focus first. Default: the close button; where a finger points, the sheet itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What the sheet shows. */
  children: ReactNode;
}

/** A sheet that comes up from the lower edge; from 1024px on it stands in the middle. */
export function Popup({
  open,
  onOpenChange,
  title,
  footer,
  dismissible = true,
  flush = false,
  initialFocus,
  children,
}: PopupProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <Overlay
      open={open}
      onOpenChange={onOpenChange}
      placement="bottom"
      titleId={titleId}
      dismissible={dismissible}
      initialFocus={initialFocus}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {dismissible && (
          <IconButton label={t('ui.close')} className={styles.close} onClick={() => onOpenChange(false)}>
            <XIcon />
          </IconButton>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content must scroll by keyboard */}
      <section className={styles.body} data-flush={flush || undefined} aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Overlay>
  );
}
