import type { HotelSummary } from '@yunyou/contract';
import { MediaCard } from '../../components/media-card';
import { Price } from '../../components/price';
import { Tag } from '../../components/tag';
import { useTexts } from '../../texts';
import { SpotRating } from '../spot-card';

export interface HotelCardProps {
  /** The hotel. */
  hotel: HotelSummary;
  /** Where a tap leads. */
  href: string;
}

/** A hotel of a list: what kind, where, what guests think, from how much a night. */
export function HotelCard({ hotel, href }: HotelCardProps) {
  const { t } = useTexts();
  const kind = hotel.star > 0 ? t('market.hotel.star', { star: hotel.star }) : '';
  return (
    <MediaCard
      href={href}
      picture={hotel.thumb}
      muted={hotel.fromPriceFen === null}
      title={hotel.name}
      subtitle={[kind, hotel.category, hotel.district].filter(Boolean).join(' · ')}
      tags={hotel.tags.slice(0, 3).map((tag) => (
        <Tag key={tag} tone="info">
          {tag}
        </Tag>
      ))}
      note={<SpotRating spot={hotel} />}
      price={
        hotel.fromPriceFen === null ? (
          <Tag>{t('market.hotel.full')}</Tag>
        ) : (
          <Price fen={hotel.fromPriceFen} from />
        )
      }
    />
  );
}
