import type { SpotProfile, TextBlock } from '@yunyou/contract';
import { Card } from '../../components/card';
import { NoticeBar } from '../../components/notice-bar';
import { Picture } from '../../components/picture';
import { InfoIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './SpotProfileView.module.css';

export interface SpotProfileViewProps {
  profile: SpotProfile;
}

/** The long text about a spot, and the way there. */
export function SpotProfileView({ profile }: SpotProfileViewProps) {
  const { t } = useTexts();
  return (
    <div className={styles.root}>
      <article className={styles.text}>
        {profile.blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never moved
          <Block key={place} block={block} priority={place < 3} />
        ))}
      </article>
      {profile.traffic.length > 0 && (
        <Card title={t('shop.spot.traffic')}>
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

function Block({ block, priority }: { block: TextBlock; priority: boolean }) {
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
            <Picture
              picture={block.picture}
              alt=""
              sizes="(min-width: 1024px) 720px, (min-width: 480px) 448px, 92vw"
              priority={priority}
            />
          </span>
          <figcaption className={styles.caption}>{block.picture.alt[locale]}</figcaption>
        </figure>
      );
  }
}
