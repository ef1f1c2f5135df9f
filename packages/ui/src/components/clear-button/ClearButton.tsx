import { classNames } from '../../class-names';
import { CircleXIcon } from '../../icons';
import { useTexts } from '../../texts';
import { IconButton } from '../icon-button';
import styles from './ClearButton.module.css';

interface ClearButtonProps {
  /** Empties the field and puts the focus back into it. */
  onClear: () => void;
  /** Its margins within the field. */
  className: string | undefined;
}

/** Empties the field it stands in. */
export function ClearButton({ onClear, className }: ClearButtonProps) {
  const { t } = useTexts();
  return (
    <IconButton
      label={t('components.clear')}
      className={classNames(styles.root, className)}
      onClick={onClear}
    >
      <CircleXIcon />
    </IconButton>
  );
}
