import type { Picture as PictureData } from '@yunyou/contract';
import { useState } from 'react';
import { Picture, type ShownPicture, shownSizes } from '../../../components/picture';
import { Swiper } from '../../../components/swiper';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { useModule } from '../../../hooks/use-module';
import { PlayIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './ProductAlbum.module.css';
import type { ProductInfo } from './product-info';

export interface ProductAlbumProps {
  /** The product whose pictures they are. */
  product: Pick<ProductInfo, 'name' | 'album' | 'video'>;
}

/** Across the column; on a desktop half of the page beside its words. */
const SIZES = shownSizes({ column: 'min(100vw, 480px)', desktop: '400px' });

/** The first picture of a product's page, which is fetched first. */
export function productHero({
  album,
  video,
}: Pick<ProductInfo, 'album' | 'video'>): ShownPicture | undefined {
  const picture = video?.poster ?? album[0];
  return picture && { picture, sizes: SIZES };
}

const loadPreview = () => import('../../../components/image-preview').then((module) => module.ImagePreview);

/** The pictures of a product, its film before them; a tap shows them large. */
export function ProductAlbum({ product }: ProductAlbumProps) {
  const { t, locale } = useTexts();
  const { name, album, video } = product;
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const ImagePreview = useModule(loadPreview, open, () => setOpen(false));
  const slides: { key: string; picture: PictureData; film?: string }[] = [
    ...(video ? [{ key: video.url, picture: video.poster, film: video.url }] : []),
    ...album.map((picture, place) => ({ key: String(place), picture })),
  ];
  return (
    <div className={styles.root}>
      <Swiper
        className={styles.slides}
        label={t('goods.album', { name })}
        indicator="count"
        autoplayMs={false}
        loop={false}
        slides={slides.map(({ key, picture, film }, place) => ({
          key,
          content: (
            <button
              type="button"
              className={styles.slide}
              onClick={() => {
                setIndex(place);
                setOpen(true);
              }}
            >
              <VisuallyHidden>{t('components.preview.open', { name: picture.alt[locale] })}</VisuallyHidden>
              <Picture picture={picture} alt="" fill sizes={SIZES} priority={place === 0} />
              {film && (
                <span className={styles.play}>
                  <PlayIcon size={28} />
                </span>
              )}
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
          items={slides.map(({ picture, film }) =>
            film ? { type: 'video', url: film, label: name } : { type: 'image', picture },
          )}
        />
      )}
    </div>
  );
}
