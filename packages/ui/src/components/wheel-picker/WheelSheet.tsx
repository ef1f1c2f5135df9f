import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../texts';
import { Overlay } from '../overlay';
import { type ColumnsOf, settled } from './settled';
import { WheelPicker } from './WheelPicker';
import styles from './WheelPicker.module.css';

export interface WheelSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What is chosen. */
  title: ReactNode;
  /** The wheels, as they are when these values are chosen. */
  columnsOf: ColumnsOf;
  /** What stands in the middle when the sheet opens; values that are not offered give way. */
  value: readonly string[];
  /** Called by 确认 with the value of each wheel. Nothing counts before. */
  onConfirm: (value: string[]) => void;
  /** In place of the wheels, while there is nothing to choose from: loading, failed. Default none. */
  children?: ReactNode;
}

/** Wheels in a sheet: 取消 forgets what was turned, 确认 takes it. */
export function WheelSheet({ open, onOpenChange, title, ...rest }: WheelSheetProps) {
  const titleId = useId();
  return (
    <Overlay open={open} onOpenChange={onOpenChange} placement="bottom" titleId={titleId}>
      <WheelSheetContent titleId={titleId} title={title} onClose={() => onOpenChange(false)} {...rest} />
    </Overlay>
  );
}

interface WheelSheetContentProps extends Omit<WheelSheetProps, 'open' | 'onOpenChange'> {
  titleId: string;
  onClose: () => void;
}

/** Lives as long as the sheet is open, and so does what was turned and not yet confirmed. */
function WheelSheetContent({
  titleId,
  title,
  columnsOf,
  value,
  onConfirm,
  onClose,
  children,
}: WheelSheetContentProps) {
  const { t } = useTexts();
  const [turned, setTurned] = useState<readonly string[]>();
  const present = settled(columnsOf, turned ?? value);
  return (
    <>
      <div className={styles.head}>
        <button type="button" className={styles.action} onClick={onClose}>
          {t('ui.cancel')}
        </button>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.action}
          data-confirm
          disabled={children !== undefined}
          onClick={() => {
            onConfirm(present);
            onClose();
          }}
        >
          {t('ui.confirm')}
        </button>
      </div>
      <div className={styles.body}>
        {children ?? <WheelPicker columns={columnsOf(present)} value={present} onValueChange={setTurned} />}
      </div>
    </>
  );
}
