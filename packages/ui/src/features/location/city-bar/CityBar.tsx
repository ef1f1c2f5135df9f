import { ChevronDownIcon, MapPinIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './CityBar.module.css';

export interface CityBarProps {
  /** Name of the present city, in the language of the page. */
  city: string;
  /** Called when the person wants another city. */
  onOpen: () => void;
}

/** The city whose offers are shown, and the way to change it. */
export function CityBar({ city, onOpen }: CityBarProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={styles.root}
      aria-haspopup="dialog"
      aria-label={t('location.city.change', { city })}
      onClick={onOpen}
    >
      <MapPinIcon size={18} />
      <span className={styles.city}>{city}</span>
      <ChevronDownIcon size={16} />
    </button>
  );
}
