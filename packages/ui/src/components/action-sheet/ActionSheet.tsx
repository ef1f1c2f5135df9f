import { type ReactNode, useId } from 'react';
import { useTexts } from '../../texts';
import { Overlay } from '../overlay';
import styles from './ActionSheet.module.css';

export interface ActionSheetItem {
  value: string;
  label: ReactNode;
  /** A second line. Default none. */
  description?: ReactNode;
  /** Default `false`. */
  disabled?: boolean;
  /** It can't be undone. Default `false`. */
  danger?: boolean;
}

export interface ActionSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What is to be done about it. */
  title: ReactNode;
  /** What can be done, the most likely first. */
  items: readonly ActionSheetItem[];
  /** Called with the chosen item's value; the sheet closes. */
  onSelect: (value: string) => void;
}

/** A few things to do, and the way out. */
export function ActionSheet({ open, onOpenChange, title, items, onSelect }: ActionSheetProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <Overlay
      open={open}
      onOpenChange={onOpenChange}
      placement="bottom"
      titleId={titleId}
      className={styles.root}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.items}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            className={styles.item}
            data-danger={item.danger || undefined}
            disabled={item.disabled}
            onClick={() => {
              onSelect(item.value);
              onOpenChange(false);
            }}
          >
            {item.label}
            {item.description && <span className={styles.description}>{item.description}</span>}
          </button>
        ))}
      </div>
      <button type="button" className={styles.cancel} onClick={() => onOpenChange(false)}>
        {t('ui.cancel')}
      </button>
    </Overlay>
  );
}
