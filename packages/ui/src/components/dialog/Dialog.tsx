import { type ReactNode, useId } from 'react';
import { XIcon } from '../../icons';
import { useTexts } from '../../texts';
import { Overlay } from '../overlay';
import styles from './Dialog.module.css';

export interface DialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What the dialog is about. */
  title: ReactNode;
  /** Under the content, always in view. Default none. */
  footer?: ReactNode;
  /** What the dialog shows. */
  children: ReactNode;
}

/** Something to read or look at in the middle of the screen. 646 rpx wide, its close button 64 rpx. */
export function Dialog({ open, onOpenChange, title, footer, children }: DialogProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <Overlay open={open} onOpenChange={onOpenChange} titleId={titleId} className={styles.root}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('ui.close')}
          onClick={() => onOpenChange(false)}
        >
          <XIcon />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text must scroll by keyboard */}
      <section className={styles.body} aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Overlay>
  );
}
