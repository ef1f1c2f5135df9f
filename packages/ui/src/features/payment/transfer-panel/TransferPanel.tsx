import { channelSource, type PayChannel, type Transfer } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Countdown } from '../../../components/countdown';
import { Price } from '../../../components/price';
import { QrCode } from '../../../components/qr-code';
import { Skeleton } from '../../../components/skeleton';
import { ErrorState, StateMessage } from '../../../components/state';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { CircleCheckIcon } from '../../../icons';
import { FormProblem, failureText, PageBody, useProblemFocus, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { type PaymentView, paymentViewOf } from '../payment-result/payment-view';
import { usePolled } from '../use-polled';
import styles from './TransferPanel.module.css';

export interface TransferPanelProps {
  /** The ticket that the page was opened with. */
  ticket: string;
  /** Address of this page, for another device. */
  href: string;
  /** Path of this page, for a cashier to come back to. */
  returnPath: string;
  /** Address of the home page. */
  homeHref: string;
  /** Whoever has the page is the buyer, back from a cashier: called with the page that tells the result. Default nothing. */
  onBuyerPaid?: (resultPath: string) => void;
}

/** What a payment that was handed over comes to: only `pending` can be paid. */
const viewOf = (told: Transfer): PaymentView => paymentViewOf({ ...told, voucherCount: 0, isShipped: false });

/** No such ticket, an address that is none, or a ticket whose day is over. */
const isRefusal = (error: unknown): boolean => isApiError(error) && [400, 404, 410].includes(error.code ?? 0);

/** A payment that was handed over, for whoever has its ticket: what it is, how long there is, and how to pay it here. */
export function TransferPanel({ ticket, href, returnPath, homeHref, onBuyerPaid }: TransferPanelProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { isMember } = useSession();
  const { value, error, stopped, check } = usePolled(
    (signal) => sdk.payment.transfer(ticket, { signal, silent: true }),
    (told) => viewOf(told) !== 'pending',
    isRefusal,
  );
  const view = value && viewOf(value);
  const isPaid = view === 'atHand' || view === 'waiting';
  const leave = useEffectEvent((path: string) => onBuyerPaid?.(path));
  const paidPath = isPaid ? value?.resultPath : undefined;
  useEffect(() => {
    if (paidPath !== undefined) leave(paidPath);
  }, [paidPath]);

  const home = (
    <ButtonLink href={homeHref} variant="text" block>
      {t('payment.result.home')}
    </ButtonLink>
  );
  const over = <StateMessage role="status" title={t('payment.transfer.over')} actions={home} />;
  if (!value || !view) {
    if (isRefusal(error)) return over;
    return error ? <ErrorState onRetry={check} /> : <Pending />;
  }
  if (isPaid) {
    return (
      <div role="status" className={styles.done}>
        <CircleCheckIcon size={56} className={styles.good} />
        <h2 className={styles.heading}>{t('payment.transfer.paid')}</h2>
        <Price fen={value.totalFen} size="large" tone="text" />
        <p className={styles.text}>{t('payment.transfer.paidText')}</p>
        {isMember && (
          <ButtonLink href={value.resultPath} replace size="large" block>
            {t('payment.result.title')}
          </ButtonLink>
        )}
        {home}
      </div>
    );
  }
  if (view === 'refunding' || view === 'refunded') {
    return <StateMessage role="status" title={t(`payment.result.${view}`)} actions={home} />;
  }
  if (view === 'closed' || isRefusal(error)) return over;
  return <Payable {...{ ticket, href, returnPath, stopped, check }} told={value} />;
}

interface PayableProps extends Pick<TransferPanelProps, 'ticket' | 'href' | 'returnPath'> {
  told: Transfer;
  stopped: boolean;
  check: () => Promise<void>;
}

function Payable({ told, stopped, check, ticket, href, returnPath }: PayableProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t, money } = texts;
  const isDesktop = useMediaQuery('(min-width: 1024px)');
  const { ref, focusProblem } = useProblemFocus<HTMLDivElement>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [over, setOver] = useState(false);
  const isOver = over || told.expiresAtMs <= sdk.clock.now();

  const pay = async (way: PayChannel) => {
    if (busy) return;
    setProblem(undefined);
    setBusy(way.id);
    try {
      const outcome = await sdk.payment.payTransfer(ticket, way, { returnPath });
      // Left for a cashier; this page asks on until it is gone.
      if (outcome.status !== 'pending') await check();
    } catch (error) {
      const cannot = error instanceof Error && error.name === 'PaymentError';
      setProblem(cannot ? t('payment.noChannel') : failureText(texts, error));
      focusProblem();
      await check();
    } finally {
      setBusy(undefined);
    }
  };

  const isInMessagingApp = sdk.channel.source === channelSource.messagingApp;
  const code = (title: string, text?: string) => (
    <Card className={styles.code}>
      <p className={styles.heading}>{title}</p>
      <QrCode value={new URL(href, sdk.host.location.href).href} label={t('payment.transfer.code')} />
      {text && <p className={styles.text}>{text}</p>}
    </Card>
  );
  return (
    <PageBody ref={ref}>
      <div className={styles.amount}>
        <span>{t('payment.amount')}</span>
        <Price fen={told.totalFen} size="display" />
        <span className={styles.title}>{told.title}</span>
        {!isOver && (
          <span className={styles.time}>
            {`${t('payment.transfer.left')} `}
            <Countdown endsAtMs={told.expiresAtMs} now={sdk.clock.now} onEnd={() => setOver(true)} />
          </span>
        )}
      </div>
      {isOver && (
        <p role="status" className={styles.over}>
          {t('payment.transfer.over')}
        </p>
      )}
      {!isOver && told.ways.length > 0 && (
        <div className={styles.ways}>
          {told.ways.map((way, place) => (
            <Button
              key={way.id}
              size="large"
              block
              variant={place === 0 ? 'primary' : 'outline'}
              loading={busy === way.id}
              onClick={() => pay(way)}
            >
              {t('payment.transfer.pay', { way: way.payChannelName, amount: money(told.totalFen) })}
            </Button>
          ))}
        </div>
      )}
      <FormProblem>{problem}</FormProblem>
      {!isOver &&
        told.ways.length === 0 &&
        code(t(isInMessagingApp ? 'payment.transfer.openBrowser' : 'payment.transfer.open'))}
      {!isOver &&
        told.ways.length > 0 &&
        isDesktop &&
        code(t('payment.transfer.phone'), t('payment.transfer.phoneText'))}
      {stopped && (
        <Button variant="outline" block onClick={check}>
          {t('payment.transfer.check')}
        </Button>
      )}
    </PageBody>
  );
}

function Pending() {
  return (
    <PageBody>
      <div className={styles.amount}>
        <Skeleton className={styles.pendingPrice} />
        <Skeleton className={styles.pendingTitle} />
      </div>
      <Skeleton className={styles.pendingButton} />
    </PageBody>
  );
}
