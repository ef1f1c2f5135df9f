import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Which of the groups is at the top of what is seen, from 0. Hears whatever scrolls: the page or a sheet. */
export function useGroupInView(
  root: RefObject<HTMLElement | null>,
  groups: () => readonly Element[],
): number {
  const [present, setPresent] = useState(0);
  const look = useEffectEvent(() => {
    const element = root.current;
    if (!element) return;
    // Group titles stay at a distance from the top of what scrolls; a group is there once it has passed them.
    const line = scrollerTop(element) + 2;
    const passed = groups().findLastIndex((group) => {
      const margin = Number.parseFloat(getComputedStyle(group).scrollMarginTop) || 0;
      return group.getBoundingClientRect().top - margin <= line;
    });
    setPresent(Math.max(0, passed));
  });
  useEffect(() => {
    let frame = 0;
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    document.addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', later, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, []);
  return present;
}

/** Where the nearest thing that scrolls begins, in the window; 0 for the page itself. */
function scrollerTop(element: Element): number {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body) return 0;
    const { overflowY } = getComputedStyle(parent);
    if (overflowY === 'auto' || overflowY === 'scroll') return parent.getBoundingClientRect().top;
  }
  return 0;
}
