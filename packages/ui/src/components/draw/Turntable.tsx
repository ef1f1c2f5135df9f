import { type ComponentProps, useState } from 'react';
import { classNames } from '../../class-names';
import type { CustomProperties } from '../../custom-properties';
import { useTexts } from '../../texts';
import { Spinner } from '../spinner';
import { VisuallyHidden } from '../visually-hidden';
import { DrawStatus } from './DrawStatus';
import styles from './Turntable.module.css';
import { angleFor, sectorPath } from './turning';
import { type DrawProps, useDraw, waiting } from './use-draw';

export interface TurntableProps
  extends DrawProps,
    Omit<ComponentProps<'div'>, keyof DrawProps | 'onDraw' | 'children'> {}

/** As long as the transition of the disc. */
const TURN_MS = 4_000;

/** A prize wheel: two to twelve sectors, a button in the middle. Names of the sectors stand elsewhere for screen readers. */
export function Turntable({ items, onDraw, onShown, disabled = false, className, ...rest }: TurntableProps) {
  const { t } = useTexts();
  const [angle, setAngle] = useState(0);
  const [still, setStill] = useState(false);
  const draw = useDraw({ items, onDraw, onShown, disabled }, async (key, moving, signal) => {
    const place = items.findIndex((item) => item.key === key);
    if (place < 0) return;
    setStill(!moving);
    setAngle((before) => angleFor(before, place, items.length));
    if (moving) await waiting(TURN_MS, signal);
  });
  const busy = draw.phase === 'asking' || draw.phase === 'showing';
  const share = 360 / items.length;
  return (
    <div className={classNames(styles.root, className)} data-still={still || undefined} {...rest}>
      <div className={styles.stage}>
        <span aria-hidden="true" className={styles.pointer} />
        <div aria-hidden="true" className={styles.disc} style={{ transform: `rotate(${angle}deg)` }}>
          <svg aria-hidden="true" viewBox="-50 -50 100 100" className={styles.sectors}>
            {items.map((item, place) => (
              <path key={item.key} className={styles.sector} d={sectorPath(place, items.length)} />
            ))}
          </svg>
          {items.map((item, place) => (
            <span
              key={item.key}
              className={styles.label}
              style={{ '--turntable-angle': `${(place + 0.5) * share}deg` } as CustomProperties}
            >
              <span>{item.label}</span>
            </span>
          ))}
        </div>
        <button
          type="button"
          className={styles.button}
          disabled={disabled}
          aria-disabled={busy || undefined}
          onClick={() => void draw.start()}
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
      </div>
      <DrawStatus items={items} state={draw} />
    </div>
  );
}
