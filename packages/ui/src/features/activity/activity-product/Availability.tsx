import type { FlashItemState } from '@yunyou/contract';
import { Countdown } from '../../../components/countdown';
import { NoticeBar } from '../../../components/notice-bar';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

export interface AvailabilityProps {
  /** How it stands, and when it begins, in epoch milliseconds. */
  product: { state: FlashItemState; startsAtMs: number };
  /** Why nothing can be had while what is left may come back. */
  waitingText: string;
  /** The activity begins: the server is asked. */
  onStart: () => void;
}

/** Why what an activity sells cannot be had now; nothing where it can. */
export function Availability({ product: { state, startsAtMs }, waitingText, onStart }: AvailabilityProps) {
  const { t, instant } = useTexts();
  const { clock } = useSdk();
  if (state === 'running') return null;
  if (state === 'coming') {
    return (
      <NoticeBar tone="info">
        {t('activity.product.startsAt', { time: instant(startsAtMs) })}{' '}
        <Countdown key={startsAtMs} endsAtMs={startsAtMs} now={clock.now} onEnd={onStart} />
      </NoticeBar>
    );
  }
  if (state === 'waiting') return <NoticeBar tone="warning">{waitingText}</NoticeBar>;
  return (
    <NoticeBar tone="warning">
      {t(state === 'over' ? 'activity.product.over' : 'activity.product.soldOut')}
    </NoticeBar>
  );
}
