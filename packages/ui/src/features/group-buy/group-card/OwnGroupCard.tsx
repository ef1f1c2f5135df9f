import type { GroupDetail } from '@yunyou/contract';
import { Countdown } from '../../../components/countdown';
import { MediaCard } from '../../../components/media-card';
import { Progress } from '../../../components/progress';
import { Tag } from '../../../components/tag';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { lackingOf } from '../../marketing/group-progress';
import styles from './OwnGroupCard.module.css';

export interface OwnGroupCardProps {
  /** The group, which the member waits for. */
  detail: GroupDetail;
  /** Where it is shown whole. */
  href: string;
  /** Called when its time is up: the server has the word. */
  onExpired: () => void;
}

/** A group of the member's own that forms: how many are missing, and how long there is. */
export function OwnGroupCard({ detail: { group, product }, href, onExpired }: OwnGroupCardProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const { needed, members, endsAtMs } = group;
  const words = t('groupBuy.paid', { count: members.length, needed });
  return (
    <MediaCard
      href={href}
      picture={product.picture}
      eager
      title={product.name}
      tags={
        <>
          <Tag tone="warning">{t('groupBuy.mine')}</Tag>
          <Tag tone="primary">{t('marketing.group.lack', { count: lackingOf(group) })}</Tag>
        </>
      }
      note={
        <span className={styles.time}>
          {t('marketing.group.endsIn')} <Countdown endsAtMs={endsAtMs} now={clock.now} onEnd={onExpired} />
        </span>
      }
    >
      <span className={styles.progress}>
        <Progress label={words} value={members.length / needed} />
        <span aria-hidden="true">{words}</span>
      </span>
    </MediaCard>
  );
}
