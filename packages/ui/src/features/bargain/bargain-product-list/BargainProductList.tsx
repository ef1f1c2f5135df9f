import type { BargainProduct, ResponseOf } from '@yunyou/contract';
import { LoadMore } from '../../../components/load-more';
import { CardGrid } from '../../../components/media-card';
import { NoticeBar } from '../../../components/notice-bar';
import { ClockIcon } from '../../../icons';
import { AppPage, PageBody, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { NoActivity, useActivityProducts } from '../../activity/activity-product';
import { BargainProductCard } from '../bargain-card';

export interface BargainProductListProps {
  /** The first page of what can be bargained for; undefined where it could not be had. */
  firstPage: ResponseOf<'bargain', 'list'> | undefined;
  /** Bargains that the member has running. */
  running: number;
  /** Where it leads: the page on which a bargain for a product is started, and the member's own bargains. */
  hrefs: { product: (product: BargainProduct) => string; mine: string };
}

/** Pictures in the first view of a phone. */
const EAGER = 3;

/** What can be bargained for, with the way to the member's own bargains before it. */
export function BargainProductList(props: BargainProductListProps) {
  const { running, hrefs } = props;
  const { t } = useTexts();
  const { catalogue } = useSdk();
  const pages = useActivityProducts('bargains', props.firstPage, (page) =>
    catalogue.bargainProducts({ page }),
  );
  const { products } = pages;
  return (
    <AppPage>
      <PageBody>
        {running > 0 && (
          <NoticeBar tone="info" icon={<ClockIcon size={18} />} href={hrefs.mine}>
            {t('bargain.list.mine', { count: running })}
          </NoticeBar>
        )}
        {products.length === 0 && pages.status === 'done' && <NoActivity />}
        {products.length > 0 && (
          <CardGrid aria-label={t('bargain.list.items')}>
            {products.map((product, index) => (
              <BargainProductCard
                key={product.activityProductId}
                product={product}
                href={hrefs.product(product)}
                eager={index < EAGER}
              />
            ))}
          </CardGrid>
        )}
        {(products.length > 0 || pages.status !== 'done') && (
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        )}
      </PageBody>
    </AppPage>
  );
}
