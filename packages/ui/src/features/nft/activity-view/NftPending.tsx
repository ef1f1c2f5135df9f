import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { AppPage, PageBody } from '../../../shell';
import styles from './NftActivity.module.css';

/** An activity of collectibles before it is known: its picture, its words, its set. */
export function NftPending() {
  return (
    <AppPage>
      <div aria-hidden="true" className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <PageBody busy>
        <SkeletonText lines={4} />
        <CardGrid look="tiles">
          {[1, 2, 3, 4].map((place) => (
            <MediaCardPending key={place} layout="tile" />
          ))}
        </CardGrid>
      </PageBody>
    </AppPage>
  );
}
