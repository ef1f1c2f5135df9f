import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../class-names';
import styles from './Skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** `text` is as high as a line of the text around it, `block` and `circle` as high as `height`. Default `block`. */
  shape?: 'text' | 'block' | 'circle';
  /** CSS length. Default `100%`, for a circle the height. */
  width?: CSSProperties['width'];
  /** CSS length. Default `16px`; a `text` takes the line's. */
  height?: CSSProperties['height'];
}

/** A place that waits, in the shape of what comes. Decoration: put `aria-busy` on what is loading. */
export function Skeleton({ shape = 'block', width, height = 16, className, style, ...rest }: SkeletonProps) {
  const size =
    shape === 'text' ? { width } : { width: width ?? (shape === 'circle' ? height : undefined), height };
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.root, className)}
      data-shape={shape}
      style={{ ...size, ...style }}
      {...rest}
    />
  );
}
