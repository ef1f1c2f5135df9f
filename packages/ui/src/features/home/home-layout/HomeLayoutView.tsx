import type { HomeLayoutComponent } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import { PictureTile } from '../picture-tile';
import { acrossSizes, HomeBanner } from './HomeBanner';
import { HomeCards } from './HomeCards';
import { HomeIcons } from './HomeIcons';
import styles from './HomeLayoutView.module.css';
import { firstPicturePlace } from './home-hero';

export interface HomeLayoutViewProps {
  /** What the operator has laid out, in the operator's order. */
  components: readonly HomeLayoutComponent[];
}

/** The operator's part of the home page. The first picture of all is fetched first. */
export function HomeLayoutView({ components }: HomeLayoutViewProps) {
  const first = firstPicturePlace(components);
  return (
    <div className={styles.root}>
      {components.map((component, place) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: the layout has no ids and never changes in place
          key={place}
          component={component}
          priority={place === first}
        />
      ))}
    </div>
  );
}

function Part({ component, priority }: { component: HomeLayoutComponent; priority: boolean }) {
  const { locale } = useTexts();
  switch (component.type) {
    case 'home_banner_kv':
      return <HomeBanner items={component.items} priority={priority} />;
    case 'home_icon_kv':
      return <HomeIcons items={component.items} />;
    case 'home_custom_card':
      return <HomeCards title={component.title[locale]} items={component.items} priority={priority} />;
    case 'top_card':
      return (
        <PictureTile
          className={styles.topCard}
          picture={component.picture}
          title={component.title[locale]}
          subtitle={component.subtitle[locale]}
          link={component.link}
          sizes={acrossSizes}
          priority={priority}
        />
      );
  }
}
