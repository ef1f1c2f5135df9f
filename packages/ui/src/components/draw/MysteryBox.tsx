import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { useTexts } from '../../texts';
import { Button } from '../button';
import { DrawStatus } from './DrawStatus';
import styles from './MysteryBox.module.css';
import { type DrawProps, useDraw, waiting } from './use-draw';

export interface MysteryBoxProps
  extends DrawProps,
    Omit<ComponentProps<'div'>, keyof DrawProps | 'onDraw' | 'children'> {}

/** How long the box keeps its secret once the server has told it. */
const SUSPENSE_MS = 900;

/** A box, and nobody knows what is in it until it is opened. */
export function MysteryBox({
  items,
  onDraw,
  onShown,
  failedText,
  disabled = false,
  className,
  ...rest
}: MysteryBoxProps) {
  const { t } = useTexts();
  const draw = useDraw({ items, onDraw, onShown, disabled }, async (_key, moving, signal) => {
    if (moving) await waiting(SUSPENSE_MS, signal);
  });
  return (
    <div className={classNames(styles.root, className)} data-phase={draw.phase} {...rest}>
      <svg viewBox="0 0 200 180" aria-hidden="true" className={styles.box}>
        <g className={styles.glow}>
          <path className={styles.ray} d="M100 66V40M76 70L64 48m60 22l12-22M56 80L38 66m106 14l18-14" />
        </g>
        <path className={styles.body} d="M40 92h76v72H48a8 8 0 0 1-8-8z" />
        <path className={styles.side} d="M116 92h44v64a8 8 0 0 1-8 8h-36z" />
        <path className={styles.ribbon} d="M72 92h14v72H72z" />
        <g className={styles.lid}>
          <path className={styles.body} d="M34 76a6 6 0 0 1 6-6h78v26H40a6 6 0 0 1-6-6z" />
          <path className={styles.side} d="M118 70h42a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-42z" />
          <path className={styles.ribbon} d="M72 70h14v26H72z" />
          <path
            className={styles.ribbon}
            d="M79 70c-6-14-26-20-28-10-1 8 14 11 28 10zm0 0c6-14 26-20 28-10 1 8-14 11-28 10z"
          />
        </g>
      </svg>
      <DrawStatus items={items} state={draw} failedText={failedText} />
      <Button size="large" disabled={disabled} loading={draw.busy} onClick={() => void draw.start()}>
        {t('kit.box.open')}
      </Button>
    </div>
  );
}
