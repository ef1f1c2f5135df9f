import type { GoodsSummary, ResponseOf } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { LoadMore } from '../../../components/load-more';
import { PageHeading } from '../../../components/page-heading';
import { Empty } from '../../../components/state';
import { AppPage, PageBody, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { GoodsList } from '../../goods/goods-card';

/** Something that brings chances when it is bought. */
type DrawGoods = ResponseOf<'lottery', 'goods'>['records'][number];

export interface LotteryGoodsViewProps {
  /** The draw that the chances are for. */
  activeId: string;
  /** Where it leads: the page of one of them, and what else brings chances. */
  hrefs: { goods: (goods: GoodsSummary) => string; tasks: string };
}

/** What brings chances to draw when it is bought, and how many. */
export function LotteryGoodsView({ activeId, hrefs }: LotteryGoodsViewProps) {
  const { t } = useTexts();
  const { lotteries } = useSdk();
  const pages = useOwnPages<DrawGoods>(
    ['drawGoods', activeId],
    async (page) => (await lotteries()).goods({ activeId, page }, { silent: true }),
    ({ id }) => id,
  );
  const { value } = pages.resource;
  // What each of them brings comes before its other tags.
  const goods = value?.map((one) => ({
    ...one,
    tags: [t('lottery.goods.tag', { count: one.chances }), ...one.tags],
  }));
  return (
    <AppPage>
      <PageBody>
        {pages.items.length > 0 && <WhatItBrings goods={pages.items} />}
        <GoodsList
          goods={{ ...pages.resource, value: goods }}
          hrefOf={hrefs.goods}
          empty={
            <Empty
              title={t('lottery.goods.empty')}
              description={t('lottery.goods.emptyHint')}
              actions={<ButtonLink href={hrefs.tasks}>{t('lottery.tasks')}</ButtonLink>}
            />
          }
        />
        {pages.items.length > 0 && (
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        )}
      </PageBody>
    </AppPage>
  );
}

/** What a purchase brings: said once where it is the same for all. */
function WhatItBrings({ goods }: { goods: readonly DrawGoods[] }) {
  const { t, money } = useTexts();
  const [first] = goods;
  const isOne =
    first && goods.every(({ minFen, chances }) => minFen === first.minFen && chances === first.chances);
  const words = () => {
    if (!isOne) return t('lottery.goods.title');
    const { minFen, chances: count } = first;
    return minFen > 0
      ? t('lottery.goods.rule', { amount: money(minFen), count })
      : t('lottery.goods.ruleAny', { count });
  };
  return <PageHeading title={words()} lead={t('lottery.goods.when')} />;
}
