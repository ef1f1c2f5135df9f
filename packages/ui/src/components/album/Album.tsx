import { albumMaxCount, type Picture as PictureData } from '@yunyou/contract';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../../class-names';
import { useTexts } from '../../texts';
import { ImagePreview } from '../image-preview';
import { Picture } from '../picture';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Album.module.css';

export interface AlbumProps extends ComponentProps<'ul'> {
  /** Every picture of the album. */
  pictures: readonly PictureData[];
  /** How many are shown as thumbnails; the viewer has them all. Default 9. */
  max?: number;
}

/** Thumbnails side by side; a tap opens the viewer. */
export function Album({ pictures, max = albumMaxCount, className, ...rest }: AlbumProps) {
  const { t, locale } = useTexts();
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const hidden = pictures.length - max;
  return (
    <>
      <ul className={classNames(styles.root, className)} {...rest}>
        {pictures.slice(0, max).map((picture, place) => (
          <li key={picture.sources[0]?.url}>
            <button
              type="button"
              className={styles.thumb}
              onClick={() => {
                setIndex(place);
                setOpen(true);
              }}
            >
              <VisuallyHidden>{t('components.preview.open', { name: picture.alt[locale] })}</VisuallyHidden>
              <Picture picture={picture} alt="" fill sizes="(min-width: 480px) 150px, 33vw" />
              {hidden > 0 && place === max - 1 && <span className={styles.more}>+{hidden}</span>}
            </button>
          </li>
        ))}
      </ul>
      <ImagePreview
        open={open}
        onOpenChange={setOpen}
        index={index}
        onIndexChange={setIndex}
        items={pictures.map((picture) => ({ type: 'image', picture }))}
      />
    </>
  );
}
