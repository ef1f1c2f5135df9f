import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { AppPage, PageBody } from '../../../shell';

/** What can be bargained for, before it is known. */
export function BargainProductListPending() {
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
