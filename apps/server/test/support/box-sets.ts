import type { Db } from '../../src/database/connect';
import type { DataProtection } from '../../src/security/data-protection';
import { type AddedBox, addBox, type BoxChanges, buyBoxes } from './boxes';
import { text } from './shop';

/** A set that a test has for itself: cups, bowls, and hidden vases. */
export interface AddedSet extends AddedBox {
  /** Cup, bowl, vase. */
  itemIds: string[];
}

export interface SetChanges extends Omit<BoxChanges, 'items'> {
  /** How many cups, bowls and vases. */
  counts?: readonly [number, number, number];
}

/** Ten cups, ten bowls and four vases, at 3,900 fen a box, since a minute and for a week; a vase within twelve boxes. */
export const addSet = (
  app: { db: Db; protection: DataProtection },
  nowMs: number,
  { counts: [cups, bowls, vases] = [10, 10, 4], ...changes }: SetChanges = {},
): Promise<AddedSet> =>
  addBox(app, nowMs, {
    ...changes,
    items: ({ productId, skuIds: [plain = '', rare = ''] }) => [
      { productId, variantId: plain, name: text('杯', 'Cup'), valueFen: 2_000, count: cups },
      { productId, variantId: plain, name: text('碗', 'Bowl'), valueFen: 4_000, count: bowls },
      { productId, variantId: rare, name: text('瓶', 'Vase'), valueFen: 6_000, count: vases, hidden: true },
    ],
  });

/** States the age of an adult, agrees to the rules, orders so many boxes and pays them; answers the order. */
export async function buyAsAdult(
  ...[server, api, set, quantity]: Parameters<typeof buyBoxes>
): Promise<string> {
  await api.blindBox.ageStatement({ birthDay: '1990-05-01' });
  return buyBoxes(server, api, set, quantity);
}
