import { type OrderDetail, orderStatus } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';
import { AppPage, PageBody } from '../../app';
import { BreakdownList } from '../../components/breakdown-list';
import { Card } from '../../components/card';
import { Cell, CellGroup } from '../../components/cell';
import { Link } from '../../components/link';
import { PictureRow } from '../../components/picture-row';
import { Steps } from '../../components/steps';
import { QrCodeIcon } from '../../icons';
import { useTexts } from '../../texts';
import { refundRuleText } from '../refund-rule';
import { OrderActions, type OrderActionsProps } from './OrderActions';
import styles from './OrderDetailView.module.css';
import { OrderStatusHeader } from './OrderStatusHeader';
import { SerialNumber } from './SerialNumber';

export interface OrderDetailViewProps extends OrderActionsProps {
  /** The order. */
  order: OrderDetail;
}

/** Nothing comes after these. */
const lastStatuses: readonly number[] = [orderStatus.complete, orderStatus.failed, orderStatus.closed];

/** One order: where it stands, what to do, what was bought, for whom, what it cost and why. */
export function OrderDetailView({ order, hrefs, onChanged }: OrderDetailViewProps) {
  const texts = useTexts();
  const { t, day, weekday, instant } = texts;
  const hasVouchers =
    order.voucherCount > 0 && order.status !== orderStatus.closed && order.status !== orderStatus.failed;
  const isOver = lastStatuses.includes(order.status);
  return (
    <AppPage
      bottomBar={<OrderActions order={order} hrefs={hrefs} onChanged={onChanged} />}
      aside={
        <Card title={t('order.breakdown')}>
          <BreakdownList
            items={order.breakdown.map((row, index) => ({ ...row, key: `${index}` }))}
            totalFen={order.totalFen}
            totalLabel={t(totalLabelOf(order))}
          />
          {order.refundedFen > 0 && (
            <p className={styles.refunded}>
              {t('order.refunded')} {texts.money(order.refundedFen)}
            </p>
          )}
        </Card>
      }
    >
      <OrderStatusHeader order={order} onExpired={onChanged} />
      <PageBody>
        {hasVouchers && (
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
            <PictureRow picture={order.picture}>
              <strong>{order.title}</strong>
              {order.lines.map((line) => (
                <span key={line.id}>
                  {line.productName} × {line.quantity}
                  <span className={styles.quiet}>{`${day(line.day, 'short')} ${weekday(line.day)}`}</span>
                </span>
              ))}
            </PictureRow>
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
        <CellGroup>
          <Cell title={t('order.contact')} value={`${order.contactName} ${order.contactMobile}`} />
          <SerialNumber sn={order.sn} />
          <Cell title={t('order.createdAt')} value={instant(order.createdAtMs)} />
          {order.paidAtMs !== null && <Cell title={t('order.paidAt')} value={instant(order.paidAtMs)} />}
          {order.remark && <Cell title={t('order.remark')} description={order.remark} />}
          <Cell title={t('order.refundRule')} description={refundRuleText(texts, order.refundRule)} />
        </CellGroup>
        <Card title={t('order.timeline')}>
          <Steps
            direction="vertical"
            current={isOver ? order.events.length : order.events.length - 1}
            items={order.events.map((event) => ({
              key: `${event.atMs} ${event.status}`,
              label: t('order.status', { status: String(event.status) }),
              description: instant(event.atMs, 'dateTimeSeconds'),
            }))}
          />
        </Card>
      </PageBody>
    </AppPage>
  );
}

function totalLabelOf({ paidAtMs, status }: OrderDetail): MessageId {
  if (paidAtMs !== null) return 'order.paid';
  return status === orderStatus.pendingPayment ? 'order.toPay' : 'order.total';
}
