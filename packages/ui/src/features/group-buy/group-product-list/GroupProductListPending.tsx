import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { AppPage, PageBody } from '../../../shell';

/** What is sold to groups, before it is known. */
export function GroupProductListPending() {
  return (
    <AppPage>
      <PageBody busy>
        <CardGrid>
          {[1, 2, 3, 4].map((place) => (
            <MediaCardPending key={place} />
          ))}
        </CardGrid>
      </PageBody>
    </AppPage>
  );
}
