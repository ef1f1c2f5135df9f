import { type NftActivity, type NftProgress, timeStatus } from '@yunyou/contract';
import { Countdown } from '../../../components/countdown';
import { NoticeBar } from '../../../components/notice-bar';
import { PageHeading } from '../../../components/page-heading';
import { Picture, shownSizes } from '../../../components/picture';
import { Row } from '../../../components/row';
import { Tag } from '../../../components/tag';
import { PageBody, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './NftActivity.module.css';

const DAY_MS = 86_400_000;
const SIZES = shownSizes({ column: 'min(100vw, 480px)', desktop: '720px' });

export interface NftHeroProps {
  /** The activity, as the member sees it. */
  detail: NftActivity;
  /** How far the member is in it. */
  progress: NftProgress;
  /** Its time begins or ends: the server is asked. */
  onMoment: () => void;
}

/** What an activity of collectibles looks like, its time, and under which number the member joined. */
export function NftHero({ detail: { activity }, progress: { userIndex }, onMoment }: NftHeroProps) {
  const { t, number, instant } = useTexts();
  const { name, intro, picture, participants, startsAtMs, endsAtMs } = activity;
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" fill sizes={SIZES} priority />
      </div>
      <PageBody>
        <PageHeading title={name} lead={intro || undefined}>
          <Row>
            {userIndex !== null && (
              <Tag tone="member">{t('nft.hero.participant', { index: number(userIndex) })}</Tag>
            )}
            <Tag>{t('nft.hero.participants', { count: number(participants) })}</Tag>
          </Row>
        </PageHeading>
        <HeroTime activity={activity} onMoment={onMoment} />
        <p className={styles.quiet}>
          {t('nft.hero.span', { from: instant(startsAtMs), to: instant(endsAtMs) })}
        </p>
      </PageBody>
    </div>
  );
}

interface HeroTimeProps extends Pick<NftHeroProps, 'onMoment'> {
  activity: NftActivity['activity'];
}

/** What the activity waits for, by the server's clock. */
function HeroTime({ activity, onMoment }: HeroTimeProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  if (activity.timeStatus === timeStatus.ended) {
    return (
      <NoticeBar tone="warning">
        {t('nft.hero.over')} · {t('nft.hero.overHint')}
      </NoticeBar>
    );
  }
  const isComing = activity.timeStatus === timeStatus.notStarted;
  const endsAtMs = isComing ? activity.startsAtMs : activity.endsAtMs;
  return (
    <NoticeBar tone="info">
      {t(isComing ? 'nft.hero.startsIn' : 'nft.hero.endsIn')}{' '}
      <Countdown
        key={endsAtMs}
        endsAtMs={endsAtMs}
        now={clock.now}
        onEnd={onMoment}
        format={endsAtMs - clock.now() > DAY_MS ? 'words' : 'clock'}
      />
    </NoticeBar>
  );
}
