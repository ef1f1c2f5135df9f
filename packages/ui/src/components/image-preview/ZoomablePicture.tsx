import type { Picture as PictureData } from '@yunyou/contract';
import { useRef } from 'react';
import { Picture } from '../picture';
import styles from './ImagePreview.module.css';
import { useView } from './use-view';

export interface ZoomablePictureProps {
  picture: PictureData;
  /** It is the one that is looked at: keys are for it. */
  active: boolean;
}

/**
 * A picture that two fingers, a double tap, Ctrl and the wheel, or `+`, `-` and `0` make larger, and that can be moved
 * then. While it is whole, a finger's way to the side is the carousel's. Fetched when the viewer opens.
 */
export function ZoomablePicture({ picture, active }: ZoomablePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, zoomed, held, handlers } = useView(frame, active);
  return (
    <div ref={frame} className={styles.frame} data-zoomable data-zoomed={zoomed || undefined} {...handlers}>
      <Picture
        className={styles.media}
        data-held={held || undefined}
        style={zoomed ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : undefined}
        picture={picture}
        fill
        fit="contain"
        priority={active}
      />
    </div>
  );
}
