import type { Picture as PictureData } from '@yunyou/contract';
import type { CSSProperties } from 'react';
import { classNames } from '../../../class-names';
import { toneOf } from '../../../components/home-theme/tone';
import { Picture } from '../../../components/picture';
import { OperatorLink } from '../../../shell';
import styles from './PictureTile.module.css';

export interface PictureTileProps {
  /** What is shown; its colour carries the words. */
  picture: PictureData;
  /** First line of the words. */
  title: string;
  /** Second line of the words. */
  subtitle: string;
  /** Where it leads, as the operator wrote it. */
  link: string;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
  /** It decides how fast the page seems to be. Default `false`. */
  priority?: boolean;
  /** Class of the root element. Default none. */
  className?: string;
}

/**
 * A picture with words on it. Under the words the picture dissolves into its own colour, as hills do in mist, and the
 * words are dark or pale by that colour: readable on every picture, before it has arrived too.
 */
export function PictureTile({
  picture,
  title,
  subtitle,
  link,
  sizes,
  priority,
  className,
}: PictureTileProps) {
  const mist: CSSProperties & { '--tile-color': string } = { '--tile-color': picture.color };
  return (
    <OperatorLink to={link} className={classNames(styles.root, className)}>
      <span className={styles.words} data-tone={toneOf(picture.color) ?? 'light'} style={mist}>
        <span className={styles.title}>{title}</span>
        <span className={styles.subtitle}>{subtitle}</span>
      </span>
      <Picture picture={picture} alt="" fill sizes={sizes} priority={priority} />
    </OperatorLink>
  );
}
