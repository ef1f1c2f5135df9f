import type { GoodsSort, GoodsSummary, NextStep } from '@yunyou/contract';
import type { GoodsQuery } from '@yunyou/sdk';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { AppPage, PageBody, useResource } from '../../../shell';
import { useTexts } from '../../../texts';
import { GoodsPages, SortBar, useGoodsPages } from '../../goods/goods-pages';
import styles from './SellListView.module.css';

/** What of the cart counts for the offer, and what comes next. */
export interface SellSum {
  sumFen: number;
  /** The cheapest addition that lowers the bill; null where nothing more does. Undefined: nobody can promise. */
  nextStep: NextStep | null | undefined;
}

export interface SellListViewProps {
  /** What is listed: what a coupon or an activity is good for, a category, a word. */
  query: Pick<GoodsQuery, 'couponId' | 'activeId' | 'categoryId' | 'keyword'>;
  /** The order of the list. */
  sort: GoodsSort;
  /** Called with another order. */
  onSortChange: (sort: GoodsSort) => void;
  /** What the offer is, on top of the list. Default nothing. */
  offer?: ReactNode;
  /** Puts the only option of a product into the cart; resolves to whether it is in it. */
  onAdd: (goods: GoodsSummary) => Promise<boolean>;
  /** What is in the cart of this offer, asked for at first and after each addition. Default: no bar. */
  loadSum?: () => Promise<SellSum>;
  /** Where it leads. */
  hrefs: { goods: (goods: GoodsSummary) => string; cart: string; goodsHome: string };
}

/** Goods that a coupon or an activity is good for, with what is still missing for it in view. */
export function SellListView(props: SellListViewProps) {
  const { query, sort, onSortChange, offer, onAdd, loadSum, hrefs } = props;
  const { t } = useTexts();
  const pages = useGoodsPages({ ...query, sort });
  const { couponId, activeId } = query;
  const sum = useResource(async () => loadSum?.(), [couponId, activeId]);
  const add = async (goods: GoodsSummary) => {
    if (await onAdd(goods)) await sum.reload();
  };
  const nothingLeft = pages.goods.length > 0 && pages.goods.every(({ left }) => left === 0);
  const isOffer = couponId !== undefined || activeId !== undefined;
  const soldOut = isOffer && (
    <Empty
      title={t('activity.sell.left')}
      description={t('activity.sell.leftHint')}
      actions={<ButtonLink href={hrefs.goodsHome}>{t('goods.home.all')}</ButtonLink>}
    />
  );
  return (
    <AppPage bottomBar={loadSum && sum.value && <SellBar sum={sum.value} href={hrefs.cart} />}>
      <PageBody>
        {offer}
        <Sticky className={styles.sticky}>
          <SortBar sort={sort} onSortChange={onSortChange} />
        </Sticky>
        {nothingLeft && pages.status === 'done' && soldOut}
        <GoodsPages
          pages={pages}
          hrefOf={hrefs.goods}
          onAdd={(goods) => void add(goods)}
          empty={soldOut || undefined}
          room={loadSum && sum.value ? 'side' : 'page'}
        />
      </PageBody>
    </AppPage>
  );
}

/** What is chosen, and what it takes to save more. */
function SellBar({ sum, href }: { sum: SellSum; href: string }) {
  const { t, money } = useTexts();
  const { sumFen, nextStep } = sum;
  const next = () => {
    if (nextStep === undefined) return '';
    if (nextStep === null) return sumFen > 0 ? t('activity.sell.reached') : '';
    const { addFen, addPieces, saveFen, freight } = nextStep;
    if (freight) return t('activity.sell.freight', { add: money(addFen) });
    return addPieces === null
      ? t('activity.sell.more', { add: money(addFen), save: money(saveFen) })
      : t('activity.sell.morePieces', { count: addPieces, save: money(saveFen) });
  };
  const words = next();
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.words}>
        <span>{t('activity.sell.chosen', { sum: money(sumFen) })}</span>
        {words && <strong className={styles.next}>{words}</strong>}
      </p>
      <ButtonLink href={href}>{t('activity.sell.cart')}</ButtonLink>
    </div>
  );
}
