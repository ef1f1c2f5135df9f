import type { Virtualizer } from '@tanstack/react-virtual';
import type { VirtualListProps } from './VirtualList';
import styles from './VirtualList.module.css';

/** What a server takes for the window: enough rows for any phone. */
export const firstWindow = { width: 480, height: 900 };

interface RowsProps<Item, Scroller extends Element | Window>
  extends Pick<VirtualListProps<Item>, 'label' | 'items' | 'children'> {
  virtualizer: Virtualizer<Scroller, Element>;
  /** How far from the start of what scrolls the list begins. */
  offsetPx: number;
}

/** The rows that are seen, each at its place in a list as high as all of them. */
export function Rows<Item, Scroller extends Element | Window>({
  label,
  items,
  children,
  virtualizer,
  offsetPx,
}: RowsProps<Item, Scroller>) {
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  return (
    <ul
      aria-label={label}
      className={styles.list}
      style={{
        height: virtualizer.getTotalSize(),
        // Stands for the rows above the first one that is seen.
        paddingTop: first ? Math.max(0, first.start - offsetPx) : 0,
      }}
    >
      {rows.map((row) => {
        const item = items[row.index];
        return item === undefined ? null : (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
          >
            {children(item, row.index)}
          </li>
        );
      })}
    </ul>
  );
}
