import type { HotelSummary } from '@yunyou/contract';
import { MediaCard } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { Rating } from '../../../components/rating';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';

export interface HotelCardProps {
  /** The hotel. */
  hotel: HotelSummary;
  /** Where a tap leads. */
  href: string;
}

/** A hotel of a list: what kind, where, what guests think, from how much a night. */
export function HotelCard({ hotel, href }: HotelCardProps) {
  const { t } = useTexts();
  const kind = hotel.star > 0 ? t('hotel.star', { star: hotel.star }) : '';
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
      note={<Rating score={hotel.rating} count={hotel.ratingCount} />}
      price={
        hotel.fromPriceFen === null ? <Tag>{t('hotel.full')}</Tag> : <Price fen={hotel.fromPriceFen} from />
      }
    />
  );
}
