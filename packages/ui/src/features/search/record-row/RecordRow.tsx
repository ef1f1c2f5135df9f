import type { SearchRecord } from '@yunyou/contract';
import { Distance } from '../../../components/distance';
import { Marked } from '../../../components/marked';
import { MediaCard } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { Rating } from '../../../components/rating';
import { Tag, type TagProps } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { openedHref } from '../search-hrefs';
import styles from './RecordRow.module.css';

export interface RecordRowProps {
  /** What was found. */
  record: SearchRecord;
  /** Its picture is in the first view: it is fetched at once. Default `false`. */
  inFirstView?: boolean;
}

const tones: Readonly<Record<SearchRecord['kind'], TagProps['tone']>> = {
  spot: 'primary',
  ticket: 'primary',
  hotel: 'info',
  goods: 'warning',
  service: 'warning',
  annualCard: 'member',
  activity: 'danger',
};

/** Something of any kind that was found: what kind, its name with the letters that matched, where, how far, from how much. */
export function RecordRow({ record, inFirstView }: RecordRowProps) {
  const { t } = useTexts();
  const { kind, title, matched, subtitle, thumb, cityName, rating, ratingCount, fromPriceFen, distanceM } =
    record;
  return (
    <MediaCard
      href={openedHref(record)}
      picture={thumb}
      eager={inFirstView}
      title={<Marked text={title} ranges={matched} />}
      subtitle={subtitle}
      tags={
        <>
          <Tag tone={tones[kind]}>{t('search.oneOf', { kind })}</Tag>
          <span className={styles.place}>
            {cityName}
            {distanceM !== undefined && (
              <>
                {cityName && ' · '}
                <Distance metres={distanceM} from="you" />
              </>
            )}
          </span>
        </>
      }
      note={<Rating score={rating} count={ratingCount} />}
      price={fromPriceFen !== null && <Price fen={fromPriceFen} from />}
    />
  );
}
