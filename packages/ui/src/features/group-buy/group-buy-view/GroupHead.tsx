import type { GroupDetail } from '@yunyou/contract';
import { NoticeBar } from '../../../components/notice-bar';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { canJoin, GroupProgress, isFull } from '../../marketing/group-progress';

const never = async () => undefined;

/** The group a link was opened for, and why it cannot be joined where it cannot. */
export function GroupHead({ detail, onExpired }: { detail: GroupDetail; onExpired: () => void }) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const { group, mySeat } = detail;
  return (
    <>
      {mySeat === 'left' && <NoticeBar tone="info">{t('groupBuy.leftOwn')}</NoticeBar>}
      {!canJoin(group, clock.now()) && (
        <NoticeBar tone="warning" role="status">
          {t(isFull(group, clock.now()) ? 'groupBuy.full' : 'groupBuy.groupOver')}
        </NoticeBar>
      )}
      <GroupProgress
        group={{ value: group, error: undefined, reload: never }}
        now={clock.now}
        onExpired={onExpired}
      />
    </>
  );
}
