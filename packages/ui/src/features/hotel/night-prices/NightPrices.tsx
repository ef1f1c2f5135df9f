import { VisuallyHidden } from '../../../components/visually-hidden';
import { useTexts } from '../../../texts';
import styles from './NightPrices.module.css';

interface Night {
  night: string;
  priceFen: number;
}

export interface NightPricesProps {
  /** Each night with its price in one room, fen. */
  nights: readonly Night[];
  /** The prices before: those that are others now are struck through. Default none. */
  before?: readonly Night[];
}

/** The price of each night; one row where all are the same. */
export function NightPrices({ nights, before = [] }: NightPricesProps) {
  const { t, day, money } = useTexts();
  const was = new Map(before.map(({ night, priceFen }) => [night, priceFen]));
  return (
    <ul className={styles.root}>
      {nights.map(({ night, priceFen }) => {
        const old = was.get(night);
        const isChanged = old !== undefined && old !== priceFen;
        return (
          <li key={night} className={styles.night} data-changed={isChanged || undefined}>
            <span>{day(night, 'named')}</span>
            <span className={styles.price}>
              {isChanged && (
                <>
                  <VisuallyHidden>{t('hotel.night.before')}</VisuallyHidden>
                  <s className={styles.old}>{money(old)}</s>
                  <VisuallyHidden>{t('hotel.night.now')}</VisuallyHidden>
                </>
              )}
              {money(priceFen)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
