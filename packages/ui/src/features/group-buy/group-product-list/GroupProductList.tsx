import type { GroupDetail, GroupProduct, ResponseOf } from '@yunyou/contract';
import { LoadMore } from '../../../components/load-more';
import { CardGrid } from '../../../components/media-card';
import { AppPage, PageBody, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { NoActivity, useActivityProducts } from '../../activity/activity-product';
import { GroupProductCard, OwnGroupCard } from '../group-card';

export interface GroupProductListProps {
  /** The first page of what is sold to groups; undefined where it could not be had. */
  firstPage: ResponseOf<'groupBuy', 'list'> | undefined;
  /** Groups that the member waits for. */
  mine: readonly GroupDetail[];
  /** The time of a group of the member's own is up. */
  onExpired: () => void;
  /** Where it leads: the page on which a group for a product is opened or joined, and that of a group. */
  hrefs: { product: (product: GroupProduct) => string; group: (groupId: string) => string };
}

/** Pictures in the first view of a phone. */
const EAGER = 3;

/** What is sold to groups, with the groups the member waits for before it. */
export function GroupProductList(props: GroupProductListProps) {
  const { mine, onExpired, hrefs } = props;
  const { t } = useTexts();
  const { catalogue } = useSdk();
  const pages = useActivityProducts('groups', props.firstPage, (page) => catalogue.groupProducts({ page }));
  const { products } = pages;
  return (
    <AppPage>
      <PageBody>
        {products.length === 0 && mine.length === 0 && pages.status === 'done' && <NoActivity />}
        {(products.length > 0 || mine.length > 0) && (
          <CardGrid aria-label={t('groupBuy.items')}>
            {[
              ...mine.map((detail) => (
                <OwnGroupCard
                  key={detail.group.id}
                  detail={detail}
                  href={hrefs.group(detail.group.id)}
                  onExpired={onExpired}
                />
              )),
              ...products.map((product, index) => (
                <GroupProductCard
                  key={product.activityProductId}
                  product={product}
                  href={hrefs.product(product)}
                  eager={index < EAGER - mine.length}
                />
              )),
            ]}
          </CardGrid>
        )}
        {(products.length > 0 || pages.status !== 'done') && (
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        )}
      </PageBody>
    </AppPage>
  );
}
