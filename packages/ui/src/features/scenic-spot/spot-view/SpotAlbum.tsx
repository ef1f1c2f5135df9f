import type { Picture as PictureData, SpotDetail } from '@yunyou/contract';
import { useState } from 'react';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { Swiper } from '../../../components/swiper';
import { useModule } from '../../../hooks/use-module';
import { useTexts } from '../../../texts';
import styles from './SpotView.module.css';

export interface SpotAlbumProps {
  /** The spot's name and pictures. */
  spot: Pick<SpotDetail, 'name' | 'picture' | 'album'>;
}

/** The wide picture first, then the album; each picture once. */
function picturesOf({ picture, album }: SpotAlbumProps['spot']): PictureData[] {
  const all = [picture, ...album];
  return [...new Map(all.map((one) => [one.sources.at(-1)?.url, one])).values()];
}

/** Across the column; beside the facts of a desktop. */
const SIZES = shownSizes({ column: 'min(100vw, 480px)', desktop: 'min(100vw - 440px, 808px)' });

/** The first picture of a spot's page, which is fetched first. */
export function spotHero({ picture }: Pick<SpotDetail, 'picture'>): ShownPicture {
  return { picture, sizes: SIZES };
}

const loadPreview = () => import('../../../components/image-preview').then((module) => module.ImagePreview);

/** A spot's pictures across the page; a press shows them over the whole screen. */
export function SpotAlbum({ spot }: SpotAlbumProps) {
  const { t } = useTexts();
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const ImagePreview = useModule(loadPreview, open, () => setOpen(false));
  const pictures = picturesOf(spot);
  return (
    <>
      <Swiper
        className={styles.album}
        label={t('scenicSpot.album', { name: spot.name })}
        indicator="count"
        autoplayMs={false}
        slides={pictures.map((picture, place) => ({
          key: picture.sources.at(-1)?.url ?? String(place),
          content: (
            <button
              type="button"
              className={styles.slide}
              onClick={() => {
                setIndex(place);
                setOpen(true);
              }}
            >
              <Picture picture={picture} fill sizes={SIZES} priority={place === 0} />
            </button>
          ),
        }))}
      />
      {ImagePreview && (
        <ImagePreview
          open={open}
          onOpenChange={setOpen}
          index={index}
          onIndexChange={setIndex}
          items={pictures.map((picture) => ({ type: 'image', picture }))}
        />
      )}
    </>
  );
}
