import { randomBytes } from 'node:crypto';
import type { ApiClient } from '@yunyou/api-client';
import type { Db } from '../../src/database/connect';
import type { DataProtection } from '../../src/security/data-protection';
import { type AddedBox, addBox, type BoxChanges, boxLine } from './boxes';
import { CONTACT } from './goods-orders';
import { agree } from './group-buys';
import { text } from './shop';
import { startPaying, type TestServer } from './test-server';

export const newClientSeed = (): string => randomBytes(16).toString('hex');

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
export async function buyBoxes(
  server: Pick<TestServer, 'press'>,
  api: ApiClient,
  set: Pick<AddedSet, 'activeId' | 'activityProductId'>,
  quantity = 1,
): Promise<string> {
  await api.blindBox.ageStatement({ birthDay: '1990-05-01' });
  await agree(api, set.activeId);
  const lines = [boxLine(set, quantity)];
  const { totalFen } = await api.order.quote({ lines });
  const { id } = await api.order.create({ lines, ...CONTACT, expectedTotalFen: totalFen });
  await server.press('cashier/pay', { prepay_id: await startPaying(api, id) });
  return id;
}

/** Boxes of a member that they can open, of one set. */
export async function unopened(api: ApiClient, activeId: string): Promise<string[]> {
  const { records } = await api.blindBox.mine({ activeId, size: 50 });
  return records.filter(({ state }) => state === 'paid').map(({ unitId }) => unitId);
}

/** Opens a box by what the page says. */
export async function openOne(api: ApiClient, activeId: string, unitId: string, changes: object = {}) {
  const { commitment } = await api.blindBox.detail({ activeId });
  return api.blindBox.open({
    ...{ unitId, commitment, clientSeed: newClientSeed(), openingAgreed: true },
    ...changes,
  });
}
