import { VisuallyHidden } from '../../../components/visually-hidden';
import { useRemaining } from '../../../hooks/use-remaining';
import { useHydrated } from '../../../shell';
import { useTexts } from '../../../texts';

const MINUTE_MS = 60_000;
/** Minutes before the end at which it is read out. */
const TOLD = [1, 10] as const;

/** What is read out of a group's time: ten minutes and one minute before its end, not every second. */
export function EndSoon({ endsAtMs, now }: { endsAtMs: number; now: () => number }) {
  const { t } = useTexts();
  const isHydrated = useHydrated();
  const remainingMs = useRemaining(endsAtMs, now);
  const minutes = TOLD.find((one) => remainingMs <= one * MINUTE_MS);
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {isHydrated && minutes !== undefined && t('marketing.group.soon', { minutes })}
      </span>
    </VisuallyHidden>
  );
}
