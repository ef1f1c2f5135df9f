import type { LineGroup } from '@yunyou/sdk/checkout';
import { Countdown } from '../../../components/countdown';
import { NoticeBar } from '../../../components/notice-bar';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './ActivityNotice.module.css';

export interface GroupNoticeProps {
  /** The group that is opened or joined. */
  group: LineGroup;
  /** Its time is up: the server is asked whether it can still be joined. */
  onEnd: () => unknown;
}

/** Which group an order opens or joins, how many it needs, and until when. */
export function GroupNotice({ group, onEnd }: GroupNoticeProps) {
  const { clock } = useSdk();
  const { t } = useTexts();
  const { groupId, needed, lacking, hours, endsAtMs } = group;
  const isJoined = groupId !== undefined;
  return (
    <NoticeBar tone="info">
      <span className={styles.left}>
        {isJoined
          ? t('order.group.joins', { count: needed, lacking })
          : t('order.group.opens', { count: needed })}
        {endsAtMs !== null && (
          <span className={styles.left}>
            {t('order.group.left')}
            <Countdown endsAtMs={endsAtMs} now={clock.now} onEnd={() => void onEnd()} />
          </span>
        )}
      </span>
      <span className={styles.hint}>
        {isJoined ? t('order.group.joinsHow') : t('order.group.opensHow', { hours, count: needed })}
      </span>
    </NoticeBar>
  );
}
