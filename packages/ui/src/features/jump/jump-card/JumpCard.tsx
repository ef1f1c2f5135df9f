import { timeStatus } from '@yunyou/contract';
import { webPageUrl } from '@yunyou/navigation';
import type { Jump } from '@yunyou/sdk';
import { Button, ButtonLink } from '../../../components/button';
import { Countdown } from '../../../components/countdown';
import { Picture, shownSizes } from '../../../components/picture';
import { QrCode } from '../../../components/qr-code';
import { useOwnSite, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './JumpCard.module.css';

export interface JumpCardProps {
  /** What the page does, as the SDK tells. */
  jump: Extract<Jump, { state: 'card' }>;
  /** Address of this page for other devices, in the code that they scan. */
  pageHref: string;
  /** Called once when the time to the start is up. */
  onStart: () => void;
}

const SIZES = shownSizes({ column: 'min(100vw - 32px, 448px)', desktop: '480px' });

/** Where a code leads: a picture, what it is, the time to its start, and one button. */
export function JumpCard({ jump, pageHref, onStart }: JumpCardProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { title, subtitle, picture, startsAtMs } = jump.target;
  const isComing = jump.target.timeStatus === timeStatus.notStarted;
  return (
    <article className={styles.root}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} alt="" fill priority sizes={SIZES} />
        </div>
      )}
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {isComing && (
          <p className={styles.start}>
            {t('jump.untilStart')}{' '}
            <Countdown endsAtMs={startsAtMs} now={sdk.clock.now} format="words" onEnd={onStart} />
          </p>
        )}
        <Way jump={jump} pageHref={pageHref} isComing={isComing} />
      </div>
    </article>
  );
}

interface WayProps extends Pick<JumpCardProps, 'jump' | 'pageHref'> {
  isComing: boolean;
}

/** The one button, or the code where nothing here can open the target. */
function Way({ jump: { link, target }, pageHref, isComing }: WayProps) {
  const { host } = useSdk();
  const isOwn = useOwnSite();
  const { t } = useTexts();
  if (isComing) {
    return (
      <Button block size="large" disabled>
        {t('jump.notYet')}
      </Button>
    );
  }
  const text = target.buttonText || t('jump.go');
  switch (link.kind) {
    case 'INNER':
      return (
        <ButtonLink block size="large" href={link.url}>
          {text}
        </ButtonLink>
      );
    case 'H5':
      return isOwn(link.url) ? (
        <ButtonLink block size="large" href={webPageUrl(link.url)}>
          {text}
        </ButtonLink>
      ) : (
        <>
          <p className={styles.notice}>{t('jump.leave', { host: new URL(link.url).host })}</p>
          <Button block size="large" onClick={() => host.openUrl(link.url)}>
            {target.buttonText || t('jump.leaveGo')}
          </Button>
        </>
      );
    default:
      return (
        <div className={styles.scan}>
          <div className={styles.code}>
            <QrCode value={pageHref} label={t('jump.code')} />
          </div>
          <p className={styles.scanTitle}>{t('jump.scan')}</p>
          <p className={styles.notice}>{t('jump.scanText', { kind: link.kind })}</p>
        </div>
      );
  }
}
