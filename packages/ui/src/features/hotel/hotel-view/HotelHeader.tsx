import type { HotelDetail } from '@yunyou/contract';
import { PageHeading } from '../../../components/page-heading';
import { Rating } from '../../../components/rating';
import { Row } from '../../../components/row';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';

/** What a hotel is, in a few lines. */
export function HotelHeader({ hotel }: { hotel: HotelDetail }) {
  const { t } = useTexts();
  const kind = [
    hotel.star > 0 ? t('hotel.star', { star: hotel.star }) : t('hotel.stars.none'),
    hotel.category,
  ];
  return (
    // The page's heading says the name; on a phone it lies hidden over the picture.
    <PageHeading title={hotel.name} repeated lead={kind.filter(Boolean).join(' · ')}>
      <Row>
        {hotel.ratingCount > 0 ? (
          <Rating score={hotel.rating} count={hotel.ratingCount} />
        ) : (
          <Tag>{t('hotel.noReviews')}</Tag>
        )}
        {hotel.tags.map((tag) => (
          <Tag key={tag} tone="primary">
            {tag}
          </Tag>
        ))}
      </Row>
    </PageHeading>
  );
}
