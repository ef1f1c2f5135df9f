import { type FlashItem, flashItemsPageSize, type Grab, type Page, type ResponseOf } from '@yunyou/contract';
import { useState } from 'react';
import { LoadMore } from '../../../components/load-more';
import { CardGrid } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import {
  AppPage,
  PageBody,
  type PagesState,
  useLazyDialog,
  useOnline,
  usePages,
  useSdk,
} from '../../../shell';
import { useTexts } from '../../../texts';
import { FlashItemCard, flashActionOf } from '../flash-item';
import { FlashSessionBar } from '../flash-session-bar';
import { loadGrabPanel } from '../grab-panel';
import { SessionTime } from './SessionTime';
import { usePlaces } from './use-places';
import { useReminders } from './use-reminders';

export interface FlashSaleViewProps {
  /** The sessions, as the server told them. */
  sessions: ResponseOf<'flashSale', 'sessions'>;
  /** The start of the chosen one; undefined where there is none. */
  startsAtMs: number | undefined;
  /** The first page of what is sold from then on; undefined where it could not be had. */
  firstPage: ResponseOf<'flashSale', 'items'> | undefined;
  /** Called with another session. */
  onSessionChange: (startsAtMs: number) => void;
  /** The item whose sheet is open; empty for none. */
  openedId: string;
  /** Called when a sheet is to open, or to close. */
  onOpenedChange: (item: FlashItem | undefined) => void;
  /** Asks the server for sessions and items anew. */
  onRefresh: () => void;
  /** Goes to the order form of a place. */
  onGranted: (item: FlashItem, place: Grab) => unknown;
  /** Addresses of a product, of a place's order form and of an order's payment; empty for one that is not known. */
  hrefs: {
    product: (item: FlashItem) => string;
    placeOrder: (item: FlashItem, place: Grab) => string;
    payment: (orderId: string) => string;
  };
}

interface Listed extends PagesState {
  items: readonly FlashItem[];
  read: number;
}

/** Pictures in the first view of a phone. */
const EAGER = 3;

/** Flash sales: when, how long until then, what is sold, and a place for whoever is fast. */
export function FlashSaleView(props: FlashSaleViewProps) {
  const { sessions, startsAtMs, onSessionChange, openedId, onOpenedChange, onRefresh, onGranted, hrefs } =
    props;
  const { t } = useTexts();
  const isOnline = useOnline();
  const pages = useItems(props);
  const { items } = pages;
  const itemOf = (id: string) => items.find(({ activityProductId }) => activityProductId === id);
  const { reminded, remind } = useReminders(items);
  const { places, keep } = usePlaces(items, {
    // Whoever looks at something else is told by the button.
    onGranted(place) {
      const item = itemOf(place.activityProductId);
      if (item && openedId === place.activityProductId) void onGranted(item, place);
    },
    onOver: onRefresh,
  });
  const actionOf = (item: FlashItem) =>
    flashActionOf(item, places.get(item.activityProductId), reminded.has(item.activeId));
  const stepsOf = (item: FlashItem) => {
    const place = places.get(item.activityProductId);
    return {
      placeOrder: place ? hrefs.placeOrder(item, place) : '',
      payment: place?.orderId ? hrefs.payment(place.orderId) : '',
    };
  };
  const order = (item: FlashItem) => {
    const place = places.get(item.activityProductId);
    return place && onGranted(item, place);
  };
  // A sheet that closes shows what it showed.
  const [lastId, setLastId] = useState(openedId);
  if (openedId !== '' && openedId !== lastId) setLastId(openedId);
  const opened = itemOf(lastId);
  const isOpened = opened !== undefined && openedId !== '';
  const Sheet = useLazyDialog(loadGrabPanel, isOpened, () => onOpenedChange(undefined));
  const session = sessions.sessions.find((one) => one.startsAtMs === startsAtMs);
  if (!session) {
    return (
      <AppPage>
        <PageBody>
          <Empty title={t('flashSale.empty')} description={t('flashSale.emptyHint')} />
        </PageBody>
      </AppPage>
    );
  }
  return (
    <AppPage>
      <Sticky>
        <FlashSessionBar
          sessions={sessions.sessions}
          nowMs={sessions.nowMs}
          value={session.startsAtMs}
          onValueChange={onSessionChange}
        />
      </Sticky>
      <PageBody>
        <SessionTime session={session} onEnd={onRefresh} />
        {items.length === 0 && pages.status === 'done' && <Empty title={t('flashSale.empty')} />}
        {items.length > 0 && (
          <CardGrid aria-label={t('flashSale.items')}>
            {items.map((item, index) => (
              <FlashItemCard
                key={item.activityProductId}
                item={item}
                action={actionOf(item)}
                href={hrefs.product(item)}
                steps={stepsOf(item)}
                onOpen={() => onOpenedChange(item)}
                onRemind={(on) => remind(item.activeId, on)}
                onOrder={() => order(item)}
                disabled={!isOnline}
                eager={index < EAGER}
              />
            ))}
          </CardGrid>
        )}
        {(items.length > 0 || pages.status !== 'done') && (
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        )}
      </PageBody>
      {Sheet && opened && (
        <Sheet
          key={opened.activityProductId}
          open={isOpened}
          onOpenChange={(next) => !next && onOpenedChange(undefined)}
          item={opened}
          action={actionOf(opened)}
          onPlace={(place) => {
            keep(place);
            if (place.state === 'granted') return onGranted(opened, place);
            if (place.state !== 'queued') onRefresh();
            return undefined;
          }}
          onChanged={onRefresh}
          onRemind={(on) => remind(opened.activeId, on)}
          onOrder={() => order(opened)}
          steps={stepsOf(opened)}
          disabled={!isOnline}
        />
      )}
    </AppPage>
  );
}

/** What is sold, page by page; asked for anew, it begins anew. */
function useItems({ startsAtMs = 0, firstPage }: FlashSaleViewProps) {
  const { catalogue } = useSdk();
  return usePages<Listed, Page<FlashItem>>([startsAtMs, firstPage?.nowMs], {
    nothing: { items: [], read: 0, status: startsAtMs === 0 ? 'done' : 'loading' },
    peek: ({ read }) => (read === 0 ? firstPage : undefined),
    load: ({ read }) => catalogue.flashItems({ startsAtMs, page: read + 1, size: flashItemsPageSize }),
    withPage({ items }, { records, current, pages }) {
      const known = new Set(items.map(({ activityProductId }) => activityProductId));
      return {
        items: [...items, ...records.filter((item) => !known.has(item.activityProductId))],
        read: current,
        status: current < pages ? 'more' : 'done',
      };
    },
  });
}
