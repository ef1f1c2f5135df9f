import { type GoodsSummary, goodsType } from '@yunyou/contract';
import { IconButton } from '../../../components/icon-button';
import { MediaCard, type MediaCardLayout } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { ShoppingCartIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './GoodsCard.module.css';
import { type GoodsRoom, roomSizes } from './room-sizes';

export interface GoodsCardProps {
  /** What is for sale. */
  goods: GoodsSummary;
  /** Where a tap leads. */
  href: string;
  /** Default `tile`. */
  layout?: MediaCardLayout;
  /** Its picture is in the first view: it is fetched at once. Default `false`. */
  eager?: boolean;
  /** Where it stands on a desktop. Default `page`. */
  room?: GoodsRoom;
  /** Puts it into the cart. Default: that is done elsewhere. */
  onAdd?: () => void;
}

/** Something that can be bought: what it is, how many did, how much. What is no goods says what it is. */
export function GoodsCard({ goods, href, layout = 'tile', eager, room = 'page', onAdd }: GoodsCardProps) {
  const { t, number } = useTexts();
  const { priceFen, activityPriceFen, fromPrice, marketPriceFen } = goods;
  const soldOut = goods.left === 0;
  const note = goods.left ? t('goods.left', { count: goods.left }) : '';
  const card = (
    <MediaCard
      href={href}
      layout={layout}
      picture={goods.thumb}
      muted={soldOut}
      eager={eager}
      sizes={layout === 'tile' ? roomSizes[room] : undefined}
      title={goods.name}
      subtitle={goods.subtitle}
      badge={
        goods.goodsType !== goodsType.goods && (
          <Tag tone="info">{t('goods.kind', { type: String(goods.goodsType) })}</Tag>
        )
      }
      tags={goods.tags.slice(0, 2).map((tag) => (
        <Tag key={tag} tone="warning">
          {tag}
        </Tag>
      ))}
      note={note || (goods.soldCount > 0 && t('goods.sold', { count: number(goods.soldCount) }))}
      price={
        soldOut ? (
          <Tag>{t('goods.none')}</Tag>
        ) : (
          <Price
            fen={activityPriceFen ?? priceFen}
            from={fromPrice}
            originalFen={(activityPriceFen === null ? marketPriceFen : priceFen) ?? undefined}
          />
        )
      }
    />
  );
  // Services and what belongs to a day never lie in a cart.
  if (!onAdd || soldOut || goods.goodsType !== goodsType.goods) return card;
  return (
    <div className={styles.root}>
      {card}
      <IconButton label={t('goods.add', { name: goods.name })} className={styles.add} onClick={onAdd}>
        <ShoppingCartIcon size={18} />
      </IconButton>
    </div>
  );
}
