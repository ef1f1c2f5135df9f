import { type FavoriteKind, favoriteKinds } from '@yunyou/contract';
import type { FavoriteRecord } from '@yunyou/sdk';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { LoadMore } from '../../../components/load-more';
import { Empty } from '../../../components/state';
import { Tabs } from '../../../components/tabs';
import { VirtualList } from '../../../components/virtual-list';
import { AppPage, PageBody, ResourceView } from '../../../shell';
import { useTexts } from '../../../texts';
import { FavoriteRow } from './FavoriteRow';
import { FavoritesPending } from './FavoritesPending';
import styles from './FavoritesView.module.css';
import { keyOf, useFavoritePages } from './use-favorite-pages';
import { useTakenAway } from './use-taken-away';

export interface FavoritesViewProps {
  /** The kind that is shown, as it stands in the page's address; undefined for all. */
  kind: FavoriteKind | undefined;
  /** Called with another one. */
  onKindChange: (kind: FavoriteKind | undefined) => void;
  /** Pages that it leads to. */
  hrefs: { open: (record: FavoriteRecord) => string; spots: string; goods: string };
}

const ALL = 'all';
/** A card and what stands around it. */
const ROW_PX = 132;

/** What a member has saved, by kind: what it cost then and costs now. Several can be taken away together, and back. */
export function FavoritesView({ kind, onKindChange, hrefs }: FavoritesViewProps) {
  const { t, number } = useTexts();
  const [round, setRound] = useState(0);
  const pages = useFavoritePages(kind, round);
  const { gone, last, take, undo } = useTakenAway();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const shown = pages.items.filter((record) => !gone.has(keyOf(record)));
  const selected = shown.filter((record) => chosen?.has(keyOf(record)));

  const countOf = (one: FavoriteKind) => {
    const away = pages.items.filter((record) => record.kind === one && gone.has(keyOf(record))).length;
    return Math.max(0, (pages.counts.find((counted) => counted.kind === one)?.count ?? 0) - away);
  };
  const tabs = favoriteKinds.filter((one) => one === kind || one !== 'annualCard' || countOf(one) > 0);
  const countAll = favoriteKinds.reduce((sum, one) => sum + countOf(one), 0);
  const isCounted = pages.status !== 'loading' || pages.items.length > 0;
  const tab = (value: FavoriteKind | typeof ALL) => ({
    value,
    label: (
      <span>
        {t('favorite.kind', { kind: value })}{' '}
        {isCounted && (
          <span className={styles.count}>{number(value === ALL ? countAll : countOf(value))}</span>
        )}
      </span>
    ),
  });
  const choose = (records: readonly FavoriteRecord[], wanted: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const record of records) {
        if (wanted) next.add(keyOf(record));
        else next.delete(keyOf(record));
      }
      return next;
    });
  const bringBack = async () => {
    const isKnown = last.every((record) => pages.items.some((item) => keyOf(item) === keyOf(record)));
    await undo();
    if (!isKnown) setRound(round + 1);
  };
  const takeChosen = () => {
    void take(selected);
    setChosen(undefined);
  };

  return (
    <AppPage
      width="narrow"
      bottomBar={
        chosen &&
        shown.length > 0 && (
          <div className={styles.bar}>
            <Checkbox
              checked={selected.length === shown.length}
              onCheckedChange={(every) => choose(shown, every)}
            >
              {t('favorite.all')}
            </Checkbox>
            <Button variant="danger" disabled={selected.length === 0} onClick={takeChosen}>
              {t('favorite.take')}
            </Button>
          </div>
        )
      }
    >
      <PageBody>
        <Tabs
          className={styles.tabs}
          label={t('favorite.tabs')}
          items={[ALL, ...tabs].map((value) => tab(value as FavoriteKind | typeof ALL))}
          value={kind ?? ALL}
          onValueChange={(next) => {
            setChosen(undefined);
            onKindChange(favoriteKinds.find((one) => one === next));
          }}
        >
          <ResourceView
            resource={{
              value: pages.items.length > 0 || pages.status === 'done' ? shown : undefined,
              error: pages.status === 'error' ? pages.error : undefined,
              reload: async () => {
                await pages.loadMore();
                return undefined;
              },
            }}
            pending={<FavoritesPending />}
            isEmpty={(records) => records.length === 0 && pages.status === 'done'}
            empty={
              <Empty
                title={t('favorite.empty')}
                description={t('favorite.emptyHint')}
                actions={
                  <>
                    <ButtonLink href={hrefs.spots}>{t('favorite.browse.spots')}</ButtonLink>
                    <ButtonLink href={hrefs.goods} variant="outline">
                      {t('favorite.browse.goods')}
                    </ButtonLink>
                  </>
                }
              />
            }
          >
            {(records) => (
              <>
                <div className={styles.head}>
                  <span className={styles.quiet}>
                    {t('favorite.count', { count: kind ? countOf(kind) : countAll })}
                  </span>
                  <Button variant="text" onClick={() => setChosen(chosen ? undefined : new Set())}>
                    {t(chosen ? 'favorite.done' : 'favorite.manage')}
                  </Button>
                </div>
                <VirtualList label={t('favorite.list')} items={records} itemKey={keyOf} rowHeightPx={ROW_PX}>
                  {(record) => (
                    <FavoriteRow
                      record={record}
                      href={hrefs.open(record)}
                      selected={chosen?.has(keyOf(record))}
                      onSelect={(wanted) => choose([record], wanted)}
                      onTake={() => void take([record])}
                    />
                  )}
                </VirtualList>
                <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
              </>
            )}
          </ResourceView>
        </Tabs>
      </PageBody>
      <div role="status" className={styles.undo} data-shown={last.length > 0 || undefined}>
        {last.length > 0 && (
          <>
            <span>{t('favorite.taken', { count: last.length })}</span>
            <Button
              variant="text"
              size="small"
              className={styles.undoButton}
              onClick={() => void bringBack()}
            >
              {t('favorite.undo')}
            </Button>
          </>
        )}
      </div>
    </AppPage>
  );
}
