import type { NftCollection } from '@yunyou/contract';
import { Link } from '../../../components/link';
import { CardGrid, MediaCard } from '../../../components/media-card';
import { shownSizes } from '../../../components/picture';
import { Progress } from '../../../components/progress';
import { Section } from '../../../components/section';
import { Empty } from '../../../components/state';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { rarityTones } from '../rarity-tones';
import styles from './NftActivity.module.css';

/** Four beside each other in the column that leaves room for another. */
const SIZES = shownSizes({ column: 'min(50vw - 24px, 218px)', desktop: 'min(15vw, 190px)' });

export interface CollectionGridProps {
  /** Collections of the activity, in their published order. */
  collections: readonly NftCollection[];
  /** Of how many collections the member holds a piece, and how many there are. */
  progress: { kinds: number; total: number };
  /** Where a collection is shown, and the place whose visit leads to one. */
  hrefs: { collection: (collectionId: string) => string; spot: (scenicSpotId: string) => string };
}

/** The set of an activity: what the member holds of it; what is missing stands pale, with the way to it. */
export function CollectionGrid({ collections, progress: { kinds, total }, hrefs }: CollectionGridProps) {
  const { t } = useTexts();
  return (
    <Section title={t('nft.set.title', { kinds, total })}>
      <Progress
        label={t('nft.set.progress')}
        value={total === 0 ? 0 : kinds / total}
        state={total > 0 && kinds >= total ? 'done' : 'active'}
      />
      {collections.length === 0 ? (
        <Empty title={t('nft.set.empty')} />
      ) : (
        <CardGrid look="tiles">
          {collections.map((collection) => (
            <CollectionTile key={collection.collectionId} collection={collection} hrefs={hrefs} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}

interface CollectionTileProps extends Pick<CollectionGridProps, 'hrefs'> {
  collection: NftCollection;
}

function CollectionTile({ collection, hrefs }: CollectionTileProps) {
  const { t } = useTexts();
  const { collectionId, name, picture, rarity, ownedCount, spot } = collection;
  const isMissing = ownedCount === 0;
  return (
    <div className={styles.tile} data-missing={isMissing || undefined}>
      <MediaCard
        layout="tile"
        href={hrefs.collection(collectionId)}
        picture={picture}
        sizes={SIZES}
        title={name}
        muted={isMissing}
        badge={<Tag tone={rarityTones[rarity]}>{t('nft.rarity', { rarity })}</Tag>}
        note={
          ownedCount === null
            ? undefined
            : isMissing
              ? t('nft.set.missing')
              : t('nft.set.owned', { count: ownedCount })
        }
      />
      {isMissing && spot && (
        <Link href={hrefs.spot(spot.scenicSpotId)} className={styles.visit}>
          {t('nft.set.visit', { name: spot.name })}
        </Link>
      )}
    </div>
  );
}
