import { Cell } from '../cell';
import { Skeleton } from '../skeleton';
import styles from './CityPicker.module.css';

const hot = [1, 2, 3, 4, 5, 6];
const names = ['4em', '3em', '5em', '3em'];

/** The places of a `CityPicker`: the search, the popular cities, the first rows. Decoration: put `aria-busy` on what is loading. */
export function CityPickerPending() {
  return (
    <div aria-hidden="true">
      <div className={styles.search}>
        <Skeleton height="calc(var(--yy-target) + 2px)" style={{ borderRadius: 'var(--yy-radius-pill)' }} />
      </div>
      <div className={styles.group}>
        <div className={styles.title}>
          <Skeleton shape="text" width="4em" />
        </div>
        <div className={styles.chips}>
          {hot.map((place) => (
            <span key={place} className={styles.chip}>
              <Skeleton shape="text" width="3em" />
            </span>
          ))}
        </div>
      </div>
      {names.map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that wait never change places
        <Cell key={place} title={<Skeleton shape="text" width={width} />} />
      ))}
    </div>
  );
}
