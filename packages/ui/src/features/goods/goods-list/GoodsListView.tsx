import { type GoodsSort, type GoodsSummary, goodsType } from '@yunyou/contract';
import { Button } from '../../../components/button';
import { KeywordBar } from '../../../components/search-bar';
import { SegmentedControl } from '../../../components/segmented-control';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import { GoodsPages, SortBar, useGoodsPages } from '../goods-pages';
import styles from './GoodsListView.module.css';

/** What is looked for, as it stands in the page's address; empty for anything. */
export interface GoodsFilters {
  keyword: string;
  categoryId: string;
  /** '0' goods, '3' services. */
  kind: string;
  sort: GoodsSort;
}

export interface GoodsListViewProps {
  /** What is looked for. */
  filters: GoodsFilters;
  /** Called with what is looked for from here on. */
  onFiltersChange: (filters: GoodsFilters) => void;
  /** Address of one of them. */
  hrefOf: (goods: GoodsSummary) => string;
}

const kinds = ['', String(goodsType.goods), String(goodsType.service)] as const;
/** So many goods are in the first view. */
const EAGER = 4;

/** Goods and services by a word, a kind and an order. */
export function GoodsListView({ filters, onFiltersChange, hrefOf }: GoodsListViewProps) {
  const { t } = useTexts();
  const { keyword, categoryId, kind, sort } = filters;
  const pages = useGoodsPages({
    sort,
    ...(keyword && { keyword }),
    ...(categoryId && { categoryId }),
    ...(kind && { goodsType: Number(kind) }),
  });
  const change = (part: Partial<GoodsFilters>) => onFiltersChange({ ...filters, ...part });
  const isNarrowed = keyword !== '' || categoryId !== '' || kind !== '';
  return (
    <AppPage>
      <PageBody>
        <KeywordBar
          keyword={keyword}
          onSearch={(next) => change({ keyword: next })}
          placeholder={t('goods.list.search')}
        />
        <Sticky className={styles.sticky}>
          <SegmentedControl
            label={t('goods.list.kinds')}
            items={kinds.map((value) => ({
              value,
              label: t('goods.list.kind', { kind: value || 'all' }),
            }))}
            value={kind}
            onValueChange={(next) => change({ kind: next })}
          />
          <SortBar sort={sort} onSortChange={(next) => change({ sort: next })} />
        </Sticky>
        <p role="status" className={styles.count}>
          {pages.total !== undefined && t('goods.list.count', { count: pages.total })}
        </p>
        <GoodsPages
          pages={pages}
          hrefOf={hrefOf}
          eager={EAGER}
          empty={
            <Empty
              title={t('goods.empty')}
              description={t('goods.emptyHint')}
              actions={
                isNarrowed && (
                  <Button variant="outline" onClick={() => change({ keyword: '', categoryId: '', kind: '' })}>
                    {t('goods.list.reset')}
                  </Button>
                )
              }
            />
          }
        />
      </PageBody>
    </AppPage>
  );
}
