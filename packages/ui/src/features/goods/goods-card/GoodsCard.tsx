import { type GoodsSummary, goodsType } from '@yunyou/contract';
import { MediaCard, type MediaCardLayout } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';

export interface GoodsCardProps {
  /** What is for sale. */
  goods: GoodsSummary;
  /** Where a tap leads. */
  href: string;
  /** Default `tile`. */
  layout?: MediaCardLayout;
}

/** Something that can be bought: what it is, how many did, how much. What is no goods says what it is. */
export function GoodsCard({ goods, href, layout = 'tile' }: GoodsCardProps) {
  const { t, number } = useTexts();
  const soldOut = goods.left === 0;
  const note = goods.left ? t('goods.left', { count: goods.left }) : '';
  return (
    <MediaCard
      href={href}
      layout={layout}
      picture={goods.thumb}
      muted={soldOut}
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
          <Price fen={goods.priceFen} originalFen={goods.marketPriceFen ?? undefined} />
        )
      }
    />
  );
}
