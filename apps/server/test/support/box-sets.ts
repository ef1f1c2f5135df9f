import { randomBytes } from 'node:crypto';
import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf } from '@yunyou/contract';
import type { Db } from '../../src/database/connect';
import { inTransaction } from '../../src/database/transaction';
import { draftBox, type NewBox, publishBox } from '../../src/modules/blind-box/operate';
import type { DataProtection } from '../../src/security/data-protection';
import { CONTACT } from './goods-orders';
import { agree } from './group-buys';
import { addProduct, addShop, PICTURE, text } from './shop';
import { startPaying, type TestServer } from './test-server';

const DAY_MS = 86_400_000;

export const newClientSeed = (): string => randomBytes(16).toString('hex');

/** A set that a test has for itself, with goods of its own: cups, bowls, and one hidden vase. */
export interface AddedSet {
  activeId: string;
  activityProductId: string;
  /** Cup, bowl, vase; the vase is hidden. */
  itemIds: string[];
  /** What comes out of its boxes. */
  skuIds: string[];
}

export interface SetChanges extends Partial<Omit<NewBox, 'items'>> {
  /** How many cups, bowls and vases. */
  counts?: readonly [number, number, number];
}

/** Ten cups, ten bowls and four vases, at 3,900 fen a box, since a minute and for a week; a vase within twelve boxes. */
export async function addSet(
  { db, protection }: { db: Db; protection: DataProtection },
  nowMs: number,
  { counts = [10, 10, 4], ...changes }: SetChanges = {},
): Promise<AddedSet> {
  const { startsMs = nowMs - 60_000, endsMs = startsMs + 7 * DAY_MS } = changes;
  const { productId, skuIds } = await addProduct(db, await addShop(db), {
    skus: counts.map((total, place) => ({ priceFen: (place + 1) * 2_000, total: total + 5 })),
  });
  const names = [text('杯', 'Cup'), text('碗', 'Bowl'), text('瓶', 'Vase')];
  const made = await inTransaction(db, async (tx) => {
    const drafted = await draftBox(tx, {
      ...{ name: text('小器盲盒', 'Small wares'), picture: PICTURE, priceFen: 3_900, startsMs, endsMs },
      ...changes,
      items: counts.map((count, place) => ({
        ...{ productId, variantId: skuIds[place] ?? '', count, hidden: place === 2 },
        ...(names[place] && { name: names[place] }),
      })),
    });
    await publishBox(tx, drafted.activeId, { protection, nowMs });
    return drafted;
  });
  return { ...made, skuIds };
}

/** A line of so many boxes. */
export const boxLine = (
  { activeId, activityProductId }: Pick<AddedSet, 'activeId' | 'activityProductId'>,
  quantity = 1,
): Extract<RequestOf<'order', 'quote'>['lines'][number], { kind: 'box' }> => ({
  ...{ kind: 'box', productId: activeId, quantity },
  activity: { activeId, activeType: 5, activityProductId },
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
