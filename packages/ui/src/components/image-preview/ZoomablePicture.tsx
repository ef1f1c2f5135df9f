import type { Picture as PictureData } from '@yunyou/contract';
import { useEffect, useRef, useState } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { Picture } from '../picture';
import styles from './ImagePreview.module.css';

export interface ZoomablePictureProps {
  picture: PictureData;
  /** It is the one that is looked at: keys are for it. */
  active: boolean;
}

const MOST_ZOOM = 4;
/** What a double tap and a key make of the whole picture. */
const STEP = 1;
const whole = { width: '100%', height: '100%' } as const;

/**
 * A picture that two fingers, a double tap, Ctrl and the wheel, or `+`, `-` and `0` make larger, and that can be moved
 * then. While it is whole, a finger's way to the side is the carousel's. Fetched with its library by `ImagePreview`.
 */
export function ZoomablePicture({ picture, active }: ZoomablePictureProps) {
  const control = useRef<ReactZoomPanPinchRef>(null);
  const [zoomed, setZoomed] = useState(false);

  useEffect(() => {
    if (!active) {
      control.current?.resetTransform(0);
      return;
    }
    const press = (event: KeyboardEvent) => {
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const durationMs = still ? 0 : 200;
      if (event.key === '+' || event.key === '=') control.current?.zoomIn(STEP, durationMs);
      else if (event.key === '-') control.current?.zoomOut(STEP, durationMs);
      else if (event.key === '0') control.current?.resetTransform(durationMs);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);

  return (
    <div className={styles.media} data-zoomed={zoomed || undefined}>
      <TransformWrapper
        ref={control}
        minScale={1}
        maxScale={MOST_ZOOM}
        doubleClick={{ mode: 'toggle', step: STEP, animationTime: 0 }}
        wheel={{ activationKeys: ['Control'] }}
        panning={{ disabled: !zoomed }}
        onTransform={(_, { scale }) => setZoomed(scale > 1.01)}
      >
        {/* The library's own styles say that both are as large as their content. */}
        <TransformComponent wrapperStyle={whole} contentStyle={whole}>
          <Picture className={styles.media} picture={picture} fill fit="contain" priority={active} />
        </TransformComponent>
      </TransformWrapper>
    </div>
  );
}
