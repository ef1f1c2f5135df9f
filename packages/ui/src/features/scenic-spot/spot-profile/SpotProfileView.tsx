import type { SpotProfile, TextBlock } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { NoticeBar } from '../../../components/notice-bar';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { InfoIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './SpotProfileView.module.css';

export interface SpotProfileViewProps {
  /** The long text about the spot. */
  profile: SpotProfile;
}

const SIZES = shownSizes({ column: 'min(100vw - 32px, 448px)', desktop: '720px' });

/** Parts of the text that a phone shows before anybody scrolls. */
const FIRST_VIEW = 3;

/** The picture a reader sees first, when there is one in the first view: it is fetched first. */
export function spotProfileHero({ blocks }: Pick<SpotProfile, 'blocks'>): ShownPicture | undefined {
  const first = blocks.slice(0, FIRST_VIEW).find((block) => block.type === 'picture');
  return first && { picture: first.picture, sizes: SIZES };
}

/** The long text about a spot, and the way there. */
export function SpotProfileView({ profile }: SpotProfileViewProps) {
  const { t } = useTexts();
  const hero = spotProfileHero(profile);
  return (
    <div className={styles.root}>
      <article className={styles.text}>
        {profile.blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never moved
          <Block key={place} block={block} hero={hero?.picture} />
        ))}
      </article>
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

function Block({ block, hero }: { block: TextBlock; hero: ShownPicture['picture'] | undefined }) {
  const { locale } = useTexts();
  switch (block.type) {
    case 'heading':
      return <h2 className={styles.heading}>{block.text}</h2>;
    case 'paragraph':
      return <p className={styles.paragraph}>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'notice':
      return (
        <NoticeBar tone="info" icon={<InfoIcon size={18} />}>
          {block.text}
        </NoticeBar>
      );
    case 'picture':
      return (
        <figure className={styles.figure}>
          <span className={styles.picture}>
            <Picture picture={block.picture} alt="" sizes={SIZES} priority={block.picture === hero} />
          </span>
          <figcaption className={styles.caption}>{block.picture.alt[locale]}</figcaption>
        </figure>
      );
  }
}
