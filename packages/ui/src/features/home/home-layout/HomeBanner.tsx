import type { HomeLayoutComponent } from '@yunyou/contract';
import { shownSizes } from '../../../components/picture';
import { Swiper } from '../../../components/swiper';
import { useTexts } from '../../../texts';
import { PictureTile } from '../picture-tile';
import styles from './HomeLayoutView.module.css';

type Banner = Extract<HomeLayoutComponent, { type: 'home_banner_kv' }>;

export interface HomeBannerProps {
  items: Banner['items'];
  /** The first slide is fetched first. */
  priority: boolean;
}

/** How wide a picture across the page is shown. */
export const acrossSizes = shownSizes({
  column: 'min(100vw - 32px, 448px)',
  desktop: 'min(100vw - 48px, 1200px)',
});

/** Large pictures that take turns. */
export function HomeBanner({ items, priority }: HomeBannerProps) {
  const { t, locale } = useTexts();
  return (
    <Swiper
      className={styles.banner}
      label={t('home.banner')}
      slides={items.map((item, place) => ({
        key: item.id,
        content: (
          <PictureTile
            className={styles.slide}
            picture={item.picture}
            title={item.title[locale]}
            subtitle={item.subtitle[locale]}
            link={item.link}
            sizes={acrossSizes}
            priority={priority && place === 0}
          />
        ),
      }))}
    />
  );
}
