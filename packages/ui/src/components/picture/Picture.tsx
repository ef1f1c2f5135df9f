import { imageResizeFactor, type Picture as PictureData } from '@yunyou/contract';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../../class-names';
import { ImageOffIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './Picture.module.css';

export interface PictureProps extends ComponentProps<'span'> {
  /** Files, size, placeholder colour and words, as the contract has them. */
  picture: PictureData;
  /** Words in place of the picture's own; `''` when the words beside it say it already. */
  alt?: string;
  /** How wide the picture is shown, as in HTML's `sizes`. Default `100vw`. */
  sizes?: string;
  /** The picture decides how fast the page seems to be: fetched at once and first. Default `false`. */
  priority?: boolean;
  /** Fills its container in place of keeping its own proportions. Default `false`. */
  fill?: boolean;
  /** Default `cover`. */
  fit?: 'cover' | 'contain';
  /** Makes the address of a width, for stores that resize on demand; asked for `shownWidth` × 1.5. Default: the files as they are. */
  resize?: (url: string, width: number) => string;
  /** Width in CSS pixels for `resize`. */
  shownWidth?: number;
}

/** The address and the choice of addresses a browser gets. */
function addressesOf(
  { sources }: PictureData,
  resize: PictureProps['resize'],
  shownWidth: number | undefined,
) {
  const widest = sources.at(-1)?.url ?? '';
  if (resize && shownWidth) return { src: resize(widest, Math.ceil(shownWidth * imageResizeFactor)) };
  if (sources.length < 2) return { src: widest };
  return { src: widest, srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', ') };
}

/** A picture that keeps its place: size and colour are there before it arrives, and words when it never does. */
export function Picture({
  picture,
  alt,
  sizes = '100vw',
  priority = false,
  fill = false,
  fit = 'cover',
  resize,
  shownWidth,
  className,
  style,
  ...rest
}: PictureProps) {
  const { locale } = useTexts();
  const { src, srcSet } = addressesOf(picture, resize, shownWidth);
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
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          width={picture.width}
          height={picture.height}
          alt={words}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}
