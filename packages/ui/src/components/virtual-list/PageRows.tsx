import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { firstWindow, Rows } from './Rows';
import type { VirtualListProps } from './VirtualList';

/** A list that is part of the page and scrolls with it. */
export function PageRows<Item>({
  className,
  style,
  footer,
  overscan = 6,
  ...list
}: Omit<VirtualListProps<Item>, 'height'>) {
  const { items, itemKey, rowHeightPx } = list;
  const root = useRef<HTMLDivElement>(null);
  const offsetPx = useTopInPage(root);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    overscan,
    scrollMargin: offsetPx,
    initialRect: firstWindow,
    // The first render must say what the server said, wherever the browser has scrolled to.
    initialOffset: 0,
  });
  return (
    <div ref={root} className={className} style={style}>
      <Rows {...list} virtualizer={virtualizer} offsetPx={offsetPx} />
      {footer}
    </div>
  );
}

/** How far from the top of the page an element begins, in CSS pixels; measured again when what is above it changes. */
function useTopInPage(ref: { readonly current: HTMLElement | null }): number {
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = ref.current?.getBoundingClientRect();
      if (box) setTopPx(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return topPx;
}
