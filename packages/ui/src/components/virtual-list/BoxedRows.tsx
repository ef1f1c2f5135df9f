import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { classNames } from '../../class-names';
import { firstWindow, Rows } from './Rows';
import type { VirtualListProps } from './VirtualList';
import styles from './VirtualList.module.css';

/** A list that scrolls in a box of its own. */
export function BoxedRows<Item>({
  height,
  className,
  style,
  footer,
  overscan = 6,
  ...list
}: VirtualListProps<Item> & { height: string }) {
  const { items, itemKey, rowHeightPx, label } = list;
  const box = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => keyAt(items, itemKey, index),
    overscan,
    initialRect: firstWindow,
  });
  return (
    <section
      ref={box}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
      tabIndex={0}
      className={classNames(styles.box, className)}
      style={{ height, ...style }}
    >
      <Rows {...list} virtualizer={virtualizer} offsetPx={0} />
      {footer}
    </section>
  );
}

function keyAt<Item>(
  items: readonly Item[],
  itemKey: (item: Item) => string,
  index: number,
): string | number {
  const item = items[index];
  return item === undefined ? index : itemKey(item);
}
