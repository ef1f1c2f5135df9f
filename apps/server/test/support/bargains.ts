import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf } from '@yunyou/contract';
import type { Db } from '../../src/database/connect';
import {
  draftBargain,
  type NewBargainActivity,
  type NewBargainProduct,
  publishBargain,
} from '../../src/modules/bargain/operate';
import { type AddedActivity, addActivity } from './activities';
import { addAddress, order, pay } from './goods-orders';
import { agree } from './group-buys';
import { text } from './shop';
import type { TestServer } from './test-server';

type Line = Extract<RequestOf<'order', 'quote'>['lines'][number], { kind: 'goods' }>;

/** Something that is bargained for, of one option that a test has for itself. */
export type AddedBargain = AddedActivity;

export interface BargainChanges {
  startsMs?: number;
  endsMs?: number;
  total?: number;
  priceFen?: number;
  /** Normal price of a piece. */
  normalFen?: number;
  product?: Partial<NewBargainProduct>;
  activity?: Partial<NewBargainActivity>;
  isDraft?: boolean;
}

export const CLIENT_SEED = '00112233445566778899aabbccddeeff';

/** From 10,000 to 4,000 fen by four people within 24 hours, since a minute and for a week, of a hundred pieces. */
export async function addBargain(
  db: Db,
  nowMs: number,
  {
    total = 100,
    priceFen = 10_000,
    normalFen = 12_000,
    product,
    activity,
    isDraft = false,
    ...span
  }: BargainChanges = {},
): Promise<AddedBargain> {
  const { startsMs = nowMs - 60_000, endsMs = startsMs + 7 * 86_400_000 } = span;
  return addActivity(db, {
    ...{ normalFen, startsMs, endsMs },
    draft: (tx, { productId, skuId }) =>
      draftBargain(tx, {
        ...{ name: text('砍价', 'Bargain'), startsMs, endsMs, channels: [1, 2] },
        ...activity,
        products: [
          {
            ...{ kind: 'goods', productId, variantId: skuId, priceFen },
            ...{ floorPriceFen: 4_000, people: 4, units: [{ slot: '', total }] },
            ...product,
          },
        ],
      }),
    publish: isDraft ? undefined : (tx, activeId) => publishBargain(tx, activeId, nowMs),
  });
}

/** A line that is bought at the price of a bargain. */
export const bargainLine = (
  { activeId, activityProductId, productId, skuId }: AddedBargain,
  bargainId?: string,
  quantity = 1,
): Line => ({
  ...{ kind: 'goods', productId, skuDetailId: skuId, quantity },
  activity: { activeId, activeType: 8, activityProductId, ...(bargainId && { bargainId }) },
});

/** Agrees to the rules and starts a bargain. */
export async function startBargain(api: ApiClient, thing: AddedBargain) {
  const rulesVersion = await agree(api, thing.activeId);
  const { activityProductId, skuId: productSpec } = thing;
  return api.bargain.start({ activityProductId, productSpec, clientSeed: CLIENT_SEED, rulesVersion });
}

/** Members who help, each for the first time; answers what each took off. */
export async function friendsHelp(server: TestServer, bargainId: string, count: number): Promise<number[]> {
  const cuts: number[] = [];
  for (let index = 0; index < count; index++) {
    const friend = await server.member();
    cuts.push((await friend.bargain.help({ bargainId })).cutFen);
  }
  return cuts;
}

/** Orders at the price of a bargain, and does not pay. */
export async function orderBargain(api: ApiClient, thing: AddedBargain, bargainId: string) {
  const addressId = await addAddress(api);
  return order(api, [bargainLine(thing, bargainId)], { addressId });
}

/** The same, and pays at the sandbox cashier. */
export async function buyBargain(
  server: TestServer,
  api: ApiClient,
  thing: AddedBargain,
  bargainId: string,
): Promise<string> {
  const { id } = await orderBargain(api, thing, bargainId);
  await pay(server, api, id);
  return id;
}

/** A member registered so long ago that they are no news. */
export async function ofOld(db: Db, nowMs: number): Promise<void> {
  await db
    .updateTable('members')
    .set({ created_ms: nowMs - 86_400_000 })
    .execute();
}
