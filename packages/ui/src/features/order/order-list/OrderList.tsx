import { type OrderSummary, orderStatus, orderType, type Page } from '@yunyou/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { Chip } from '../../../components/chip';
import { LoadMore } from '../../../components/load-more';
import { SearchBar } from '../../../components/search-bar';
import { Empty, ErrorState } from '../../../components/state';
import { Tabs } from '../../../components/tabs';
import { errorText, useIsWide, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { OrderCard, OrderCardPending, type OrderCardProps } from '../order-card';
import styles from './OrderList.module.css';

/** What is looked for among the orders, besides their status. */
export interface OrderFilter {
  /** Order type, as text; empty for all. */
  orderType: string;
  /** In names and numbers; empty for all. */
  keyword: string;
}

export interface OrderListProps {
  /** Order status to begin with, as text; `refund` for what goes back; empty for all. */
  status: string;
  /** What else is looked for. Default nothing. */
  filter?: OrderFilter;
  /** Called with another filter. Default: there is none to choose. */
  onFilterChange?: (filter: OrderFilter) => void;
  /** The page of all requests for money back. Default none. */
  refundsHref?: string;
  /** The first page of them, where the page has loaded it already. Default: the list loads it. */
  initial?: Page<OrderSummary>;
  /** Called with the status that was chosen. */
  onStatusChange: (status: string) => void;
  /** Addresses of the pages of an order. */
  hrefsOf: (order: OrderSummary) => OrderCardProps['hrefs'];
  /** Shows an order beside the list, on a desktop. Default: a card leads to its order's page, as it does on a phone. */
  onOpen?: (id: string) => void;
  /** The order that is shown there. Default none. */
  openId?: string;
  /** Another number has the orders read anew, as many as are shown. Default always the same. */
  version?: number;
  /** Called when one of the orders may have changed. Default: they are read anew. */
  onChanged?: () => void;
  /** Where to find something to order. */
  browseHref: string;
}

const noFilter: OrderFilter = { orderType: '', keyword: '' };

/** How a page of orders is asked for. */
export const orderQuery = (status: string, { orderType, keyword }: OrderFilter = noFilter) => ({
  size: ordersPerPage,
  ...(status === REFUND ? { view: REFUND } : status !== '' && { status: Number(status) }),
  ...(orderType !== '' && { orderType: Number(orderType) }),
  ...(keyword !== '' && { keyword }),
});

const REFUND = 'refund' as const;
const COMPLETE = String(orderStatus.complete);
const types = [orderType.ticket, orderType.hotel, orderType.goods, orderType.service].map(String);

/** The tabs. What failed or was closed stands under "all". */
const shownStatuses: readonly number[] = [
  orderStatus.pendingPayment,
  orderStatus.pendingConfirmation,
  orderStatus.pendingConsumption,
  orderStatus.complete,
];

/** Orders that are loaded at a time. */
export const ordersPerPage = 10;

interface List {
  orders: readonly OrderSummary[];
  /** The last page that came, from 1. */
  page: number;
  state: 'loading' | 'more' | 'done' | 'error';
  error?: unknown;
}

/** What is known when a page of orders has come. */
const listOf = (
  { records, current, pages }: Page<OrderSummary>,
  before: readonly OrderSummary[] = [],
): List => ({
  orders: [...before, ...records],
  page: current,
  state: current < pages ? 'more' : 'done',
});

const nothingYet: List = { orders: [], page: 0, state: 'loading' };

/** The member's orders by status, newest first, more as the end comes near. */
export function OrderList({
  status,
  filter = noFilter,
  onFilterChange,
  refundsHref,
  initial,
  onStatusChange,
  hrefsOf,
  onOpen,
  openId,
  version = 0,
  onChanged,
  browseHref,
}: OrderListProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const isWide = useIsWide();
  const [list, setList] = useState<List>(initial ? listOf(initial) : nothingYet);
  const latest = useRef(0);
  const { orderType: type, keyword } = filter;

  const load = useCallback(
    async (first: number, last = first) => {
      latest.current += 1;
      const mine = latest.current;
      setList((before) => ({ ...before, state: 'loading' }));
      const query = orderQuery(status, { orderType: type, keyword });
      const asked = Array.from({ length: last - first + 1 }, (_, place) =>
        sdk.orders.list({ page: first + place, ...query }),
      );
      try {
        const answers = await Promise.all(asked);
        if (mine !== latest.current) return;
        setList((before) =>
          answers.reduce((known, answer) => listOf(answer, known.orders), first === 1 ? nothingYet : before),
        );
      } catch (error) {
        if (mine === latest.current) setList((before) => ({ ...before, state: 'error', error }));
      }
    },
    [sdk, status, type, keyword],
  );
  useEffect(() => {
    setList(initial ? listOf(initial) : nothingYet);
    if (!initial) void load(1);
    return () => {
      latest.current += 1;
    };
  }, [load, initial]);

  /** As many as are shown: the list keeps its length, and with it its place. */
  const readAnew = () => void load(1, Math.max(1, list.page));
  const changed = onChanged ?? readAnew;
  const readVersion = useRef(version);
  const follow = useEffectEvent(readAnew);
  useEffect(() => {
    if (readVersion.current === version) return;
    readVersion.current = version;
    follow();
  }, [version]);

  const empty = list.orders.length === 0;
  const statuses = shownStatuses.map(String);
  // An address may ask for one that has no tab of its own.
  if (status !== '' && status !== REFUND && !statuses.includes(status)) statuses.push(status);
  const isFiltered = type !== '' || keyword !== '';
  return (
    <Tabs
      label={t('order.list.title')}
      value={status}
      onValueChange={onStatusChange}
      items={[
        { value: '', label: t('order.list.all') },
        ...statuses.map((value) => ({
          value,
          label: value === COMPLETE ? t('order.list.done') : t('order.status', { status: value }),
        })),
        { value: REFUND, label: t('order.list.refunds') },
      ]}
    >
      {onFilterChange && (
        <div className={styles.filter}>
          <SearchBar
            key={keyword}
            defaultValue={keyword}
            placeholder={t('order.list.search')}
            onSearch={(next) => onFilterChange({ ...filter, keyword: next })}
          />
          <div className={styles.types}>
            {types.map((value) => (
              <Chip
                key={value}
                selected={value === type}
                onClick={() => onFilterChange({ ...filter, orderType: value === type ? '' : value })}
              >
                {t('order.list.type', { type: value })}
              </Chip>
            ))}
          </div>
        </div>
      )}
      {status === REFUND && refundsHref && (
        <CellGroup>
          <Cell href={refundsHref} title={t('order.list.allRefunds')} />
        </CellGroup>
      )}
      <div className={styles.list} aria-busy={list.state === 'loading'}>
        {list.orders.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            hrefs={hrefsOf(order)}
            onOpen={isWide && onOpen ? () => onOpen(order.id) : undefined}
            current={order.id === openId}
            onExpired={changed}
            onChanged={changed}
          />
        ))}
        {empty && list.state === 'loading' && [1, 2, 3].map((row) => <OrderCardPending key={row} />)}
        {empty && list.state === 'error' && (
          <ErrorState className={styles.whole} description={errorText(list.error)} onRetry={() => load(1)} />
        )}
        {empty && list.state === 'done' && (
          <Empty
            className={styles.whole}
            title={t(isFiltered ? 'order.list.noMatch' : 'order.list.empty')}
            description={t(isFiltered ? 'order.list.noMatchHint' : 'order.list.emptyHint')}
            actions={
              isFiltered && onFilterChange ? (
                <Button onClick={() => onFilterChange(noFilter)}>{t('order.list.clear')}</Button>
              ) : (
                <ButtonLink href={browseHref}>{t('order.list.browse')}</ButtonLink>
              )
            }
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
