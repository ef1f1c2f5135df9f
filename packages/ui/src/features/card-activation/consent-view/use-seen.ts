import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls once something has been on screen. The text before it must be there: an empty page shows its end at once. */
export function useSeen(onSeen: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const { current } = mark;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      // The text comes with its own code, and pushes its end away when it does.
      if (current.parentElement?.querySelector('[aria-busy="true"]')) return;
      observer.disconnect();
      tell();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return mark;
}
