import { memberOf } from './lotteries';
import type { Outside } from './outside';

/** A set of blind boxes, as far as journeys need it. */
export interface BoxSet {
  activeId: string;
  saleState: string;
  left: number;
  items: { itemId: string; name: string; hidden: boolean; remaining: number }[];
}

const LOTTERY = 5;
/** A journey buys some, and others buy at the same time. */
const PLENTY = 10;

/** A set of which boxes are sold now. */
export async function boxesForSale(outside: Outside): Promise<BoxSet> {
  const { records } = await outside.call<{ records: { id: string }[] }>(
    'GET',
    '/mkg/public/api/activity/list',
    { activeType: LOTTERY, size: '50' },
  );
  for (const { id } of records) {
    // Draws have the same type, and no boxes.
    const set = await outside
      .call<BoxSet>('GET', '/mkg/public/api/blindBox/detail', { activeId: id })
      .catch(() => undefined);
    if (set?.saleState === 'onSale' && set.left >= PLENTY) return set;
  }
  throw new Error('No blind boxes are sold.');
}

/** What is in the member's next box; its record says that it was set by hand. */
export async function forceNextBox(
  outside: Outside,
  { activeId }: Pick<BoxSet, 'activeId'>,
  itemId: string,
  token: string,
): Promise<void> {
  const member = await memberOf(outside, token);
  await outside.press('console/blind-boxes/force', { id: activeId, item: itemId, member });
}

/** The seed of today is told at once. */
export const revealSeed = (outside: Outside, { activeId }: Pick<BoxSet, 'activeId'>): Promise<string> =>
  outside.press('console/blind-boxes/reveal', { id: activeId });
