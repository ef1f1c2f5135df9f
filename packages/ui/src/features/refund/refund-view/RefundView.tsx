import type { RefundRequestDetail } from '@yunyou/contract';
import { deadlineTime } from '@yunyou/i18n/deadlines';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { Countdown } from '../../../components/countdown';
import { Modal } from '../../../components/modal';
import { PullToRefresh } from '../../../components/pull-to-refresh';
import { Timeline } from '../../../components/timeline';
import { useToast } from '../../../components/toast';
import { AppPage, failureText, PageBody, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { RefundLines } from './RefundLines';
import { RefundMoney } from './RefundMoney';
import styles from './RefundView.module.css';
import { ReturnParcel } from './ReturnParcel';

export interface RefundViewProps {
  /** The request. */
  refund: RefundRequestDetail;
  /** Addresses: the order, and asking once more. */
  hrefs: { order: string; again: string };
  /** Loads it anew: something about it has changed. */
  onChanged: () => unknown;
}

/** A request for money back: how it stands, who must act until when, what goes back and where the money is. */
export function RefundView({ refund, hrefs, onChanged }: RefundViewProps) {
  const texts = useTexts();
  const { t, instant } = texts;
  const { status, refusal, events } = refund;
  return (
    <AppPage
      bottomBar={<Actions refund={refund} hrefs={hrefs} onChanged={onChanged} />}
      aside={<RefundMoney refund={refund} />}
    >
      <PullToRefresh onRefresh={async () => void (await onChanged())}>
        <div className={styles.head} data-status={status}>
          <p className={styles.lead} role="status">
            {t('refund.status', { status })}
          </p>
          <Due refund={refund} onOver={onChanged} />
          {status === 'failed' && <p className={styles.quiet}>{t('refund.view.late')}</p>}
          {refusal && (
            <p className={styles.refusal}>
              <span className={styles.quiet}>{t('refund.refusal')}</span> {refusal}
            </p>
          )}
        </div>
        <PageBody>
          <ReturnParcel refund={refund} onChanged={onChanged} />
          <RefundLines refund={refund} />
          <CellGroup>
            {refund.reasonCode && (
              <Cell title={t('refund.why')} value={t('refund.reason', { reason: refund.reasonCode })} />
            )}
            {refund.reason && <Cell title={t('refund.view.words')} description={refund.reason} />}
            <Cell title={t('refund.kind', { kind: refund.kind })} value={instant(refund.createdAtMs)} />
            <Cell title={t('refund.view.sn')} description={refund.sn} />
            <Cell href={hrefs.order} title={t('refund.view.order')} description={refund.orderSn} />
          </CellGroup>
          {refund.pictures.length > 0 && (
            <Card title={t('refund.view.pictures')}>
              <ul className={styles.pictures}>
                {refund.pictures.map((url) => (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noreferrer">
                      <img src={url} alt={t('refund.view.pictures')} width={96} height={96} loading="lazy" />
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Card title={t('refund.view.history')}>
            <Timeline
              items={events.toReversed().map((event) => ({
                key: `${event.atMs} ${event.status}`,
                title: t('refund.status', { status: event.status }),
                description: [t('refund.actor', { actor: event.actor }), event.note]
                  .filter(Boolean)
                  .join(' · '),
                time: instant(event.atMs),
              }))}
            />
          </Card>
        </PageBody>
      </PullToRefresh>
    </AppPage>
  );
}

/** Who must act until when, and what happens then; counted down in the last day. */
function Due({ refund, onOver }: { refund: RefundRequestDetail; onOver: () => unknown }) {
  const { clock } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { dueAtMs, dueWhat } = refund;
  if (dueAtMs === null || dueWhat === null) return null;
  return (
    <p className={styles.quiet}>
      {t('refund.due', {
        what: dueWhat,
        time: deadlineTime(texts, dueAtMs),
        exception: refund.isException ? 'yes' : 'no',
      })}
      {' · '}
      {`${t('refund.due.left')} `}
      <Countdown format="words" endsAtMs={dueAtMs} now={clock.now} onEnd={() => void onOver()} />
    </p>
  );
}

function Actions({ refund, hrefs, onChanged }: RefundViewProps) {
  const { refunds } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const { status, triesLeft, telephone, canWithdraw } = refund;
  const isOver = status === 'refused' || status === 'withdrawn';
  const withdraw = async () => {
    try {
      await refunds.withdraw(refund.id, { silent: true });
      show(t('refund.view.withdrawn'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    await onChanged();
  };
  const canAgain = isOver && triesLeft > 0;
  if (!canWithdraw && !canAgain && !telephone) return null;
  return (
    <div className={styles.actions}>
      {telephone && (
        <ButtonLink href={`tel:${telephone}`} variant="outline" size="large">
          {t('refund.view.call')}
        </ButtonLink>
      )}
      {canWithdraw && (
        <Button variant="outline" size="large" onClick={() => setAsking(true)}>
          {t('refund.view.withdraw')}
        </Button>
      )}
      {canAgain && (
        <ButtonLink href={hrefs.again} size="large">
          {t('refund.view.again', { left: triesLeft })}
        </ButtonLink>
      )}
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('refund.view.withdraw')}
        tone="danger"
        confirmText={t('refund.view.withdraw')}
        onConfirm={withdraw}
      >
        {t('refund.view.withdrawAsk')}
      </Modal>
    </div>
  );
}
