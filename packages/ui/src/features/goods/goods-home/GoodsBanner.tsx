import type { GoodsHome } from '@yunyou/contract';
import { Link } from '../../../components/link';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { Swiper } from '../../../components/swiper';
import { useTexts } from '../../../texts';
import type { GoodsHomeViewProps } from './GoodsHomeView';
import styles from './GoodsHomeView.module.css';

export interface GoodsBannerProps extends Pick<GoodsHomeViewProps, 'hrefs'> {
  banners: GoodsHome['banners'];
}

/** Across the column; on a desktop beside the categories. */
const SIZES = shownSizes({ column: 'min(100vw - 32px, 448px)', desktop: 'min(100vw - 304px, 928px)' });

/** The first picture of the front page, which is fetched first. */
export function goodsHomeHero({ banners }: Pick<GoodsHome, 'banners'>): ShownPicture | undefined {
  const [first] = banners;
  return first && { picture: first.picture, sizes: SIZES };
}

/** What the operator points at; each leads to an activity or a product. */
export function GoodsBanner({ banners, hrefs }: GoodsBannerProps) {
  const { t } = useTexts();
  return (
    <Swiper
      className={styles.banner}
      label={t('goods.home.banners')}
      slides={banners.map(({ picture, title, activeId, productId }, place) => {
        const content = (
          <>
            <Picture picture={picture} alt="" fill sizes={SIZES} priority={place === 0} />
            <span className={styles.bannerTitle}>{title}</span>
          </>
        );
        const href =
          activeId !== null
            ? hrefs.activity(activeId)
            : productId !== null && hrefs.goods({ id: productId, goodsType: 0 });
        return {
          key: `${activeId} ${productId} ${title}`,
          content: href ? (
            <Link href={href} className={styles.slide}>
              {content}
            </Link>
          ) : (
            <span className={styles.slide}>{content}</span>
          ),
        };
      })}
    />
  );
}
