import { useEffect, useState } from 'react';
import { Button } from '../../../components/button';
import { ProgressCircle } from '../../../components/progress';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { CheckIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './BrowseRing.module.css';

export interface BrowseRingProps {
  /** For so long the page is to be looked at, in milliseconds. */
  lookMs: number;
  /** Back to where the chances are given. */
  onBack: () => void;
}

export const areas = ['lottery'] as const;

const TICK_MS = 1_000;
const SIZE = 56;

/** Time that the page was in sight; it stands still while it is not. The server has a clock of its own. */
function useSeenMs(untilMs: number): number {
  const [seenMs, setSeenMs] = useState(0);
  const isOver = seenMs >= untilMs;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      if (!document.hidden) setSeenMs((before) => before + TICK_MS);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return seenMs;
}

/** A ring that fills while a page is looked at, and the way back once it is full. */
export default function BrowseRing({ lookMs, onBack }: BrowseRingProps) {
  const { t } = useTexts();
  const seenMs = useSeenMs(lookMs);
  const isDone = seenMs >= lookMs;
  const seconds = Math.max(0, Math.ceil((lookMs - seenMs) / 1_000));
  return (
    <aside className={styles.root} aria-label={t('lottery.ring.label')} data-done={isDone || undefined}>
      <ProgressCircle
        label={t('lottery.ring.label')}
        value={lookMs === 0 ? 1 : Math.min(1, seenMs / lookMs)}
        state={isDone ? 'done' : 'active'}
        size={SIZE}
      >
        {isDone ? <CheckIcon size={24} /> : t('lottery.ring.seconds', { seconds })}
      </ProgressCircle>
      {isDone && (
        <Button size="small" onClick={onBack}>
          {t('lottery.ring.back')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">
          {isDone
            ? t('lottery.ring.done')
            : t('lottery.ring.looking', { seconds: Math.ceil(lookMs / 1_000) })}
        </span>
      </VisuallyHidden>
    </aside>
  );
}
