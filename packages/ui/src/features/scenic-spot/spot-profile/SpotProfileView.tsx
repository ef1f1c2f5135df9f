import type { SpotProfile } from '@yunyou/contract';
import { Card } from '../../../components/card';
import type { ShownPicture } from '../../../components/picture';
import { TextBlocks, textBlocksHero } from '../../../components/text-blocks';
import { useTexts } from '../../../texts';
import styles from './SpotProfileView.module.css';

export interface SpotProfileViewProps {
  /** The long text about the spot. */
  profile: SpotProfile;
}

/** The picture a reader sees first, when there is one in the first view: it is fetched first. */
export const spotProfileHero = ({ blocks }: Pick<SpotProfile, 'blocks'>): ShownPicture | undefined =>
  textBlocksHero(blocks);

/** The long text about a spot, and the way there. */
export function SpotProfileView({ profile }: SpotProfileViewProps) {
  const { t } = useTexts();
  return (
    <div className={styles.root}>
      <TextBlocks blocks={profile.blocks} hero={spotProfileHero(profile)?.picture} />
      {profile.traffic.length > 0 && (
        <Card title={t('scenicSpot.traffic')}>
          <ul className={styles.list}>
            {profile.traffic.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
