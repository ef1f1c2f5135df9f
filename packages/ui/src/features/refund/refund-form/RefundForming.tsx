import { ButtonLink } from '../../../components/button';
import { Empty } from '../../../components/state';
import { AppPage } from '../../../shell';
import { useTexts } from '../../../texts';

export interface RefundFormingProps {
  /** The page of the group that the order waits for, where it is left. */
  groupHref: string;
  /** Address of the order. */
  orderHref: string;
}

/** Nothing goes back by a request while an order waits for its group: the way to the group, which can be left. */
export function RefundForming({ groupHref, orderHref }: RefundFormingProps) {
  const { t } = useTexts();
  return (
    <AppPage>
      <Empty
        title={t('refund.form.forming')}
        description={t('refund.form.formingHint')}
        actions={
          <>
            <ButtonLink href={groupHref}>{t('refund.form.toGroup')}</ButtonLink>
            <ButtonLink href={orderHref} variant="outline">
              {t('refund.view.order')}
            </ButtonLink>
          </>
        }
      />
    </AppPage>
  );
}
