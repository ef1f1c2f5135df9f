import { type ReactNode, useId } from 'react';
import { useTexts } from '../../texts';
import { Button } from '../button';
import { Overlay } from '../overlay';
import styles from './Modal.module.css';

export interface ModalProps {
  /** Whether the question is asked. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The question, in a few words. */
  title: ReactNode;
  /** What hangs on the answer. Default none. */
  children?: ReactNode;
  /** Default 确认 / Confirm. */
  confirmText?: string;
  /** Default 取消 / Cancel. */
  cancelText?: string;
  /** There is something to refuse. Default `true`. */
  showCancel?: boolean;
  /** `danger` when confirming can't be undone. Default `primary`. */
  tone?: 'primary' | 'danger';
  /** Called by 确认. A promise keeps the question open until it resolves; when it rejects, the question stays. Default nothing. */
  onConfirm?: () => unknown;
  /** Called by 取消, Escape and a press outside. Default nothing. */
  onCancel?: () => void;
}

/** A question that must be answered before anything else. 558 rpx wide. */
export function Modal({
  open,
  onOpenChange,
  title,
  children,
  confirmText,
  cancelText,
  showCancel = true,
  tone = 'primary',
  onConfirm,
  onCancel,
}: ModalProps) {
  const { t } = useTexts();
  const titleId = useId();
  const cancel = () => {
    onCancel?.();
    onOpenChange(false);
  };
  const confirm = async () => {
    await onConfirm?.();
    onOpenChange(false);
  };
  return (
    <Overlay
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : cancel())}
      titleId={titleId}
      dismissible={showCancel}
      className={styles.root}
    >
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      <div className={styles.actions}>
        {showCancel && (
          <Button variant="outline" onClick={cancel}>
            {cancelText ?? t('ui.cancel')}
          </Button>
        )}
        <Button variant={tone} onClick={confirm}>
          {confirmText ?? t('ui.confirm')}
        </Button>
      </div>
    </Overlay>
  );
}
