import { type ComponentProps, useState } from 'react';
import { DrawButton } from './DrawButton';
import styles from './DrawGrid.module.css';
import { DrawStatus } from './DrawStatus';
import { ring, stepMs } from './turning';
import { type DrawProps, useDraw, waiting } from './use-draw';

export interface DrawGridProps
  extends DrawProps,
    Omit<ComponentProps<'div'>, keyof DrawProps | 'onDraw' | 'children'> {}

/** Rounds the light makes before it begins to look for its place. */
const ROUNDS = 2;
const MIDDLE = 4;

/** Eight things around a button, and a light that runs among them. Fewer than eight stand there more than once. */
export function DrawGrid({ items, onDraw, onShown, failedText, disabled = false, ...rest }: DrawGridProps) {
  const [lit, setLit] = useState<number>();
  // By the order in which the light runs.
  const around = ring.flatMap((_, place) => items[place % items.length] ?? []);
  const draw = useDraw({ items, onDraw, onShown, disabled }, async (key, moving, signal) => {
    const target = around.findIndex((item) => item.key === key);
    if (target < 0) return;
    const steps = ROUNDS * ring.length + target;
    for (let step = 0; moving && step < steps; step += 1) {
      setLit(step % ring.length);
      await waiting(stepMs(step, steps), signal);
    }
    setLit(target);
  });
  return (
    <div {...rest}>
      <div className={styles.grid}>
        {Array.from({ length: 9 }, (_, cell) => {
          if (cell === MIDDLE) {
            return <DrawButton key="button" state={draw} disabled={disabled} className={styles.button} />;
          }
          const place = ring.indexOf(cell);
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={cell}
              aria-hidden="true"
              className={styles.cell}
              data-lit={place === lit || undefined}
            >
              <span>{around[place]?.label}</span>
            </span>
          );
        })}
      </div>
      <DrawStatus items={items} state={draw} failedText={failedText} />
    </div>
  );
}
