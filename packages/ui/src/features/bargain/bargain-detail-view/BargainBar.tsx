import type { BargainDetail } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../components/button';
import { FormProblem, useOnline, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './BargainDetailView.module.css';
import type { Helping } from './use-helping';

export interface BargainBarProps {
  detail: BargainDetail;
  helping: Helping;
  /** Opens the ways to tell friends. */
  onAskFriends: () => void;
  /** `own`: where one of one's own is started; the order's own pages are empty where there is none. */
  hrefs: { buy: string; own: string; all: string; payment: string; order: string };
}

/** The one thing to do about a bargain now, or why there is nothing. */
export function BargainBar(props: BargainBarProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const { detail, hrefs } = props;
  const { status, endsAtMs } = detail.bargain;
  const isOpen = (status === 'running' || status === 'reached') && clock.now() < endsAtMs;
  if (detail.role === 'owner') return <OwnerBar {...props} isOpen={isOpen} />;
  if (isOpen && detail.role === 'canHelp' && props.helping.cutFen === undefined)
    return <HelpBar {...props} />;
  return (
    <>
      <Words {...props} isOpen={isOpen} />
      <ButtonLink href={hrefs.own} size="large" block>
        {t('bargain.detail.startOwn')}
      </ButtonLink>
    </>
  );
}

function HelpBar({ helping: { help, problem } }: BargainBarProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <Button size="large" block disabled={!isOnline} onClick={help}>
        {t('marketing.bargain.helpThem')}
      </Button>
    </>
  );
}

/** What the member has cut off, or why they cannot. */
function Words({ detail: { refused, ownCutFen }, helping, isOpen }: BargainBarProps & { isOpen: boolean }) {
  const { t, money } = useTexts();
  const cutFen = ownCutFen ?? helping.cutFen;
  if (cutFen !== undefined) {
    return (
      <p className={styles.hint} role="status">
        {t('bargain.detail.helped', { amount: money(cutFen) })}
        {!isOpen && ` · ${t('bargain.detail.thanks')}`}
      </p>
    );
  }
  return (
    refused && (
      <p className={styles.hint} role="status">
        {refused.text}
      </p>
    )
  );
}

function OwnerBar({ detail, onAskFriends, hrefs, isOpen }: BargainBarProps & { isOpen: boolean }) {
  const { t, money } = useTexts();
  const { bargain, product, canBuy, orderId } = detail;
  const isRunning = bargain.status === 'running';
  if (bargain.status === 'bought') {
    return (
      <ButtonLink href={hrefs.order || hrefs.all} size="large" block variant="secondary">
        {t(orderId === null ? 'bargain.detail.others' : 'bargain.detail.order')}
      </ButtonLink>
    );
  }
  if (bargain.beingPaid && orderId !== null) {
    return (
      <ButtonLink href={hrefs.payment} size="large" block>
        {t('bargain.detail.pay')}
      </ButtonLink>
    );
  }
  if (!isOpen) {
    return (
      <ButtonLink href={hrefs.all} size="large" block variant="secondary">
        {t('bargain.detail.others')}
      </ButtonLink>
    );
  }
  return (
    <>
      {!canBuy && (
        <p className={styles.hint}>
          {t(isRunning && !product.bargain?.buyAnyTime ? 'bargain.detail.floorOnly' : 'bargain.list.waiting')}
        </p>
      )}
      <div className={styles.bar}>
        {canBuy && (
          <ButtonLink href={hrefs.buy} size="large" block variant={isRunning ? 'secondary' : 'primary'}>
            {t('marketing.bargain.buy', { price: money(bargain.priceFen) })}
          </ButtonLink>
        )}
        {isRunning && (
          <Button size="large" block aria-haspopup="dialog" onClick={onAskFriends}>
            {t('marketing.bargain.help')}
          </Button>
        )}
      </div>
    </>
  );
}
