import type { BargainState } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Countdown } from '../../../components/countdown';
import { MediaCard } from '../../../components/media-card';
import { Progress } from '../../../components/progress';
import { Tag, type TagProps } from '../../../components/tag';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { bargainLead, bargainPart } from '../../marketing/bargain-progress';
import styles from './MyBargains.module.css';

export interface BargainCardProps {
  bargain: BargainState;
  /** The page of the bargain, and where another one for the same is started. */
  hrefs: { bargain: string; again: string };
  /** Called when its time is up: the server has the word. */
  onExpired: () => void;
}

const tones: Readonly<Record<BargainState['status'], TagProps['tone']>> = {
  running: 'primary',
  reached: 'warning',
  bought: 'success',
  ended: 'neutral',
};

/** What is to be done about a bargain next. */
function actionOf({ status, beingPaid }: BargainState): 'pay' | 'buy' | 'ask' | 'see' | 'again' {
  if (status === 'bought') return 'see';
  if (status === 'ended') return 'again';
  if (beingPaid) return 'pay';
  return status === 'reached' ? 'buy' : 'ask';
}

/** One of the member's bargains: how far it is, how long there is, and the one thing to do. */
export function BargainCard({ bargain, hrefs, onExpired }: BargainCardProps) {
  const texts = useTexts();
  const { t, money } = texts;
  const { clock } = useSdk();
  const { status, name, specText, cutFen, endsAtMs } = bargain;
  const kind = actionOf(bargain);
  const action = t('bargain.mine.action', { action: kind });
  const isOver = status === 'bought' || status === 'ended';
  const cut = t('marketing.bargain.cut', { amount: money(cutFen) });
  return (
    <MediaCard
      picture={bargain.thumb}
      title={name}
      subtitle={specText}
      muted={status === 'ended'}
      tags={<Tag tone={tones[status]}>{bargainLead(texts, bargain)}</Tag>}
      note={
        !isOver && (
          <span className={styles.time}>
            {t('marketing.bargain.endsIn')}{' '}
            <Countdown endsAtMs={endsAtMs} now={clock.now} onEnd={onExpired} />
          </span>
        )
      }
      price={
        <ButtonLink
          href={kind === 'again' ? hrefs.again : hrefs.bargain}
          size="small"
          variant={isOver ? 'outline' : 'primary'}
          aria-label={t('bargain.mine.actionNamed', { action, name })}
        >
          {action}
        </ButtonLink>
      }
    >
      <span className={styles.progress}>
        <Progress
          label={cut}
          value={bargainPart(bargain)}
          state={status === 'running' || status === 'ended' ? 'active' : 'done'}
        />
        <span aria-hidden="true">
          {cut} · {money(bargain.priceFen)}
        </span>
      </span>
    </MediaCard>
  );
}
