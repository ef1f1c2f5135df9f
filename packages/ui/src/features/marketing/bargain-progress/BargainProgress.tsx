import type { BargainState } from '@yunyou/contract';
import { useReducer } from 'react';
import { Avatar } from '../../../components/avatar';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { Countdown } from '../../../components/countdown';
import { PictureRow } from '../../../components/picture-row';
import { Price } from '../../../components/price';
import { Progress } from '../../../components/progress';
import { Row } from '../../../components/row';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { BargainPending } from './BargainPending';
import styles from './BargainProgress.module.css';
import { bargainStanding } from './bargain-standing';

export interface BargainProgressProps {
  /** The bargain, as `useResource` gives it; null where there is none. */
  bargain: ResourceViewProps<BargainState | null>['resource'];
  /** The server's clock, epoch milliseconds: the SDK's `clock.now`. */
  now: () => number;
  /** Asks friends to help; a promise keeps the button busy. */
  onAskFriends: () => unknown;
  /** Buys at the price reached; a promise keeps the button busy. */
  onBuy: () => unknown;
  /** Called when its time is up: time to ask how it ended. Default: nothing. */
  onExpired?: () => void;
}

/** How far a price has come down, by whose help, how long there is. */
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

function Bargaining({ bargain, now, onAskFriends, onBuy, onExpired }: BargainingProps) {
  const { t, money } = useTexts();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { cutFen, helpers, endsAtMs } = bargain;
  const { priceFen, leftFen, part } = bargainStanding(bargain);
  const inTime = now() < endsAtMs;
  const running = bargain.status === 'running' && inTime;
  const lead = {
    running: t(inTime ? 'marketing.bargain.left' : 'marketing.bargain.ended', { amount: money(leftFen) }),
    reached: t('marketing.bargain.reached'),
    bought: t('marketing.bargain.bought'),
    ended: t('marketing.bargain.ended'),
  }[bargain.status];
  return (
    <Stack>
      <Card>
        <PictureRow picture={bargain.thumb}>
          <h3 className={styles.name}>{bargain.name}</h3>
          <Row justify="between" align="baseline">
            <span className={styles.floor}>
              {t('marketing.bargain.floor', { price: money(bargain.floorPriceFen) })}
            </span>
            <Price fen={priceFen} originalFen={bargain.originalPriceFen} />
          </Row>
        </PictureRow>
        <div className={styles.cut}>
          <span className={styles.lead}>{t('marketing.bargain.cut', { amount: money(cutFen) })}</span>
          <span role="status">{lead}</span>
        </div>
        <Progress
          label={t('marketing.bargain.cut', { amount: money(cutFen) })}
          value={part}
          state={bargain.status === 'reached' ? 'done' : 'active'}
        />
        {inTime && (
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
        )}
        <Stack gap={3}>
          {running && (
            <Button block size="large" onClick={onAskFriends}>
              {t('marketing.bargain.help')}
            </Button>
          )}
          {(running || (bargain.status === 'reached' && inTime)) && (
            <Button block size="large" variant={running ? 'outline' : 'primary'} onClick={onBuy}>
              {t('marketing.bargain.buy', { price: money(priceFen) })}
            </Button>
          )}
        </Stack>
      </Card>
      {helpers.length === 0 ? (
        <Card title={t('marketing.bargain.helpers')}>
          <p className={styles.none}>{t('marketing.bargain.noHelpers')}</p>
        </Card>
      ) : (
        <CellGroup title={t('marketing.bargain.helpers')}>
          {helpers.map((helper) => (
            <Cell
              key={helper.id}
              icon={<Avatar name={helper.name} src={helper.avatarUrl || undefined} size={36} />}
              title={helper.name}
              value={t('marketing.bargain.helperCut', { amount: money(helper.cutFen) })}
            />
          ))}
        </CellGroup>
      )}
    </Stack>
  );
}
