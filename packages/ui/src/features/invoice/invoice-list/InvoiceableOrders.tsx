import { type InvoiceableOrder, ordersPerInvoice } from '@yunyou/contract';
import { dayOf } from '@yunyou/i18n';
import { Card } from '../../../components/card';
import { Checkbox } from '../../../components/checkbox';
import { LoadMore } from '../../../components/load-more';
import { Price } from '../../../components/price';
import { Skeleton } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { type OwnPages, ResourceView } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './InvoicesView.module.css';

export interface InvoiceableOrdersProps {
  /** Page by page. */
  orders: OwnPages<InvoiceableOrder>;
  /** Those that are to be invoiced together. */
  chosen: readonly InvoiceableOrder[];
  /** No more go on one invoice. */
  isFull: boolean;
  onChosenChange: (ids: readonly string[]) => void;
}

/** Orders by seller, to be ticked. Once one is, those of other sellers wait for their own invoice. */
export function InvoiceableOrders({ orders, chosen, isFull, onChosenChange }: InvoiceableOrdersProps) {
  const { t } = useTexts();
  const ids = chosen.map(({ id }) => id);
  const [first] = chosen;
  return (
    <Stack gap={3}>
      <ResourceView
        resource={orders.resource}
        pending={<ListPending />}
        empty={<Empty title={t('invoice.empty')} description={t('invoice.emptyHint')} />}
      >
        {(found) => (
          <Stack gap={3}>
            {bySeller(found).map(([taxId, own]) => {
              const isOther = first !== undefined && first.seller.taxId !== taxId;
              return (
                <Card
                  key={taxId}
                  title={own[0]?.seller.name}
                  aria-label={t('invoice.ofSeller', { name: own[0]?.seller.name ?? '' })}
                >
                  {isOther && <p className={styles.note}>{t('invoice.otherSeller')}</p>}
                  <ul className={styles.orders}>
                    {own.map((order) => {
                      const isChosen = ids.includes(order.id);
                      return (
                        <li key={order.id}>
                          <Checkbox
                            className={styles.order}
                            checked={isChosen}
                            disabled={isOther || (isFull && !isChosen)}
                            onCheckedChange={(checked) =>
                              onChosenChange(
                                checked ? [...ids, order.id] : ids.filter((id) => id !== order.id),
                              )
                            }
                          >
                            <OrderWords order={order} />
                          </Checkbox>
                        </li>
                      );
                    })}
                  </ul>
                </Card>
              );
            })}
            {isFull && <p className={styles.note}>{t('invoice.tooMany', { max: ordersPerInvoice })}</p>}
          </Stack>
        )}
      </ResourceView>
      {orders.items.length > 0 && (
        <LoadMore status={orders.status} onLoadMore={() => void orders.loadMore()} />
      )}
      <p className={styles.note}>{t('invoice.storedValue')}</p>
    </Stack>
  );
}

function OrderWords({ order }: { order: InvoiceableOrder }) {
  const { t, day } = useTexts();
  const days = { day: day(dayOf(order.completedAtMs)), lastDay: day(order.lastDay, 'long') };
  return (
    <span className={styles.words}>
      <span className={styles.title}>{order.title}</span>
      <Price fen={order.invoiceableFen} tone="text" />
      <span className={styles.small}>
        {t('invoice.orderSn', { sn: order.sn })}
        <br />
        {t('invoice.completedOn', days)}
      </span>
    </span>
  );
}

/** Neighbours of one seller together; those of a later page join theirs. */
function bySeller(orders: readonly InvoiceableOrder[]): [string, InvoiceableOrder[]][] {
  const taxIds = [...new Set(orders.map(({ seller }) => seller.taxId))];
  return taxIds.map((taxId) => [taxId, orders.filter(({ seller }) => seller.taxId === taxId)]);
}

/** In the shape of two cards. */
export const ListPending = () => (
  <Stack gap={3} aria-hidden="true">
    {[1, 2].map((place) => (
      <Card key={place}>
        <Stack gap={2}>
          <Skeleton shape="text" width="8em" />
          <Skeleton shape="text" width="16em" />
          <Skeleton shape="text" width="12em" />
        </Stack>
      </Card>
    ))}
  </Stack>
);
