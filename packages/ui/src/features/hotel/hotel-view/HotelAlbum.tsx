import type { HotelDetail, Picture as PictureData } from '@yunyou/contract';
import { Link } from '../../../components/link';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { Swiper } from '../../../components/swiper';
import { ImageIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './HotelView.module.css';

export interface HotelAlbumProps {
  hotel: Pick<HotelDetail, 'name' | 'picture' | 'photos' | 'albumCount'>;
  /** Address of all pictures. */
  href: string;
}

/** Across the column; beside the summary of a desktop. */
const SIZES = shownSizes({ column: 'min(100vw, 480px)', desktop: 'min(100vw - 440px, 808px)' });

/** The first picture of a hotel's page, which is fetched first. */
export const hotelHero = ({ picture }: Pick<HotelDetail, 'picture'>): ShownPicture => ({
  picture,
  sizes: SIZES,
});

/** The wide picture first, then the others; each once. */
function picturesOf({ picture, photos }: HotelAlbumProps['hotel']): PictureData[] {
  const all = [picture, ...photos];
  return [...new Map(all.map((one) => [one.sources.at(-1)?.url, one])).values()];
}

/** A hotel's first pictures across the page; each leads to all of them. */
export function HotelAlbum({ hotel, href }: HotelAlbumProps) {
  const { t } = useTexts();
  return (
    <div className={styles.album}>
      <Swiper
        className={styles.slides}
        label={t('hotel.view.album', { name: hotel.name })}
        indicator="none"
        autoplayMs={false}
        slides={picturesOf(hotel).map((picture, place) => ({
          key: picture.sources.at(-1)?.url ?? String(place),
          content: (
            <Link href={href} className={styles.slide}>
              <Picture picture={picture} fill sizes={SIZES} priority={place === 0} />
            </Link>
          ),
        }))}
      />
      {hotel.albumCount > 0 && (
        <Link href={href} className={styles.all}>
          <ImageIcon size={16} />
          {t('hotel.view.albumAll', { count: hotel.albumCount })}
        </Link>
      )}
    </div>
  );
}
