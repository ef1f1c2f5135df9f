import type { GroupProduct } from '@yunyou/contract';
import { CardGrid } from '../../../components/media-card';
import { PageHeading } from '../../../components/page-heading';
import { Empty } from '../../../components/state';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import { GroupProductCard } from '../group-card';

export interface GroupChoiceProps {
  /** What an activity sells to groups. */
  products: readonly GroupProduct[];
  /** The page on which a group for one of them is opened. */
  hrefOf: (product: GroupProduct) => string;
}

/** What an activity sells to groups, where its address names none of it. */
export function GroupChoice({ products, hrefOf }: GroupChoiceProps) {
  const { t } = useTexts();
  return (
    <AppPage>
      <PageBody>
        {products.length === 0 ? (
          <Empty title={t('groupBuy.empty')} description={t('groupBuy.emptyHint')} />
        ) : (
          <>
            <PageHeading title={t('groupBuy.choose')} lead={t('groupBuy.chooseHint')} />
            <CardGrid aria-label={t('groupBuy.items')}>
              {products.map((product) => (
                <GroupProductCard
                  key={product.activityProductId}
                  product={product}
                  href={hrefOf(product)}
                  eager
                />
              ))}
            </CardGrid>
          </>
        )}
      </PageBody>
    </AppPage>
  );
}
