import { bargainOf, type CheckoutLine, type CheckoutState, groupOf, heldOf } from '@yunyou/sdk/checkout';
import { Countdown } from '../../../components/countdown';
import { NoticeBar } from '../../../components/notice-bar';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './ActivityNotice.module.css';
import { ActivityRefused, type ActivityRefusedProps } from './ActivityRefused';
import { BargainNotice } from './BargainNotice';
import { GroupNotice } from './GroupNotice';

/** Where an order in an activity leads. */
export type ActivityLineHrefs = ActivityRefusedProps['hrefs'];

export interface ActivityNoticeProps {
  /** The lines of the order, of which one may be ordered in an activity. */
  state: Pick<CheckoutState, 'lines'>;
  /** The time is up: the server is asked whether it can still be ordered so. */
  onEnd: () => unknown;
  /** Pages that it leads to. */
  hrefs: ActivityLineHrefs;
}

/** The activity that is ordered in, and until when; once it is not possible, why, and where to go on. Nothing for other orders. */
export function ActivityNotice({ state, onEnd, hrefs }: ActivityNoticeProps) {
  const { clock } = useSdk();
  const { t } = useTexts();
  const line = state.lines.filter(canBeInActivity).find(({ activity }) => activity !== undefined);
  if (!line?.activity) return null;
  const { activity, problems } = line;
  if (problems.activity) {
    return <ActivityRefused activity={activity} problem={problems.activity} hrefs={hrefs} />;
  }
  const group = groupOf(activity);
  if (group) return <GroupNotice group={group} onEnd={onEnd} />;
  const bargain = bargainOf(activity);
  if (bargain) return <BargainNotice bargain={bargain} onEnd={onEnd} />;
  const held = heldOf(activity);
  if (!held || held.holdUntilMs === null) return null;
  return (
    <NoticeBar tone="info">
      <span className={styles.left}>
        {t('order.held.left')}
        <Countdown endsAtMs={held.holdUntilMs} now={clock.now} onEnd={() => void onEnd()} />
      </span>
      <span className={styles.hint}>{t('order.held.fixed')}</span>
    </NoticeBar>
  );
}

/** Not every kind is sold in activities. */
const canBeInActivity = (line: CheckoutLine): line is Extract<CheckoutLine, { activity: unknown }> =>
  'activity' in line;
