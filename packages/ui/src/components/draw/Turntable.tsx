import { type ComponentProps, useState } from 'react';
import { classNames } from '../../class-names';
import type { CustomProperties } from '../../custom-properties';
import { DrawButton } from './DrawButton';
import { DrawStatus } from './DrawStatus';
import styles from './Turntable.module.css';
import { angleFor, labelWidth, sectorPath } from './turning';
import { type DrawProps, useDraw, waiting } from './use-draw';

export interface TurntableProps
  extends DrawProps,
    Omit<ComponentProps<'div'>, keyof DrawProps | 'onDraw' | 'children'> {}

/** As long as the transition of the disc. */
const TURN_MS = 4_000;

/** A prize wheel: two to twelve sectors, a button in the middle. Names of the sectors stand elsewhere for screen readers. */
export function Turntable({
  items,
  onDraw,
  onShown,
  failedText,
  disabled = false,
  className,
  ...rest
}: TurntableProps) {
  const [angle, setAngle] = useState(0);
  const draw = useDraw({ items, onDraw, onShown, disabled }, async (key, moving, signal) => {
    const place = items.findIndex((item) => item.key === key);
    if (place < 0) return;
    setAngle((before) => angleFor(before, place, items.length));
    if (moving) await waiting(TURN_MS, signal);
  });
  const share = 360 / items.length;
  return (
    <div className={classNames(styles.root, className)} {...rest}>
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
              style={
                {
                  '--turntable-angle': `${(place + 0.5) * share}deg`,
                  '--turntable-label': `${labelWidth(items.length).toFixed(1)}%`,
                } as CustomProperties
              }
            >
              <span>{item.label}</span>
            </span>
          ))}
        </div>
        <DrawButton state={draw} disabled={disabled} className={styles.button} />
      </div>
      <DrawStatus items={items} state={draw} failedText={failedText} />
    </div>
  );
}
