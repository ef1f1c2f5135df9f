import { albumMaxCount, type Picture as PictureData } from '@yunyou/contract';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../../class-names';
import { useModule } from '../../hooks/use-module';
import { useTexts } from '../../texts';
import { Picture } from '../picture';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Album.module.css';

export interface AlbumProps extends ComponentProps<'ul'> {
  /** Every picture of the album. */
  pictures: readonly PictureData[];
  /** How many are shown as thumbnails; the viewer has them all. Default 9. */
  max?: number;
  /** `page`: the page is about them; on a desktop they fill its width, four beside each other. Default `list`. */
  look?: 'list' | 'page';
}

/** As wide as a thumbnail becomes. */
const SIZES = {
  list: '(min-width: 480px) 150px, 33vw',
  page: '(min-width: 1024px) 300px, (min-width: 480px) 150px, 33vw',
};

const loadPreview = () => import('../image-preview').then((module) => module.ImagePreview);

/** Thumbnails side by side; a tap opens the viewer. */
export function Album({ pictures, max = albumMaxCount, look = 'list', className, ...rest }: AlbumProps) {
  const { t, locale } = useTexts();
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const ImagePreview = useModule(loadPreview, open, () => setOpen(false));
  const hidden = pictures.length - max;
  return (
    <>
      <ul className={classNames(styles.root, className)} data-look={look} {...rest}>
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
              <Picture picture={picture} alt="" fill sizes={SIZES[look]} />
              {hidden > 0 && place === max - 1 && <span className={styles.more}>+{hidden}</span>}
            </button>
          </li>
        ))}
      </ul>
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
