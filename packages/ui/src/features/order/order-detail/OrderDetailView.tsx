import { type OrderDetail, type OrderLine, orderStatus } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';
import { useState } from 'react';
import { BreakdownList } from '../../../components/breakdown-list';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { PullToRefresh } from '../../../components/pull-to-refresh';
import { Steps } from '../../../components/steps';
import { Tag } from '../../../components/tag';
import { QrCodeIcon, ShieldCheckIcon, UsersRoundIcon } from '../../../icons';
import { AppPage, PageBody, useLazySheet } from '../../../shell';
import { useTexts } from '../../../texts';
import { codesOf } from '../order-lines';
import { isForming, orderHead, orderStepText } from '../order-words';
import { AppointmentCell } from './AppointmentCell';
import { AutoSignLine } from './goods/AutoSignLine';
import { ConfirmReceipt } from './goods/ConfirmReceipt';
import { DeliveryCells } from './goods/DeliveryCells';
import { InvoiceCell } from './InvoiceCell';
import { BundleCard } from './lines/BundleCard';
import { OrderActions, type OrderActionsProps } from './OrderActions';
import styles from './OrderDetailView.module.css';
import { OrderPeople } from './OrderPeople';
import { OrderRefunds } from './OrderRefunds';
import { OrderSiblings } from './OrderSiblings';
import { OrderStatusHeader } from './OrderStatusHeader';
import { OrderTerms } from './OrderTerms';
import { orderLead } from './order-lead';
import { bodiesOf, onlyPartOf } from './order-part';
import { SerialNumber } from './SerialNumber';
import type { OrderPlace } from './stay/StayCard';
import { useConfirmation } from './use-confirmation';

export interface OrderDetailViewProps extends Pick<OrderActionsProps, 'onChanged' | 'onHidden'> {
  /** The order. */
  order: OrderDetail;
  /** Pages that the order leads to. `product`: where what a line sells is shown. */
  hrefs: {
    payment: string;
    vouchers: string;
    product: (line: OrderLine) => string;
    /** Where the same can be booked anew. Default: where the first line is shown. */
    again?: string;
    /** The page of an order of the same payment. */
    order: (id: string) => string;
    /** The page of a request for money back. */
    refund: (id: string) => string;
    /** Where money back is asked for. */
    askRefund: string;
    cart: string;
    /** Where the order is invoiced, and the page of an invoice. Default: invoices are not mentioned. */
    invoice?: { apply: string; detail: (id: string) => string };
    /** What was agreed. Default: not mentioned. */
    snapshots?: string;
    /** The page of the group that it is bought in. Default: not mentioned. */
    group?: (groupId: string) => string;
    /** Where times are booked for what needs one. Default: not mentioned. */
    appointments?: string;
    addAddress: string;
    editAddress: (id: string) => string;
    /** A hotel on the map. */
    place: (place: OrderPlace) => string;
  };
  /** Fetches the order anew, when the page is pulled down. */
  onRefresh: () => Promise<unknown>;
}

const loadTracking = () => import('./goods/TrackingSheet.lazy');

/** Nothing comes after these. */
const lastStatuses: readonly number[] = [orderStatus.complete, orderStatus.failed, orderStatus.closed];

/** One order: where it stands, what to do, what was bought, for whom, what it cost and why. */
export function OrderDetailView({ order, hrefs, onChanged, onHidden, onRefresh }: OrderDetailViewProps) {
  const texts = useTexts();
  const { t, instant, money } = texts;
  useConfirmation(order, onChanged);
  const tracking = useLazySheet(loadTracking);
  const [confirming, setConfirming] = useState<string>();
  const { Deadline } = onlyPartOf(order) ?? {};
  const bundles = bundlesOf(order.lines);
  const { codes, count } = codesOf(order.lines);
  const forming = isForming(order);
  const groupHref = order.groupId === undefined ? undefined : hrefs.group?.(order.groupId);
  const hasVouchers =
    order.voucherCount > 0 &&
    !forming &&
    order.status !== orderStatus.closed &&
    order.status !== orderStatus.failed;
  const isOver = lastStatuses.includes(order.status);
  const [firstLine] = order.lines;
  const product = firstLine && hrefs.product(firstLine);
  const again = hrefs.again ?? product;
  return (
    <AppPage
      bottomBar={
        <OrderActions
          order={order}
          hrefs={{ ...hrefs, again, group: groupHref }}
          onChanged={onChanged}
          onHidden={onHidden}
        />
      }
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
        <OrderStatusHeader
          order={order}
          title={orderHead(texts, order)}
          lead={orderLead(texts, order)}
          onExpired={onChanged}
        >
          {order.isPrize && <Tag tone="member">{t('order.prize')}</Tag>}
          {Deadline && !forming && <Deadline order={order} onChanged={onChanged} />}
          {order.delivery && (
            <AutoSignLine orderId={order.id} delivery={order.delivery} onChanged={onChanged} />
          )}
        </OrderStatusHeader>
        <PageBody>
          {groupHref && (
            <CellGroup>
              <Cell
                href={groupHref}
                icon={<UsersRoundIcon />}
                title={t('order.group.title')}
                value={t('order.group.detail')}
              />
            </CellGroup>
          )}
          {hasVouchers && (
            <CellGroup>
              <Cell
                href={hrefs.vouchers}
                icon={<QrCodeIcon />}
                title={t(codes)}
                value={t(count, { count: order.voucherCount })}
              />
            </CellGroup>
          )}
          {hrefs.appointments && <AppointmentCell lines={order.lines} href={hrefs.appointments} />}
          {order.delivery && (
            <DeliveryCells
              order={{ ...order, delivery: order.delivery }}
              onTrack={() => tracking.setOpen(true)}
              hrefs={hrefs}
              onChanged={onChanged}
            />
          )}
          {bundles.map(([seq, lines]) => (
            <BundleCard
              key={seq}
              order={order}
              lines={lines}
              hrefs={hrefs}
              onTrack={() => tracking.setOpen(true)}
              onChanged={onChanged}
            />
          ))}
          {bodiesOf(order).map(({ Body, lines }) => (
            <Body key={lines[0]?.id} order={order} lines={lines} hrefs={hrefs} onChanged={onChanged} />
          ))}
          <OrderSiblings siblings={order.siblings} hrefOf={hrefs.order} />
          <OrderRefunds refunds={order.refunds} hrefOf={hrefs.refund} />
          {hrefs.invoice && <InvoiceCell invoice={order.invoice} hrefs={hrefs.invoice} />}
          {hrefs.snapshots && (
            <CellGroup>
              <Cell href={hrefs.snapshots} icon={<ShieldCheckIcon />} title={t('order.snapshots')} />
            </CellGroup>
          )}
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
                label: orderStepText(texts, order, event.status),
                description: instant(event.atMs, 'dateTimeSeconds'),
              }))}
            />
          </Card>
        </PageBody>
      </PullToRefresh>
      {tracking.Sheet && (
        <tracking.Sheet
          open={tracking.open}
          onOpenChange={tracking.setOpen}
          order={order}
          onConfirm={(shipmentId) => {
            tracking.setOpen(false);
            setConfirming(shipmentId);
          }}
        />
      )}
      <ConfirmReceipt
        open={confirming !== undefined}
        onOpenChange={(open) => !open && setConfirming(undefined)}
        orderId={order.id}
        shipmentId={confirming}
        onDone={onChanged}
      />
    </AppPage>
  );
}

/** The parts of each bundle, by its number. */
function bundlesOf(lines: readonly OrderLine[]): [number, OrderLine[]][] {
  const seqs = [...new Set(lines.flatMap(({ bundle }) => bundle?.seq ?? []))];
  return seqs.map((seq) => [seq, lines.filter(({ bundle }) => bundle?.seq === seq)]);
}

function totalLabelOf({ paidAtMs, status, payAtDesk }: OrderDetail): MessageId {
  if (payAtDesk) return 'order.stay.deskTotal';
  if (paidAtMs !== null) return 'order.paid';
  return status === orderStatus.pendingPayment ? 'order.toPay' : 'order.total';
}
