import { type BargainProduct, timeStatus } from '@yunyou/contract';
import { MediaCard } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { leftText } from '../left-text';
import styles from './BargainProductCard.module.css';

export interface BargainProductCardProps {
  /** What can be bargained for. */
  product: BargainProduct;
  /** Where a tap leads. */
  href: string;
  /** Its picture is in the first view. Default `false`. */
  eager?: boolean;
}

/** Something that can be bargained for: the floor price large, where it starts, how many it takes, how many are left. */
export function BargainProductCard({ product, href, eager = false }: BargainProductCardProps) {
  const texts = useTexts();
  const { t, money, instant } = texts;
  const { name, specText, picture, activityPriceFen, bargain, state, startsAtMs } = product;
  const note = () => {
    if (state === 'over') return t('activity.product.over');
    if (state === 'soldOut') return t('activity.product.soldOut');
    if (product.timeStatus === timeStatus.notStarted) {
      return t('activity.product.startsAt', { time: instant(startsAtMs) });
    }
    return state === 'waiting' ? t('bargain.list.waiting') : leftText(texts, product);
  };
  return (
    <MediaCard
      href={href}
      picture={picture}
      title={name}
      subtitle={specText}
      muted={state === 'soldOut' || state === 'over'}
      eager={eager}
      tags={bargain && <Tag tone="primary">{t('bargain.list.people', { count: bargain.people })}</Tag>}
      note={note()}
      price={
        bargain && (
          <span className={styles.prices}>
            <span className={styles.floor}>
              {t('bargain.list.floor')} <Price fen={bargain.floorPriceFen} size="large" />
            </span>
            <span className={styles.start}>
              {t('bargain.list.start', { price: money(activityPriceFen) })}
            </span>
          </span>
        )
      }
    />
  );
}
