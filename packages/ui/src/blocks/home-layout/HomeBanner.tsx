import type { HomeLayoutComponent } from '@yunyou/contract';
import { Swiper } from '../../components/swiper';
import { useTexts } from '../../texts';
import { PictureTile } from '../picture-tile';
import styles from './HomeLayoutView.module.css';

type Banner = Extract<HomeLayoutComponent, { type: 'home_banner_kv' }>;

export interface HomeBannerProps {
  items: Banner['items'];
  /** The first slide is fetched first. */
  priority: boolean;
}

/** Large pictures that take turns. */
export function HomeBanner({ items, priority }: HomeBannerProps) {
  const { t, locale } = useTexts();
  return (
    <Swiper
      className={styles.banner}
      label={t('shop.home.banner')}
      slides={items.map((item, place) => ({
        key: item.id,
        content: (
          <PictureTile
            className={styles.slide}
            picture={item.picture}
            title={item.title[locale]}
            subtitle={item.subtitle[locale]}
            link={item.link}
            sizes="(min-width: 1024px) 1200px, (min-width: 480px) 480px, 100vw"
            priority={priority && place === 0}
          />
        ),
      }))}
    />
  );
}
