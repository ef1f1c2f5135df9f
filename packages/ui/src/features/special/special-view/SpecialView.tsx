import { type Special, timeStatus } from '@yunyou/contract';
import { useReducer } from 'react';
import { ButtonLink } from '../../../components/button';
import { Countdown } from '../../../components/countdown';
import { NoticeBar } from '../../../components/notice-bar';
import { PageHeading } from '../../../components/page-heading';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { Empty } from '../../../components/state';
import { ClockIcon } from '../../../icons';
import { AppPage, PageBody, ShareButton, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { SpecialParts, type SpecialPartsProps } from '../special-parts';
import styles from './SpecialView.module.css';
import { themeStyle } from './theme-style';

export interface SpecialViewProps extends Pick<SpecialPartsProps, 'tab' | 'onTabChange'> {
  /** The special. */
  special: Special;
  /** Where its parts lead, and the page of all goods. */
  hrefs: SpecialPartsProps['hrefs'] & { goodsHome: string };
}

/** Across the column of a phone; a desktop's is wider, and the picture lower. */
const SIZES = shownSizes({ column: 'min(100vw, 480px)', desktop: 'min(100vw - 32px, 1200px)' });

/** The picture at the head of a special, which is fetched first. */
export const specialHero = ({ picture }: Pick<Special, 'picture'>): ShownPicture => ({
  picture,
  sizes: SIZES,
});

/** Where now stands between the start and the end of a special; without one it is on. */
export function specialStatus(
  { startsAtMs, endsAtMs }: Pick<Special, 'startsAtMs' | 'endsAtMs'>,
  nowMs: number,
) {
  if (startsAtMs !== null && nowMs < startsAtMs) return timeStatus.notStarted;
  return endsAtMs !== null && nowMs >= endsAtMs ? timeStatus.ended : timeStatus.ongoing;
}

/** A page of the operator's about one theme: its picture and colour, texts, offers, and what can be visited or bought. */
export function SpecialView({ special, tab, onTabChange, hrefs }: SpecialViewProps) {
  const { clock } = useSdk();
  const { t } = useTexts();
  const { kind, title, subtitle, picture, theme, components } = special;
  // What an activity offered is over with it; what a spot's special names is still for sale.
  const isOver = kind === 'activity' && specialStatus(special, clock.now()) === timeStatus.ended;
  return (
    <AppPage
      title={title}
      transparentNav
      actions={<ShareButton title={title} desc={subtitle} picture={picture} />}
    >
      <div className={styles.picture}>
        <Picture picture={picture} fill sizes={SIZES} priority />
      </div>
      <PageBody>
        <div className={styles.band} style={themeStyle(theme)}>
          <PageHeading title={title} repeated lead={subtitle} />
        </div>
        {isOver ? (
          <Empty
            title={t('special.activityEnded')}
            description={t('special.activityEndedHint')}
            actions={<ButtonLink href={hrefs.goodsHome}>{t('special.goodsHome')}</ButtonLink>}
          />
        ) : (
          <>
            <SpecialTime special={special} />
            <SpecialParts components={components} tab={tab} onTabChange={onTabChange} hrefs={hrefs} />
          </>
        )}
      </PageBody>
    </AppPage>
  );
}

/** With more than a day to go nobody counts seconds. */
const DAY_MS = 86_400_000;

/** Until when one waits, or that it is over; what is said follows the server's clock. */
function SpecialTime({ special }: Pick<SpecialViewProps, 'special'>) {
  const { clock } = useSdk();
  const { t, instant } = useTexts();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const status = specialStatus(special, clock.now());
  if (status === timeStatus.ended) {
    return (
      <NoticeBar tone="info" icon={<ClockIcon size={18} />}>
        <strong>{t('special.ended')}</strong> · {t('special.endedHint')}
      </NoticeBar>
    );
  }
  if (status === timeStatus.ongoing || special.startsAtMs === null) return null;
  const days = Math.floor((special.startsAtMs - clock.now()) / DAY_MS);
  return (
    <NoticeBar tone="info" icon={<ClockIcon size={18} />}>
      <strong>{t('special.soon')}</strong> ·{' '}
      {days > 0 ? (
        t('special.startsOn', { time: instant(special.startsAtMs), days })
      ) : (
        <>
          {t('special.startsIn')}{' '}
          <Countdown endsAtMs={special.startsAtMs} now={clock.now} onEnd={renderAgain} />
        </>
      )}
    </NoticeBar>
  );
}
