import type { Picture as PictureData } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Picture, shownSizes } from '../picture';
import { Skeleton } from '../skeleton';
import styles from './PictureRow.module.css';

export interface PictureRowProps {
  /** The picture; decoration, because the words say it. Default: it waits, in the shape of what comes. */
  picture?: PictureData;
  /** Makes the picture a button that shows more of it. Default none. */
  action?: {
    /** What it shows, for screen readers. */
    label: string;
    onPress: () => void;
  };
  /** The words beside it. */
  children: ReactNode;
}

/** A square of 96px, cut from a picture of 3:2. */
const SIZES = shownSizes({ column: '144px' });

/** A small picture and words beside it, to stand in a card, a row or a link. A card of its own is a `MediaCard`. */
export function PictureRow({ picture, action, children }: PictureRowProps) {
  const shown = picture ? (
    <Picture picture={picture} alt="" fill sizes={SIZES} />
  ) : (
    <Skeleton height="100%" />
  );
  return (
    <div className={styles.root}>
      {action ? (
        <button type="button" className={styles.picture} aria-label={action.label} onClick={action.onPress}>
          {shown}
        </button>
      ) : (
        <span className={styles.picture}>{shown}</span>
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
