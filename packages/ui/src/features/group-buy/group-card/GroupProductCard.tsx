import { type GroupProduct, timeStatus } from '@yunyou/contract';
import { MediaCard } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';

export interface GroupProductCardProps {
  /** What is sold to groups. */
  product: GroupProduct;
  /** Where a tap leads. */
  href: string;
  /** Its picture is in the first view. Default `false`. */
  eager?: boolean;
}

/** Something that is sold to groups: how many make one, what each pays, how many were sold. */
export function GroupProductCard({ product, href, eager = false }: GroupProductCardProps) {
  const { t, instant, number } = useTexts();
  const { name, specText, picture, activityPriceFen, originalPriceFen, group, state, startsAtMs } = product;
  const isGone = state === 'soldOut' || state === 'over';
  const note = () => {
    if (state === 'over') return t('activity.product.over');
    if (state === 'soldOut') return t('activity.product.soldOut');
    if (product.timeStatus === timeStatus.notStarted) {
      return t('activity.product.startsAt', { time: instant(startsAtMs) });
    }
    return group && group.soldQuantity > 0 && t('groupBuy.sold', { count: number(group.soldQuantity) });
  };
  return (
    <MediaCard
      href={href}
      picture={picture}
      title={name}
      subtitle={specText}
      muted={isGone}
      eager={eager}
      tags={group && <Tag tone="primary">{t('groupBuy.needed', { count: group.needed })}</Tag>}
      note={note()}
      price={<Price fen={activityPriceFen} originalFen={originalPriceFen} />}
    />
  );
}
