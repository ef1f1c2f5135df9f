import { type OrderDetail, orderStatus } from '@yunyou/contract';
import { useState } from 'react';
import { AppPage, errorText, useSdk } from '../../app';
import { BreakdownList } from '../../components/breakdown-list';
import { Button, ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { Cell, CellGroup } from '../../components/cell';
import { Link } from '../../components/link';
import { Modal } from '../../components/modal';
import { Picture } from '../../components/picture';
import { Steps } from '../../components/steps';
import { useToast } from '../../components/toast';
import { QrCodeIcon } from '../../icons';
import { useTexts } from '../../texts';
import { refundRuleText } from '../refund-rule';
import styles from './OrderDetailView.module.css';
import { OrderStatusHeader } from './OrderStatusHeader';

export interface OrderDetailViewProps {
  order: OrderDetail;
  hrefs: { payment: string; vouchers: string; spot: string };
  /** Called when the order may have changed. */
  onChanged: () => void;
}

/** One order: where it stands, what to do, what was bought, for whom, what it cost and why. */
export function OrderDetailView({ order, hrefs, onChanged }: OrderDetailViewProps) {
  const texts = useTexts();
  const { t, day, weekday, instant } = texts;
  const usable =
    order.voucherCount > 0 && order.status !== orderStatus.closed && order.status !== orderStatus.failed;
  return (
    <AppPage
      bottomBar={<Actions order={order} hrefs={hrefs} onChanged={onChanged} />}
      aside={
        <div className={styles.side}>
          <Card title={t('order.breakdown')}>
            <BreakdownList
              items={order.breakdown.map((row, index) => ({ ...row, key: `${index}` }))}
              totalFen={order.totalFen}
              totalLabel={t(order.paidAtMs === null ? 'order.toPay' : 'order.paid')}
            />
            {order.refundedFen > 0 && (
              <p className={styles.refunded}>
                {t('order.refunded')} {texts.money(order.refundedFen)}
              </p>
            )}
          </Card>
        </div>
      }
    >
      <OrderStatusHeader order={order} onExpired={onChanged} />
      <div className={styles.root}>
        {usable && (
          <CellGroup>
            <Cell
              href={hrefs.vouchers}
              icon={<QrCodeIcon />}
              title={t('order.vouchers')}
              value={t('order.quantity', { count: order.voucherCount })}
            />
          </CellGroup>
        )}
        <Card>
          <Link href={hrefs.spot} className={styles.product}>
            <Picture picture={order.picture} alt="" sizes="96px" className={styles.picture} />
            <span>
              <strong className={styles.title}>{order.title}</strong>
              {order.lines.map((line) => (
                <span key={line.id} className={styles.line}>
                  {line.productName} × {line.quantity}
                  <span className={styles.quiet}>
                    {day(line.day, 'short')} {weekday(line.day)}
                  </span>
                </span>
              ))}
            </span>
          </Link>
        </Card>
        {order.travellers.length > 0 && (
          <CellGroup title={t('order.travellers')}>
            {order.travellers.map((traveller) => (
              <Cell
                key={`${traveller.certType} ${traveller.idCard}`}
                title={traveller.name}
                description={`${t('member.cert', { type: String(traveller.certType) })} ${traveller.idCard}`}
              />
            ))}
          </CellGroup>
        )}
        <CellGroup footer={`${t('order.refundRule')}: ${refundRuleText(texts, order.refundRule)}`}>
          <Cell title={t('order.contact')} value={`${order.contactName} ${order.contactMobile}`} />
          <SerialNumber sn={order.sn} />
          <Cell title={t('order.createdAt')} value={instant(order.createdAtMs)} />
          {order.paidAtMs !== null && <Cell title={t('order.paidAt')} value={instant(order.paidAtMs)} />}
          {order.remark && <Cell title={t('order.remark')} description={order.remark} />}
        </CellGroup>
        <Card title={t('order.timeline')}>
          <Steps
            direction="vertical"
            current={order.events.length}
            items={order.events.map((event) => ({
              key: `${event.atMs} ${event.status}`,
              label: t('order.status', { status: String(event.status) }),
              description: instant(event.atMs, 'dateTimeSeconds'),
            }))}
          />
        </Card>
      </div>
    </AppPage>
  );
}

function SerialNumber({ sn }: { sn: string }) {
  const { host } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const copy = () =>
    host.copyText(sn).then(
      () => show(t('order.copied'), { kind: 'success' }),
      () => undefined,
    );
  return (
    <Cell
      title={t('order.sn')}
      value={
        <span className={styles.sn}>
          {sn}
          <Button variant="text" size="small" onClick={copy}>
            {t('order.copy')}
          </Button>
        </span>
      }
    />
  );
}

function Actions({ order, hrefs, onChanged }: OrderDetailViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const [cancelling, setCancelling] = useState(false);
  const cancel = async () => {
    try {
      await sdk.orders.cancel(order.id);
      show(t('order.cancel.done'), { kind: 'success' });
    } catch (error) {
      show(errorText(error) ?? t('app.networkFailed'), { kind: 'error' });
    }
    onChanged();
  };
  return (
    <div className={styles.actions}>
      {order.canCancel && (
        <Button variant="outline" size="large" onClick={() => setCancelling(true)}>
          {t('order.cancel')}
        </Button>
      )}
      {order.canPay && (
        <ButtonLink href={hrefs.payment} size="large">
          {t('order.pay')}
        </ButtonLink>
      )}
      {order.status === orderStatus.pendingConsumption && (
        <ButtonLink href={hrefs.vouchers} size="large">
          {t('order.vouchers')}
        </ButtonLink>
      )}
      {!order.canCancel && order.status !== orderStatus.pendingConsumption && (
        <ButtonLink href={hrefs.spot} size="large" variant="secondary">
          {t('order.again')}
        </ButtonLink>
      )}
      <Modal
        open={cancelling}
        onOpenChange={setCancelling}
        title={t('order.cancel.confirm')}
        tone="danger"
        confirmText={t('order.cancel')}
        cancelText={t('order.cancel.keep')}
        onConfirm={cancel}
      >
        {t('order.cancel.hint')}
      </Modal>
    </div>
  );
}
