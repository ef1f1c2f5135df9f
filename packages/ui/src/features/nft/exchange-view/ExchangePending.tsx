import { Card } from '../../../components/card';
import { CardGrid } from '../../../components/media-card';
import { PictureRow } from '../../../components/picture-row';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';

/** The exchange centre before it is known: cards with a picture and what each costs. */
export function ExchangePending() {
  return (
    <AppPage>
      <PageBody busy>
        <Skeleton width="8em" height={28} />
        <CardGrid>
          {[1, 2, 3].map((place) => (
            <Card key={place}>
              <PictureRow>
                <SkeletonText lines={3} />
              </PictureRow>
              <SkeletonText lines={3} />
            </Card>
          ))}
        </CardGrid>
      </PageBody>
    </AppPage>
  );
}
