import { Skeleton } from '../skeleton';
import type { RadioGroupProps } from './RadioGroup';
import styles from './RadioGroup.module.css';

export interface RadioGroupPendingProps {
  /** The look of the group that comes. Default `rows`. */
  look?: RadioGroupProps['look'];
  /** How many to choose from. Default `3`. */
  count?: number;
  /** They have a second line. Default `false`. */
  described?: boolean;
  /** A legend stands above them. Default `false`. */
  labelled?: boolean;
}

/** A choice that waits, in the shape of what comes. Decoration: put `aria-busy` on what is loading. */
export function RadioGroupPending({
  look = 'rows',
  count = 3,
  described = false,
  labelled = false,
}: RadioGroupPendingProps) {
  const [width, secondWidth] = look === 'chips' ? ['4.5em', '3em'] : ['45%', '80%'];
  return (
    <div aria-hidden="true" className={styles.root} data-look={look}>
      {labelled && (
        <div className={styles.legend}>
          <Skeleton shape="text" width="5em" />
        </div>
      )}
      <div className={styles.items}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never change places
          <div key={place} className={styles.item}>
            {look === 'rows' && <Skeleton shape="circle" height={20} className={styles.waiting} />}
            <div className={styles.words}>
              <Skeleton shape="text" width={width} />
              {described && (
                <span className={styles.description}>
                  <Skeleton shape="text" width={secondWidth} />
                </span>
              )}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
