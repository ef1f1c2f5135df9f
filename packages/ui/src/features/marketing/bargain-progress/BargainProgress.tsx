import type { BargainDetail, BargainState } from '@yunyou/contract';
import { useReducer } from 'react';
import { Avatar } from '../../../components/avatar';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Countdown } from '../../../components/countdown';
import { PictureRow } from '../../../components/picture-row';
import { Price } from '../../../components/price';
import { Progress } from '../../../components/progress';
import { Row } from '../../../components/row';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { EndSoon } from '../group-progress/EndSoon';
import { BargainHelpers } from './BargainHelpers';
import { BargainPending } from './BargainPending';
import styles from './BargainProgress.module.css';
import { bargainLead, bargainPart, isShort } from './bargain-standing';

export interface BargainProgressProps {
  /** The bargain, as `useResource` gives it; null where there is none. */
  bargain: ResourceViewProps<BargainState | null>['resource'];
  /** Whose it is, for whoever is asked to help. Default: the person's own. */
  owner?: BargainDetail['owner'];
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
  /** Asks friends to help; a promise keeps the button busy. Default: no button, the page has one. */
  onAskFriends?: () => unknown;
  /** Buys at the price reached; a promise keeps the button busy. Default: no button, the page has one. */
  onBuy?: () => unknown;
  /** Helps somebody else; a promise keeps the button busy. Default: no button, the page has one. */
  onHelp?: () => unknown;
  /** Called when its time is up: time to ask how it ended. Default: nothing. */
  onExpired?: () => void;
}

/** How far a price has come down, by whose help, how many friends are missing, how long there is. */
export function BargainProgress({ bargain, ...rest }: BargainProgressProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={bargain}
      pending={<BargainPending />}
      isEmpty={(value) => value === null}
      empty={<Empty title={t('marketing.activity.empty')} description={t('marketing.activity.emptyHint')} />}
    >
      {(value) => value && <Bargaining bargain={value} {...rest} />}
    </ResourceView>
  );
}

interface BargainingProps extends Omit<BargainProgressProps, 'bargain'> {
  bargain: BargainState;
}

function Bargaining({ bargain, owner, now, onExpired, ...buttons }: BargainingProps) {
  const texts = useTexts();
  const { t, money } = texts;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { status, cutFen, endsAtMs, left, running } = bargain;
  // Past its end the server has the word; until it has spoken nothing can be done.
  const isOpen = (status === 'running' || status === 'reached') && now() < endsAtMs;
  const cut = t('marketing.bargain.cut', { amount: money(cutFen) });
  return (
    <Stack>
      <Card>
        {owner && (
          <p className={styles.owner}>
            <Avatar name={owner.name} src={owner.avatarUrl || undefined} size={36} />
            {t('marketing.bargain.asks', { name: owner.name || t('marketing.bargain.someone') })}
          </p>
        )}
        <PictureRow picture={bargain.thumb}>
          <h2 className={styles.name}>{bargain.name}</h2>
          {bargain.specText && <span className={styles.floor}>{bargain.specText}</span>}
          <Row justify="between" align="baseline">
            <span className={styles.floor}>
              {t('marketing.bargain.floor', { price: money(bargain.floorPriceFen) })}
            </span>
            <Price fen={bargain.priceFen} originalFen={bargain.originalPriceFen} />
          </Row>
        </PictureRow>
        <div className={styles.cut}>
          <span className={styles.lead}>{cut}</span>
          <span role="status">{bargainLead(texts, bargain, isOpen)}</span>
        </div>
        <Progress
          label={cut}
          value={bargainPart(bargain)}
          state={status === 'reached' || status === 'bought' ? 'done' : 'active'}
        />
        {isOpen && (
          <>
            <p className={styles.time}>
              {t('marketing.bargain.endsIn')}{' '}
              <Countdown
                endsAtMs={endsAtMs}
                now={now}
                onEnd={() => {
                  renderAgain();
                  onExpired?.();
                }}
              />
            </p>
            <EndSoon endsAtMs={endsAtMs} now={now} />
            {!owner && (bargain.beingPaid || bargain.holdsPiece) && (
              <p className={styles.note}>
                {t(bargain.beingPaid ? 'marketing.bargain.beingPaid' : 'marketing.bargain.holds')}
              </p>
            )}
            {isShort(bargain) && (
              <p className={styles.note}>{t('marketing.bargain.fewLeft', { left: left ?? 0, running })}</p>
            )}
            <Buttons bargain={bargain} isOwn={!owner} {...buttons} />
          </>
        )}
      </Card>
      <BargainHelpers helpers={bargain.helpers} />
    </Stack>
  );
}

interface ButtonsProps extends Pick<BargainProgressProps, 'onAskFriends' | 'onBuy' | 'onHelp'> {
  bargain: BargainState;
  isOwn: boolean;
}

/** What can be done about one that is open. */
function Buttons({ bargain: { status, priceFen }, isOwn, onAskFriends, onBuy, onHelp }: ButtonsProps) {
  const { t, money } = useTexts();
  const isRunning = status === 'running';
  return (
    <Stack gap={3}>
      {!isOwn && isRunning && onHelp && (
        <Button block size="large" onClick={onHelp}>
          {t('marketing.bargain.helpThem')}
        </Button>
      )}
      {isOwn && isRunning && onAskFriends && (
        <Button block size="large" onClick={onAskFriends}>
          {t('marketing.bargain.help')}
        </Button>
      )}
      {isOwn && onBuy && (
        <Button block size="large" variant={isRunning ? 'outline' : 'primary'} onClick={onBuy}>
          {t('marketing.bargain.buy', { price: money(priceFen) })}
        </Button>
      )}
    </Stack>
  );
}
