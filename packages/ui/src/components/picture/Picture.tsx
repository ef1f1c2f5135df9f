import type { Picture as PictureData } from '@yunyou/contract';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../../class-names';
import { ImageOffIcon } from '../../icons';
import { useTexts } from '../../texts';
import { candidatesOf, type ResizeAddress } from './candidates';
import styles from './Picture.module.css';

export interface PictureProps extends ComponentProps<'span'> {
  /** Files, size, placeholder colour and words, as the contract has them. */
  picture: PictureData;
  /** Words in place of the picture's own; `''` when the words beside it say it already. Default: the picture's, in the page's language. */
  alt?: string;
  /** How wide the picture is shown, as in HTML's `sizes`; usually made by `shownSizes`. Default `100vw`. */
  sizes?: string;
  /** The picture decides how fast the page seems to be: fetched at once and first. One on a page. Default `false`. */
  priority?: boolean;
  /** In the first view, though not what it is about: fetched at once, in its turn. Default `false`. */
  eager?: boolean;
  /** Fills its container in place of keeping its own proportions. Default `false`. */
  fill?: boolean;
  /** Whether it fills its place and loses its edges, or is seen whole. Default `cover`. */
  fit?: 'cover' | 'contain';
  /** Makes the address of a width, for stores that resize on demand; asked for `shownWidth` × 1.5. Default: the files as they are. */
  resize?: ResizeAddress;
  /** Width in CSS pixels for `resize`. Default: the picture's own files are taken. */
  shownWidth?: number;
}

/** A picture that keeps its place: size and colour are there before it arrives, and words when it never does. */
export function Picture({
  picture,
  alt,
  sizes = '100vw',
  priority = false,
  eager = false,
  fill = false,
  fit = 'cover',
  resize,
  shownWidth,
  className,
  style,
  ...rest
}: PictureProps) {
  const { locale } = useTexts();
  const candidates = candidatesOf(picture, sizes, resize, shownWidth);
  const { src } = candidates;
  const [failedSrc, setFailedSrc] = useState<string>();
  const words = alt ?? picture.alt[locale];
  return (
    <span
      className={classNames(styles.root, className)}
      data-fill={fill || undefined}
      data-fit={fit}
      data-failed={failedSrc === src || undefined}
      style={{
        // Beside a picture that does not fill its place the colour would be a frame nobody asked for.
        backgroundColor: fit === 'cover' ? picture.color : undefined,
        aspectRatio: fill ? undefined : `${picture.width} / ${picture.height}`,
        ...style,
      }}
      {...rest}
    >
      {failedSrc === src ? (
        <span className={styles.failed}>
          <ImageOffIcon size={20} />
          {words}
        </span>
      ) : (
        <img
          // A picture that failed before the page came alive has fired its event unheard.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.src) setFailedSrc(src);
          }}
          className={styles.image}
          {...candidates}
          width={picture.width}
          height={picture.height}
          alt={words}
          loading={priority || eager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : eager ? undefined : 'low'}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}
