import type { FavoriteRecord } from '@yunyou/sdk';
import { Checkbox } from '../../../components/checkbox';
import { IconButton } from '../../../components/icon-button';
import { MediaCard } from '../../../components/media-card';
import { Price } from '../../../components/price';
import { Tag } from '../../../components/tag';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { HeartIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './FavoritesView.module.css';

export interface FavoriteRowProps {
  /** The favourite. */
  record: FavoriteRecord;
  /** Its page. */
  href: string;
  /** Many are being chosen: whether this one is. Default: none is chosen. */
  selected?: boolean | undefined;
  /** Chooses it. */
  onSelect: (selected: boolean) => void;
  /** Takes it away. */
  onTake: () => void;
}

/** One favourite: what it is, what it costs now, how much less that is than when it was saved. */
export function FavoriteRow({ record, href, selected, onSelect, onTake }: FavoriteRowProps) {
  const { t, money } = useTexts();
  const { kind, title, subtitle, picture, onSale, priceFenThen, nowPriceFen } = record;
  const name = title || t('favorite.gone');
  const isHotel = kind === 'hotel';
  const saved = priceFenThen !== null && nowPriceFen !== null ? priceFenThen - nowPriceFen : 0;
  return (
    <div className={styles.row}>
      {selected !== undefined && (
        <Checkbox checked={selected} onCheckedChange={onSelect} className={styles.choose}>
          <VisuallyHidden>{t('favorite.choose', { name })}</VisuallyHidden>
        </Checkbox>
      )}
      <MediaCard
        className={styles.card}
        {...(onSale && { href })}
        muted={!onSale}
        picture={picture}
        title={name}
        subtitle={subtitle}
        tags={
          <>
            <Tag>{t('favorite.kind', { kind })}</Tag>
            {!onSale && title !== '' && <Tag>{t('favorite.offSale')}</Tag>}
            {onSale && saved > 0 && (
              <Tag tone="danger">{t('favorite.cheaper', { amount: money(saved) })}</Tag>
            )}
          </>
        }
        note={
          priceFenThen !== null &&
          t(isHotel ? 'favorite.thenPerNight' : 'favorite.then', { price: money(priceFenThen) })
        }
        price={
          nowPriceFen !== null && (
            <span>
              <Price fen={nowPriceFen} from={!isHotel} />
              {isHotel && <span className={styles.quiet}> {t('favorite.perNight')}</span>}
            </span>
          )
        }
      />
      {selected === undefined && (
        <IconButton label={t('favorite.takeOf', { name })} className={styles.heart} onClick={onTake}>
          <HeartIcon fill="currentColor" />
        </IconButton>
      )}
    </div>
  );
}
