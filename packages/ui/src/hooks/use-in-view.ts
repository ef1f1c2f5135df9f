import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onEnter` each time the element comes into view, or is about to (`rootMargin`). Does nothing while `wanted` is false. */
export function useInView(
  ref: RefObject<Element | null>,
  wanted: boolean,
  onEnter: () => void,
  rootMargin = '200px',
): void {
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    const element = ref.current;
    if (!wanted || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) enter();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, wanted, rootMargin]);
}
