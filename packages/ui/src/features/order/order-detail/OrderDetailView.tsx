import { type OrderDetail, type OrderLine, orderStatus } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';
import { BreakdownList } from '../../../components/breakdown-list';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { PullToRefresh } from '../../../components/pull-to-refresh';
import { Steps } from '../../../components/steps';
import { QrCodeIcon } from '../../../icons';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import { OrderActions, type OrderActionsProps } from './OrderActions';
import styles from './OrderDetailView.module.css';
import { OrderLines } from './OrderLines';
import { OrderPeople } from './OrderPeople';
import { OrderRefunds } from './OrderRefunds';
import { OrderStatusHeader } from './OrderStatusHeader';
import { OrderTerms } from './OrderTerms';
import { SerialNumber } from './SerialNumber';
import { DeadlineLine } from './stay/DeadlineLine';
import { type OrderPlace, StayCard } from './stay/StayCard';
import { stayLead, stayLinesOf } from './stay/stay-order';
import { useConfirmation } from './stay/use-confirmation';

export interface OrderDetailViewProps extends Pick<OrderActionsProps, 'onChanged'> {
  /** The order. */
  order: OrderDetail;
  /** Pages that the order leads to. `product`: where what a line sells is shown. */
  hrefs: {
    payment: string;
    vouchers: string;
    product: (line: OrderLine) => string;
    /** Where the same can be booked anew. Default: where the first line is shown. */
    again?: string;
    /** A hotel on the map. */
    place: (place: OrderPlace) => string;
  };
  /** Fetches the order anew, when the page is pulled down. */
  onRefresh: () => Promise<unknown>;
}

/** Nothing comes after these. */
const lastStatuses: readonly number[] = [orderStatus.complete, orderStatus.failed, orderStatus.closed];

/** One order: where it stands, what to do, what was bought, for whom, what it cost and why. */
export function OrderDetailView({ order, hrefs, onChanged, onRefresh }: OrderDetailViewProps) {
  const texts = useTexts();
  const { t, instant, money } = texts;
  useConfirmation(order, onChanged);
  const isStay = stayLinesOf(order).length > 0;
  const hasVouchers =
    order.voucherCount > 0 && order.status !== orderStatus.closed && order.status !== orderStatus.failed;
  const isOver = lastStatuses.includes(order.status);
  const [firstLine] = order.lines;
  const product = firstLine && hrefs.product(firstLine);
  const again = hrefs.again ?? product;
  return (
    <AppPage
      bottomBar={<OrderActions order={order} hrefs={{ ...hrefs, again }} onChanged={onChanged} />}
      aside={
        <Card title={t('order.breakdown')}>
          <BreakdownList
            items={order.breakdown.map((row, index) => ({ ...row, key: `${index}` }))}
            totalFen={order.totalFen}
            totalLabel={t(totalLabelOf(order))}
          />
          {order.refundedFen > 0 && (
            <p className={styles.refunded}>
              {t('order.refunded')} {money(order.refundedFen)}
            </p>
          )}
        </Card>
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <OrderStatusHeader order={order} lead={stayLead(texts, order)} onExpired={onChanged}>
          <DeadlineLine order={order} onOver={onChanged} />
        </OrderStatusHeader>
        <PageBody>
          {hasVouchers && (
            <CellGroup>
              <Cell
                href={hrefs.vouchers}
                icon={<QrCodeIcon />}
                title={t(isStay ? 'order.stay.vouchers' : 'order.vouchers')}
                value={t(isStay ? 'order.stay.rooms' : 'order.quantity', { count: order.voucherCount })}
              />
            </CellGroup>
          )}
          {isStay && product ? (
            <StayCard order={order} hrefs={{ hotel: product, place: hrefs.place }} onChanged={onChanged} />
          ) : (
            <OrderLines order={order} hrefOf={hrefs.product} />
          )}
          <OrderRefunds refunds={order.refunds} />
          <OrderPeople order={order} />
          <CellGroup>
            <Cell title={t('order.contact')} value={`${order.contactName} ${order.contactMobile}`} />
            <SerialNumber sn={order.sn} />
            <Cell title={t('order.createdAt')} value={instant(order.createdAtMs)} />
            {order.paidAtMs !== null && <Cell title={t('order.paidAt')} value={instant(order.paidAtMs)} />}
            {order.remark && <Cell title={t('order.remark')} description={order.remark} />}
            <OrderTerms lines={order.lines} />
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
      </PullToRefresh>
    </AppPage>
  );
}

function totalLabelOf({ paidAtMs, status, payAtDesk }: OrderDetail): MessageId {
  if (payAtDesk) return 'order.stay.deskTotal';
  if (paidAtMs !== null) return 'order.paid';
  return status === orderStatus.pendingPayment ? 'order.toPay' : 'order.total';
}
