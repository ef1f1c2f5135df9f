import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useMediaQuery } from '../../hooks/use-media-query';

/**
 * Calls `onTick` every `everyMs` while the visitor leaves the element alone: not under the pointer, not holding the
 * focus, in a visible page, not in the large-text mode and not for those who asked for less motion.
 */
export function useAutoplay(
  ref: RefObject<HTMLElement | null>,
  everyMs: number | false,
  running: boolean,
  onTick: () => void,
): void {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const tick = useEffectEvent(() => {
    const element = ref.current;
    if (!element || document.hidden) return;
    if (element.matches(':hover, :focus-within') || element.closest('[data-text="large"]')) return;
    onTick();
  });
  useEffect(() => {
    if (!everyMs || !running || still) return;
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, running, still]);
}
