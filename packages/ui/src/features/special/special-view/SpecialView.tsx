import { type Special, timeStatus } from '@yunyou/contract';
import { useReducer } from 'react';
import { Countdown } from '../../../components/countdown';
import { CardGrid } from '../../../components/media-card';
import { NoticeBar } from '../../../components/notice-bar';
import { PageHeading } from '../../../components/page-heading';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { Section } from '../../../components/section';
import { Empty } from '../../../components/state';
import { TextBlocks } from '../../../components/text-blocks';
import { ClockIcon } from '../../../icons';
import { AppPage, PageBody, ShareButton, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { RecordRow } from '../../search';
import styles from './SpecialView.module.css';

export interface SpecialViewProps {
  /** The special. */
  special: Special;
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

/** A page of the operator's about one theme: its picture, texts, and lists of what can be visited or bought. */
export function SpecialView({ special }: SpecialViewProps) {
  const { title, subtitle, picture, components } = special;
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
        <PageHeading title={title} repeated lead={subtitle} />
        <SpecialTime special={special} />
        <Components components={components} />
      </PageBody>
    </AppPage>
  );
}

/** With more than a day to go nobody counts seconds. */
const DAY_MS = 86_400_000;

/** Until when one waits, or that it is over; what is said follows the server's clock. */
function SpecialTime({ special }: SpecialViewProps) {
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

function Components({ components }: Pick<Special, 'components'>) {
  const { t } = useTexts();
  const shown = components.filter((one) => one.type === 'text' || one.items.length > 0);
  if (shown.length === 0) return <Empty title={t('special.empty')} />;
  return shown.map((component, place) =>
    component.type === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one page, never moved
      <div key={place} className={styles.text}>
        <TextBlocks blocks={component.blocks} />
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one page, never moved
      <Section key={place} title={component.title}>
        <CardGrid>
          {component.items.map((record) => (
            <RecordRow key={`${record.kind}:${record.id}`} record={record} />
          ))}
        </CardGrid>
      </Section>
    ),
  );
}
