import { classNames } from '../../class-names';
import { useTexts } from '../../texts';
import { Spinner } from '../spinner';
import { VisuallyHidden } from '../visually-hidden';
import styles from './DrawButton.module.css';
import type { DrawState } from './use-draw';

interface DrawButtonProps {
  /** The draw that it starts. */
  state: DrawState;
  disabled: boolean;
  /** Its place and edge. */
  className?: string;
}

/** The button in the middle of a draw; busy until what was drawn is shown. */
export function DrawButton({ state: { busy, start }, disabled, className }: DrawButtonProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={classNames(styles.root, className)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={() => void start()}
    >
      {busy ? (
        <>
          <Spinner size={22} />
          <VisuallyHidden>{t('kit.draw.working')}</VisuallyHidden>
        </>
      ) : (
        t('kit.draw.start')
      )}
    </button>
  );
}
