import { ButtonLink } from '../../../components/button';
import { Empty } from '../../../components/state';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';

export interface NothingToOrderProps {
  /** The cart's page. */
  cartHref: string;
}

/** Nothing is left to be ordered, such as after everything was taken out. */
export function NothingToOrder({ cartHref }: NothingToOrderProps) {
  const { t } = useTexts();
  return (
    <AppPage>
      <PageBody>
        <Empty
          title={t('order.goods.empty')}
          description={t('order.goods.emptyHint')}
          actions={<ButtonLink href={cartHref}>{t('order.goods.toCart')}</ButtonLink>}
        />
      </PageBody>
    </AppPage>
  );
}
