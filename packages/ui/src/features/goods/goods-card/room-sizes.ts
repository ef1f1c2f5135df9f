import { shownSizes } from '../../../components/picture';

/** Where tiles stand on a desktop: alone on the page, beside categories, beside a bar, in a page to read. */
export type GoodsRoom = 'page' | 'lead' | 'side' | 'narrow';

const column = 'min(50vw - 24px, 218px)';

/** How wide the picture of one of four tiles is; undefined where the page is theirs alone. */
export const roomSizes: Readonly<Record<GoodsRoom, string | undefined>> = {
  page: undefined,
  lead: shownSizes({ column, desktop: 'min(25vw - 90px, 218px)' }),
  side: shownSizes({ column, desktop: 'min(25vw - 120px, 188px)' }),
  narrow: shownSizes({ column, desktop: '166px' }),
};
