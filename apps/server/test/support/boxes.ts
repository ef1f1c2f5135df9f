import { randomBytes } from 'node:crypto';
import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf } from '@yunyou/contract';
import type { Db } from '../../src/database/connect';
import { inTransaction } from '../../src/database/transaction';
import { draftBox, type NewBox, publishBox } from '../../src/modules/blind-box/operate';
import type { DataProtection } from '../../src/security/data-protection';
import { order, pay } from './goods-orders';
import { agree } from './group-buys';
import { addProduct, addShop, PICTURE, text } from './shop';
import type { TestServer } from './test-server';

type Line = Extract<RequestOf<'order', 'quote'>['lines'][number], { kind: 'box' }>;

/** A set that a test has for itself, with goods of its own. */
export interface AddedBox {
  activeId: string;
  activityProductId: string;
  itemIds: string[];
  supplierId: string;
  productId: string;
  /** What a box has, and what it has rarely. */
  skuIds: string[];
}

export interface BoxChanges extends Partial<Omit<NewBox, 'items'>> {
  items?: (goods: { productId: string; skuIds: string[] }) => NewBox['items'];
  isDraft?: boolean;
}

/** Twenty boxes at 3,900 fen since a minute and for a week: eighteen fans and two hidden bridges, of five hundred pieces each. */
export async function addBox(
  { db, protection }: { db: Db; protection: DataProtection },
  nowMs: number,
  { items, isDraft = false, ...changes }: BoxChanges = {},
): Promise<AddedBox> {
  const { startsMs = nowMs - 60_000, endsMs = startsMs + 7 * 86_400_000 } = changes;
  const supplierId = await addShop(db);
  const { productId, skuIds } = await addProduct(db, supplierId, {
    skus: [
      { priceFen: 3_000, total: 500 },
      { priceFen: 9_000, total: 500 },
    ],
  });
  const [fan = '', bridge = ''] = skuIds;
  const drafted = await inTransaction(db, async (tx) => {
    const made = await draftBox(tx, {
      ...{ name: text('六景', 'Six views'), picture: PICTURE, startsMs, endsMs, priceFen: 3_900 },
      ...changes,
      items: items?.({ productId, skuIds }) ?? [
        { productId, variantId: fan, name: text('扇', 'Fan'), count: 18 },
        { productId, variantId: bridge, name: text('桥', 'Bridge'), count: 2, hidden: true },
      ],
    });
    if (!isDraft) await publishBox(tx, made.activeId, { protection, nowMs });
    return made;
  });
  return { ...drafted, supplierId, productId, skuIds };
}

export const boxLine = (
  { activeId, activityProductId }: Pick<AddedBox, 'activeId' | 'activityProductId'>,
  quantity = 1,
): Line => ({
  ...{ kind: 'box', productId: activeId, quantity },
  activity: { activeId, activeType: 5, activityProductId },
});

/** Somebody of age, who has said so. */
export async function adult(server: TestServer): Promise<ApiClient> {
  const api = await server.member();
  await api.blindBox.ageStatement({ birthDay: '1990-01-01' });
  return api;
}

/** Agrees to the rules and orders boxes, and does not pay. */
export async function orderBoxes(
  api: ApiClient,
  box: Pick<AddedBox, 'activeId' | 'activityProductId'>,
  quantity = 1,
) {
  await agree(api, box.activeId);
  return order(api, [boxLine(box, quantity)]);
}

/** The same, and pays at the sandbox cashier; answers the order's id. */
export async function buyBoxes(
  server: Pick<TestServer, 'press'>,
  api: ApiClient,
  box: Pick<AddedBox, 'activeId' | 'activityProductId'>,
  quantity = 1,
): Promise<string> {
  const { id } = await orderBoxes(api, box, quantity);
  await pay(server, api, id);
  return id;
}

export const newClientSeed = (): string => randomBytes(16).toString('hex');

/** Boxes of a member that they can open, of one set. */
export async function unopened(api: ApiClient, { activeId }: Pick<AddedBox, 'activeId'>): Promise<string[]> {
  const { records } = await api.blindBox.mine({ activeId, size: 50 });
  return records.filter(({ state }) => state === 'paid').map(({ unitId }) => unitId);
}

/** Opens a box of the set by what its page shows; by default one of the member's that is not open yet. */
export async function openOne(
  api: ApiClient,
  set: Pick<AddedBox, 'activeId'>,
  unitId?: string,
  changes: object = {},
) {
  const { commitment } = await api.blindBox.detail({ activeId: set.activeId });
  return api.blindBox.open({
    ...{ unitId: unitId ?? (await unopened(api, set))[0] ?? '', commitment },
    ...{ clientSeed: newClientSeed(), openingAgreed: true },
    ...changes,
  });
}
