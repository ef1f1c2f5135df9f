import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { movedBy, scaledAt, TAP_SCALE, type View, whole } from './view-of';

interface Finger {
  x: number;
  y: number;
}

/** Two taps within this time and distance are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
/** What one press of a key makes of the scale. */
const KEY_FACTOR = 1.5;

const middleOf = (fingers: readonly Finger[]): Finger => ({
  x: fingers.reduce((sum, finger) => sum + finger.x, 0) / fingers.length,
  y: fingers.reduce((sum, finger) => sum + finger.y, 0) / fingers.length,
});

const spanOf = ([a, b]: readonly Finger[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * How a picture is looked at, changed by two fingers, a double tap, Ctrl and the wheel, and keys. While the picture is
 * whole, one finger is left to whatever holds the picture.
 *
 * @param active keys are for this picture; when it no longer is, it is whole again
 */
export function useView(frame: RefObject<HTMLElement | null>, active: boolean) {
  const [view, setView] = useState<View>(whole);
  // Under the fingers the picture follows at once; otherwise it may take its time.
  const [held, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Finger>());
  const lastTap = useRef<Finger & { atMs: number }>(undefined);
  const zoomed = view.scale > 1;

  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const scaleAt = (factor: number, at: Finger) => {
    const { left, top, width, height } = box();
    const point = { x: at.x - left - width / 2, y: at.y - top - height / 2 };
    setView((before) => scaledAt(before, { width, height }, factor, point));
  };

  useEffect(() => {
    if (!active) {
      setView(whole);
      return;
    }
    const press = (event: KeyboardEvent) => {
      const factor = { '+': KEY_FACTOR, '=': KEY_FACTOR, '-': 1 / KEY_FACTOR }[event.key];
      const size = frame.current?.getBoundingClientRect();
      if (factor && size) setView((before) => scaledAt(before, size, factor, { x: 0, y: 0 }));
      else if (event.key === '0') setView(whole);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active, frame]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Not passive, which React's own handlers are: the browser must not scroll or scale the page as well.
    const keep = (event: TouchEvent) => {
      if (event.cancelable && (zoomed || event.touches.length > 1)) event.preventDefault();
    };
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      setView((before) => scaledAt(before, { width, height }, Math.exp(-event.deltaY / 200), at));
    };
    element.addEventListener('touchmove', keep, { passive: false });
    element.addEventListener('wheel', turn, { passive: false });
    return () => {
      element.removeEventListener('touchmove', keep);
      element.removeEventListener('wheel', turn);
    };
  }, [frame, zoomed]);

  const tap = (at: Finger, atMs: number) => {
    const before = lastTap.current;
    lastTap.current = { ...at, atMs };
    if (!before || atMs - before.atMs > DOUBLE_TAP_MS || spanOf([before, at]) > DOUBLE_TAP_PX) return;
    lastTap.current = undefined;
    if (zoomed) setView(whole);
    else scaleAt(TAP_SCALE, at);
  };
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setHeld(false);
  };

  return {
    view,
    zoomed,
    held,
    handlers: {
      onPointerDown(event: PointerEvent) {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (fingers.current.size === 1) tap({ x: event.clientX, y: event.clientY }, event.timeStamp);
        else lastTap.current = undefined;
      },
      onPointerMove(event: PointerEvent) {
        if (!fingers.current.has(event.pointerId)) return;
        const before = [...fingers.current.values()];
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const after = [...fingers.current.values()];
        if (!zoomed && after.length < 2) return;
        setHeld(true);
        const [from, to] = [middleOf(before), middleOf(after)];
        const { width, height } = box();
        setView((seen) => movedBy(seen, { width, height }, { x: to.x - from.x, y: to.y - from.y }));
        if (after.length === 2 && spanOf(before) > 0) scaleAt(spanOf(after) / spanOf(before), to);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  };
}
