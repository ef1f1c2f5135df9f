import { type OrderSummary, orderStatus } from '@yunyou/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText, useSdk } from '../../app';
import { ButtonLink } from '../../components/button';
import { LoadMore } from '../../components/load-more';
import { Skeleton } from '../../components/skeleton';
import { Empty, ErrorState } from '../../components/state';
import { Tabs } from '../../components/tabs';
import { useTexts } from '../../texts';
import { OrderCard, type OrderCardProps } from '../order-card';
import styles from './OrderList.module.css';

export interface OrderListProps {
  /** Order status to begin with, as text; empty for all. */
  status: string;
  /** Called with the status that was chosen. */
  onStatusChange: (status: string) => void;
  /** Addresses of the pages of an order. */
  hrefsOf: (id: string) => OrderCardProps['hrefs'];
  /** Where to find something to order. */
  browseHref: string;
}

/** The tabs. What fails or is being refunded is rare and stands under "all". */
const shownStatuses: readonly number[] = [
  orderStatus.pendingPayment,
  orderStatus.pendingConfirmation,
  orderStatus.pendingConsumption,
  orderStatus.complete,
  orderStatus.closed,
];

const PAGE_SIZE = 10;

interface List {
  orders: readonly OrderSummary[];
  /** The last page that came, from 1. */
  page: number;
  state: 'loading' | 'more' | 'done' | 'error';
  error?: unknown;
}

const nothingYet: List = { orders: [], page: 0, state: 'loading' };

/** The member's orders by status, newest first, more as the end comes near. */
export function OrderList({ status, onStatusChange, hrefsOf, browseHref }: OrderListProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const [list, setList] = useState<List>(nothingYet);
  const latest = useRef(0);

  const load = useCallback(
    async (page: number) => {
      latest.current += 1;
      const mine = latest.current;
      setList((before) => ({ ...before, state: 'loading' }));
      try {
        const answer = await sdk.orders.list({
          page,
          size: PAGE_SIZE,
          ...(status !== '' && { status: Number(status) }),
        });
        if (mine !== latest.current) return;
        setList((before) => ({
          orders: [...(page === 1 ? [] : before.orders), ...answer.records],
          page,
          state: answer.current < answer.pages ? 'more' : 'done',
        }));
      } catch (error) {
        if (mine === latest.current) setList((before) => ({ ...before, state: 'error', error }));
      }
    },
    [sdk, status],
  );
  useEffect(() => {
    setList(nothingYet);
    void load(1);
    return () => {
      latest.current += 1;
    };
  }, [load]);

  const empty = list.orders.length === 0;
  const statuses = shownStatuses.map(String);
  // An address may ask for one that has no tab of its own.
  if (status !== '' && !statuses.includes(status)) statuses.push(status);
  return (
    <Tabs
      label={t('order.list.title')}
      value={status}
      onValueChange={onStatusChange}
      items={[
        { value: '', label: t('order.list.all') },
        ...statuses.map((value) => ({ value, label: t('order.status', { status: value }) })),
      ]}
    >
      <div className={styles.list} aria-busy={list.state === 'loading'}>
        {list.orders.map((order) => (
          <OrderCard key={order.id} order={order} hrefs={hrefsOf(order.id)} onExpired={() => void load(1)} />
        ))}
        {empty && list.state === 'loading' && [1, 2, 3].map((row) => <Skeleton key={row} height={148} />)}
        {empty && list.state === 'error' && (
          <ErrorState className={styles.whole} description={errorText(list.error)} onRetry={() => load(1)} />
        )}
        {empty && list.state === 'done' && (
          <Empty
            className={styles.whole}
            title={t('order.list.empty')}
            description={t('order.list.emptyHint')}
            actions={<ButtonLink href={browseHref}>{t('order.list.browse')}</ButtonLink>}
          />
        )}
        {!empty && (
          <LoadMore
            className={styles.whole}
            status={list.state}
            onLoadMore={() => void load(list.page + 1)}
          />
        )}
      </div>
    </Tabs>
  );
}
