import { Skeleton } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import { HomeLayoutSkeleton } from '../home-layout';

/** The home page before anything of it is known: its places, in their sizes. */
export function HomePending() {
  const { t } = useTexts();
  return (
    <AppPage title={t('app.brand')}>
      <PageBody>
        <Skeleton height={44} />
        <HomeLayoutSkeleton />
      </PageBody>
    </AppPage>
  );
}
