import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** From here on letting go refreshes, in CSS pixels of the content's way. */
export const releasePx = 56;
/** The content never goes further than this. */
const MOST_PX = 96;
/** The content goes this part of the finger's way: it feels as if something held it. */
const RESISTANCE = 0.5;

/** Whether nothing above the touched place can still be scrolled up to: neither the page nor a box inside it. */
function isAtTop(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}

/**
 * How far the content is pulled down, in CSS pixels; 0 when it is not. Hears touches only: a mouse scrolls by other means.
 *
 * @param onRelease called when the finger lets go beyond `releasePx`
 */
export function usePull(
  root: RefObject<HTMLElement | null>,
  enabled: boolean,
  onRelease: () => void,
): number {
  const [pulledPx, setPulledPx] = useState(0);
  const release = useEffectEvent(onRelease);

  useEffect(() => {
    const element = root.current;
    if (!element || !enabled) return;
    let from: { x: number; y: number } | undefined;
    let pulled = 0;
    const set = (px: number) => {
      pulled = px;
      setPulledPx(px);
    };
    const start = (event: TouchEvent) => {
      const touch = event.touches[0];
      from =
        touch && event.touches.length === 1 && isAtTop(event.target)
          ? { x: touch.clientX, y: touch.clientY }
          : undefined;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!from || !touch) return;
      const [right, down] = [touch.clientX - from.x, touch.clientY - from.y];
      // A way to the side belongs to what swipes, a way up to the page.
      if (pulled === 0 && (down <= 0 || Math.abs(right) > down)) {
        from = undefined;
        return;
      }
      // Also keeps the browser from reloading the page.
      if (event.cancelable) event.preventDefault();
      set(Math.min(MOST_PX, Math.max(0, down * RESISTANCE)));
    };
    const end = () => {
      from = undefined;
      const far = pulled >= releasePx;
      set(0);
      if (far) release();
    };
    const cancel = () => {
      from = undefined;
      set(0);
    };
    element.addEventListener('touchstart', start, { passive: true });
    // Not passive: React's own touch handlers can't keep the page from scrolling.
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', cancel);
    return () => {
      cancel();
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', cancel);
    };
  }, [root, enabled]);

  return pulledPx;
}
