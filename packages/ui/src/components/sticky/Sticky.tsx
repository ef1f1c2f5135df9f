import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import styles from './Sticky.module.css';

export interface StickyProps extends ComponentProps<'div'> {
  /**
   * Where it stays: a CSS length from the top of what scrolls. Default: right under the
   * navigation bar, as high as it was measured.
   */
  top?: string;
  /** Called when it begins to stay (`true`) and when it goes with the page again. Default nothing. */
  onStuckChange?: (stuck: boolean) => void;
}

/**
 * Goes with the page until it meets the top, then stays there (layer 970). CSS alone holds it; `data-stuck` says that it
 * stays, for a line or a shadow under it.
 */
export function Sticky({
  top = 'var(--yy-nav-measured, var(--yy-nav-height))',
  onStuckChange,
  className,
  style,
  ...rest
}: StickyProps) {
  const start = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const [from, at] = [start.current?.getBoundingClientRect(), root.current?.getBoundingClientRect()];
      // Where it would stand and where it stands differ exactly while it stays behind.
      if (from && at) setStuck(at.top - from.top > 0.5);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    // Captured: whatever it is that scrolls, the page or a sheet, is heard.
    document.addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', later, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, []);

  const told = useRef(false);
  useEffect(() => {
    if (told.current === stuck) return;
    told.current = stuck;
    onStuckChange?.(stuck);
  }, [stuck, onStuckChange]);

  return (
    <>
      <div ref={start} aria-hidden="true" />
      <div
        ref={root}
        className={classNames(styles.root, className)}
        data-stuck={stuck || undefined}
        style={{ top, ...style }}
        {...rest}
      />
    </>
  );
}
