import type { CSSProperties, ReactNode } from 'react';
import { BoxedRows } from './BoxedRows';
import { PageRows } from './PageRows';

export interface VirtualListProps<Item> {
  /** What the list is of, for screen readers. */
  label: string;
  /** Every item of the list. */
  items: readonly Item[];
  /** Tells items apart; must keep its identity over renders. */
  itemKey: (item: Item) => string;
  /** How high a row is about, in CSS pixels. Rows are measured when they appear; a good guess keeps the bar still. */
  rowHeightPx: number;
  /** One row. */
  children: (item: Item, index: number) => ReactNode;
  /** Rows kept ready beyond what is seen, on each side. Default 6. */
  overscan?: number;
  /** The list scrolls in a box of this height (any CSS length). Default: it is part of the page and scrolls with it. */
  height?: string;
  /** In the list's box, after the last row: `LoadMore`. Default none. */
  footer?: ReactNode;
  /** A further class of the box. Default none. */
  className?: string;
  /** Further styles of the box, such as its height. Default none. */
  style?: CSSProperties;
}

/**
 * A list of any length: only the rows that are seen are in the document, so that five thousand orders scroll like fifty.
 * A server renders the first rows; the browser takes over from there.
 */
export function VirtualList<Item>({ height, ...list }: VirtualListProps<Item>) {
  return height === undefined ? <PageRows {...list} /> : <BoxedRows height={height} {...list} />;
}
