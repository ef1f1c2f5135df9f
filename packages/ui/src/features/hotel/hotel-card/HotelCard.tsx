import type { HotelSummary } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link';
import { MediaCard } from '../../../components/media-card';
import { Rating } from '../../../components/rating';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './HotelCard.module.css';
import { HotelPrice } from './HotelPrice';

export interface HotelCardProps {
  /** The hotel. */
  hotel: HotelSummary;
  /** Where a tap leads. */
  href: string;
  /** Address of the hotel for a stay of as many nights that begins on another day. Default: other days are not offered. */
  nearHrefOf?: (startDate: string) => string;
  /** How far it is, in words. Default not said. */
  distance?: ReactNode;
  /** It is in the first view. Default `false`. */
  eager?: boolean;
}

/** A hotel of a list: what kind, where, what guests think, what the asked nights cost. */
export function HotelCard({ hotel, href, nearHrefOf, distance, eager }: HotelCardProps) {
  const { t, day } = useTexts();
  const kind = hotel.star > 0 ? t('hotel.star', { star: hotel.star }) : '';
  const near = [hotel.freeStarts?.earlier, hotel.freeStarts?.later].filter((one) => typeof one === 'string');
  return (
    <div className={styles.root}>
      <MediaCard
        href={href}
        eager={eager}
        picture={hotel.thumb}
        muted={!hotel.bookable}
        title={hotel.name}
        subtitle={[kind, hotel.category, hotel.district].filter(Boolean).join(' · ')}
        tags={hotel.tags.slice(0, 3).map((tag) => (
          <Tag key={tag} tone="info">
            {tag}
          </Tag>
        ))}
        note={
          <span className={styles.note}>
            {hotel.ratingCount > 0 ? (
              <Rating score={hotel.rating} count={hotel.ratingCount} />
            ) : (
              t('hotel.noReviews')
            )}
            {distance && <span>{distance}</span>}
          </span>
        }
        price={
          hotel.bookable ? (
            <span className={styles.offer}>
              {hotel.left !== null && (
                <span className={styles.left}>{t('hotel.rate.left', { count: hotel.left })}</span>
              )}
              <HotelPrice hotel={hotel} />
            </span>
          ) : (
            <Tag>
              {hotel.unavailable
                ? t('hotel.card.refused', { rule: hotel.unavailable })
                : t('hotel.card.full')}
            </Tag>
          )
        }
      />
      {nearHrefOf && near.length > 0 && (
        <p className={styles.near}>
          <span>{t('hotel.card.near')}</span>
          {near.map((start) => (
            <Link
              key={start}
              href={nearHrefOf(start)}
              className={styles.start}
              aria-label={t('hotel.card.nearNamed', { name: hotel.name, day: day(start) })}
            >
              {t('hotel.card.from', { day: day(start) })}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
